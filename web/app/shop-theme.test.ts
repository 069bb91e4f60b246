import { expect, test } from 'vitest';
import type { StorefrontTheme } from '../../schema/theme-contract.ts';
import { fontPreloads, themeSheet } from './shop-theme.ts';

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
  darkPictureGround: null,
  pictureText: null,
  density: null,
};

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

test('labels on a dark picture ground have that ground', () => {
  const theme: StorefrontTheme = { ...PLAIN, pictureGround: '#202020', pictureText: '#ffffff' };
  expect(themeSheet(theme)).toContain('--picture-tag:#202020;');
  expect(themeSheet({ ...theme, pictureGround: '#eeeeee', pictureText: '#171512' })).not.toContain(
    'picture-tag',
  );
});

test('a ground for pictures in dark mode replaces their dimming', () => {
  const theme: StorefrontTheme = { ...PLAIN, pictureGround: '#eeeeee', darkPictureGround: '#444444' };
  expect(themeSheet(theme)).toMatch(
    /^:root\{[^}]*--picture-ground:#eeeeee;[^}]*\}:root\[data-theme="dark"\]\{--picture-ground:radial-gradient\(circle .*#444444,#fff 24%\),color-mix\(in srgb,#444444,#000 30%\) 150%\);--picture-thumb:color-mix\(.*\);--picture-filter:none;/,
  );
});
