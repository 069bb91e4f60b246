import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, contrast } from '../../lib/color.ts';
import { type ConfiguredColors, HOUSE, type Palette, palettes } from './theme-palette.ts';

const NOTHING: ConfiguredColors = { ground: null, text: null, accent: null };
const UNHEARD = { light: () => undefined, dark: () => undefined };
const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Color => `#${number.toString(16).padStart(6, '0')}`);
const saids = fc.record({
  ground: fc.option(hexes),
  text: fc.option(hexes),
  accent: fc.option(hexes),
});

function made(light: Partial<ConfiguredColors>, dark: Partial<ConfiguredColors> = {}) {
  const reports: string[] = [];
  const report = (scheme: string) => (name: string, why: string) => reports.push(`${scheme} ${name} ${why}`);
  const both = palettes(
    { light: { ...NOTHING, ...light }, dark: { ...NOTHING, ...dark } },
    { light: report('light'), dark: report('dark') },
  );
  if (both === null) throw new Error('No colour was said');
  return { ...both, reports };
}

function expectLegible(palette: Palette): void {
  const { ground, quietGround } = palette;
  const atLeast = (ratio: number, color: Color, ...grounds: Color[]) => {
    for (const groundValue of grounds) expect(contrast(color, groundValue)).toBeGreaterThanOrEqual(ratio);
  };
  atLeast(4.5, palette.text, ground);
  atLeast(4.5, palette.secondaryText, ground, quietGround);
  atLeast(4.5, palette.mutedText, ground, quietGround);
  atLeast(4.5, palette.onAccent, palette.accent, palette.activeAccent);
  for (const color of [palette.danger, palette.success, palette.warning]) atLeast(4.5, color, ground);
  atLeast(3, palette.accent, ground);
  atLeast(3, palette.control, ground);
}

test('all texts and controls are legible by day and by night for any configured colours', () =>
  fc.assert(
    fc.property(saids, saids, (light, dark) => {
      const both = palettes({ light, dark }, UNHEARD);
      if (both === null) return;
      expectLegible(both.light);
      expectLegible(both.dark);
    }),
    { numRuns: 300 },
  ));

test('three legible colours are used unchanged and not reported', () => {
  const colors = { ground: '#ffffff', text: '#0f172a', accent: '#1a56db' } as const;
  const { light, reports } = made(colors);
  expect(light).toMatchObject({ ...colors, onAccent: '#ffffff' });
  expect(reports).toEqual([]);
});

test('an illegible colour of text is darkened and reported by its name', () => {
  const { light, reports } = made({ ground: '#ffffff', text: '#9ca3af' });
  expect(light.text).not.toBe('#9ca3af');
  expect(reports).toEqual([
    'light text is shown with another lightness: its contrast with the ground is 2.5 to 1, and 4.5 are needed',
  ]);
});

test('the default palette equals that of the style sheet', () => {
  const sheet = readFileSync('web/styles/tokens.css', 'utf8');
  const names = {
    ground: 'paper',
    quietGround: 'paper-2',
    strongGround: 'paper-3',
    text: 'ink',
    secondaryText: 'ink-2',
    mutedText: 'ink-3',
    line: 'line',
    control: 'line-strong',
    danger: 'danger',
    success: 'ok',
    warning: 'warn',
  } as const;
  const [day = '', night = ''] = sheet.split(':root[data-theme="dark"]');
  for (const [name, token] of Object.entries(names)) {
    const key = name as keyof typeof names;
    expect(day).toContain(`--${token}: ${HOUSE.light[key]};`);
    expect(night).toContain(`--${token}: ${HOUSE.dark[key]};`);
  }
});
