import { expect, test } from 'vitest';
import type { StorefrontTheme } from '../../schema/theme-contract.ts';
import { fontPreloads, themeSheet } from './shop-theme.ts';

const COLORS = {
  ground: '#ffffff',
  quietGround: '#f5f6f7',
  strongGround: '#ececef',
  text: '#0f172a',
  secondaryText: '#444a58',
  mutedText: '#5f6572',
  line: '#d9dbde',
  control: '#80858f',
  accent: '#1a56db',
  activeAccent: '#0040b0',
  onAccent: '#ffffff',
  link: '#1a56db',
  danger: '#b81e13',
  success: '#2b6544',
  warning: '#7a5200',
};
const PLAIN: StorefrontTheme = {
  light: null,
  dark: null,
  darkLogoUrl: null,
  typeface: null,
  fontFiles: [],
  corners: null,
  pictureFrame: null,
  pictureFit: null,
  pictureGround: null,
  pictureText: null,
  density: null,
};

test('has no style sheet without a theme and preloads the default typeface', () => {
  expect(themeSheet(null)).toBe('');
  expect(themeSheet(PLAIN)).toBe('');
  expect(fontPreloads(null)).toEqual(['/fonts/archivo-kontor.woff2']);
});

test('applies dark colours by system preference and by choice', () => {
  const sheet = themeSheet({
    ...PLAIN,
    light: COLORS,
    dark: { ...COLORS, ground: '#0b1220', text: '#e5e9f0' },
  });
  expect(sheet).toMatch(
    /^:root\{--paper:#ffffff;.*color-scheme:light\}:root\[data-theme="dark"\]\{--paper:#0b1220;/,
  );
  expect(sheet).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme\]\)\{--paper:#0b1220;.*color-scheme:dark\}\}$/,
  );
});

test('shows the dark logo in dark mode only', () => {
  const sheet = themeSheet({ ...PLAIN, darkLogoUrl: '/media/a/night.svg?ts=1' });
  const night = '{--logo:url("/media/a/night.svg?ts=1");}';
  expect(sheet).toBe(
    `:root[data-theme="dark"]${night}@media (prefers-color-scheme:dark){:root:not([data-theme])${night}}`,
  );
});

test('gives contained pictures a background that is dimmed in dark mode', () => {
  const sheet = themeSheet({
    ...PLAIN,
    pictureFit: 'CONTAIN',
    pictureGround: '#ffffff',
    pictureFrame: 'SQUARE',
  });
  expect(sheet).toContain(':root{--frame:1/1;--fit:contain;--picture-ground:#ffffff;');
  expect(sheet).toContain('{--picture-ground:color-mix(in srgb,#ffffff 86%,#000);}');
});

test('preloads the typeface of the shop without blocking text', () => {
  const theme: StorefrontTheme = {
    ...PLAIN,
    typeface: 'SERIF',
    fontFiles: [{ url: '/media/a/face.woff2?ts=1', weights: '100 900' }],
  };
  expect(fontPreloads(theme)).toEqual(['/media/a/face.woff2?ts=1']);
  expect(themeSheet(theme)).toMatch(
    /^@font-face\{font-family:"Shop";src:url\("\/media\/a\/face\.woff2\?ts=1"\) format\("woff2"\);font-weight:100 900;font-display:swap\}:root\{--font:"Shop",Charter,/,
  );
});

test('loads no file for a system typeface', () => {
  expect(fontPreloads({ ...PLAIN, typeface: 'SANS' })).toEqual([]);
  expect(themeSheet({ ...PLAIN, typeface: 'SANS' })).toContain('--font:system-ui,');
});

test('escapes the URL of a typeface', () => {
  const fontFiles = [{ url: '/media/a")}</style><script>.woff2', weights: '400' }];
  expect(themeSheet({ ...PLAIN, fontFiles })).not.toMatch(/[<>]|a"\)/);
});

test('gives contained pictures the quiet background or the configured one', () => {
  expect(themeSheet({ ...PLAIN, light: COLORS })).toContain('--picture-bed:#f5f6f7;');
  const dark = { ...COLORS, ground: '#0b1220', quietGround: '#10182a', text: '#e5e9f0' };
  expect(themeSheet({ ...PLAIN, light: dark })).not.toContain('--picture-bed');
  expect(themeSheet({ ...PLAIN, light: COLORS, pictureGround: '#eeeeee' })).toContain(
    '--picture-bed:#eeeeee;',
  );
});
