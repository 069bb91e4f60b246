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

test('escapes the URL of a typeface', () => {
  const fontFiles = [{ url: '/media/a")}</style><script>.woff2', weights: '400' }];
  expect(themeSheet({ ...PLAIN, fontFiles })).not.toMatch(/[<>]|a"\)/);
});
