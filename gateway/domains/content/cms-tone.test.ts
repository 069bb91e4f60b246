import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, contrast } from '../../lib/color.ts';
import { toneOf } from './cms-page.ts';

const TEXTS: Readonly<Record<string, Color>> = { LIGHT: '#4f4a44', MEDIUM: '#000000', DARK: '#ffffff' };

test('on a ground of any colour the text that goes with its tone is legible', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const ground: Color = `#${number.toString(16).padStart(6, '0')}`;
      const text = TEXTS[toneOf(ground) ?? ''];
      expect(text && contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 3000 },
  ));

test.each([
  ['#ebe7df', 'LIGHT'],
  ['hsl(30, 90%, 50%)', 'MEDIUM'],
  ['rgb(12, 30, 80)', 'DARK'],
  ['navy', null],
  ['rgba(0, 0, 0, 0.5)', null],
  ['', null],
])('%s is %s', (color, tone) => expect(toneOf(color)).toBe(tone));
