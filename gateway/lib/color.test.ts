import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Color, contrast, hasContrast, legible, mix, parseColor } from './color.ts';

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Color => `#${number.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  test.each([
    ['#1A56DB', '#1a56db'],
    ['#abc', '#aabbcc'],
    ['#abcf', '#aabbcc'],
    ['#aabbccff', '#aabbcc'],
    [' #fff ', '#ffffff'],
    ['rgb(26, 86, 219)', '#1a56db'],
    ['rgba(26,86,219,1)', '#1a56db'],
    ['rgb(26 86 219 / 100%)', '#1a56db'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(210deg 50% 40%)', '#336699'],
  ])('%s is %s', (text, hex) => expect(parseColor(text)).toBe(hex));

  test.each([
    '',
    'blue',
    '#12',
    '#12345g',
    '#1a56db80',
    'rgb(26,86,219,0.5)',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'rgb(1,2,3,1,5)',
    'hsl(10, 20, 30)',
    'hsl(400 20% 30%)',
    'url(https://example.org)',
    '#fff;}body{display:none',
    'rgb(0,0,0);}*{x:y',
    'var(--ink)',
    'expression(alert(1))',
  ])('%s is none', (text) => expect(parseColor(text)).toBeNull());

  test('whatever is typed, what comes out is six digits or nothing', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), hexes, fc.constantFrom('rgb(', 'hsl(')), fc.string(), (one, two) => {
        const color = parseColor(one + two);
        expect(color ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    ));
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#171512', '#fbfaf7', 17.46],
  ] as const)('of %s and %s is %d', (one, other, ratio) =>
    expect(contrast(one, other)).toBeCloseTo(ratio, 1),
  );

  test('is mended for any pair of colours, to 4.5 for text and to 3 for controls', () =>
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(3, 4.5), (color, ground, ratio) => {
        expect(hasContrast(legible(color, [ground], ratio), [ground], ratio)).toBe(true);
      }),
      { numRuns: 500 },
    ));

  test('that is enough is left as it is', () => expect(legible('#1a56db', ['#ffffff'], 4.5)).toBe('#1a56db'));

  test('is mended by lightness, and no further than needed', () => {
    const mended = legible('#ffcc00', ['#ffffff'], 3);
    expect(contrast(mended, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(mended, '#ffffff')).toBeLessThan(3.2);
    // Still a yellow: more red than green, more green than blue.
    const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(mended) ?? [];
    expect(red > green && green > blue).toBe(true);
  });
});

test('a mix begins and ends with its colours', () =>
  fc.assert(
    fc.property(hexes, hexes, (from, to) => {
      expect([mix(from, to, 0), mix(from, to, 1)]).toEqual([from, to]);
    }),
  ));
