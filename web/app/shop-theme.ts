import type { Corners, FontFile, StorefrontTheme, ThemeColors } from '../../schema/theme-contract.ts';
import { quoted } from '../shared/ui/css-string.ts';

type Tokens = Readonly<Record<string, string>>;

/** Typeface with a fallback of adjusted metrics (`web/styles/tokens.css`). */
const ARCHIVO_FILE = '/fonts/archivo-kontor.woff2';
const STACKS = {
  ARCHIVO: '"Archivo Kontor","Archivo Fallback",Arial,sans-serif',
  SANS: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif',
  SERIF: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,"Liberation Serif",serif',
} as const;
const FRAMES = { PORTRAIT: '4/5', TALL: '3/4', SQUARE: '1/1' } as const;
const CORNERS: Readonly<Record<Corners, Tokens>> = {
  NONE: { corner: '0px', 'corner-check': '0px' },
  SMALL: {
    corner: '4px',
    'corner-check': '4px',
    'corner-picture': '4px',
    'corner-box': '4px',
    'corner-tag': '2px',
  },
  ROUND: {
    corner: '12px',
    'corner-check': '6px',
    // A smaller radius for small pictures.
    'corner-picture': 'min(16px,8%)',
    'corner-box': '16px',
    'corner-tag': '4px',
    'corner-segment': '12px',
    'segment-gap': '9px',
  },
};
const COMPACT: Tokens = {
  'text-3xl': 'clamp(1.75rem,1.5rem + 1.1vw,2.5rem)',
  'text-4xl': 'clamp(2.25rem,1.6rem + 2.7vw,4rem)',
  gutter: 'clamp(10px,1.2vw,16px)',
  rows: 'clamp(20px,2.2vw,32px)',
  section: 'clamp(40px,5vw,72px)',
  block: 'clamp(36px,3.6vw,52px)',
  'section-head': 'clamp(14px,1.4vw,20px)',
  'height-control': '44px',
  'height-button': '46px',
};

/** Paths of font files to preload. */
export function fontPreloads(theme: StorefrontTheme | null): string[] {
  if (theme?.fontFiles.length) return theme.fontFiles.map(({ url }) => url);
  return theme?.typeface && theme.typeface !== 'ARCHIVO' ? [] : [ARCHIVO_FILE];
}

/** Style sheet that overrides `web/styles/tokens.css`; empty without a theme. */
export function themeSheet(theme: StorefrontTheme | null): string {
  if (!theme) return '';
  const { light, dark, darkLogoUrl, corners, pictureFrame, pictureFit, density } = theme;
  const { pictureGround, pictureText, darkPictureGround } = theme;
  const day = {
    ...(light && colorTokens(light)),
    ...(light && schemeOf(light).endsWith('light') && { 'picture-bed': light.quietGround }),
    ...((theme.typeface || theme.fontFiles.length > 0) && {
      font: (theme.fontFiles.length > 0 ? '"Shop",' : '') + STACKS[theme.typeface ?? 'SANS'],
    }),
    ...(corners && CORNERS[corners]),
    ...(pictureFrame && { frame: FRAMES[pictureFrame] }),
    ...(pictureFit && { fit: pictureFit === 'CONTAIN' ? 'contain' : 'cover' }),
    ...(pictureText && { 'on-picture': pictureText }),
    ...(pictureGround && { 'picture-ground': pictureGround, 'picture-bed': pictureGround }),
    ...(pictureGround &&
      pictureText &&
      schemeOf({ ground: pictureGround, text: pictureText }).endsWith('dark') && {
        'picture-tag': pictureGround,
      }),
    ...(density === 'COMPACT' && COMPACT),
  };
  const night = {
    ...(dark && colorTokens(dark)),
    ...(darkLogoUrl && { logo: `url(${quoted(darkLogoUrl)})` }),
    ...(darkPictureGround && {
      'picture-ground': `radial-gradient(circle closest-side at 50% 58%,color-mix(in srgb,${darkPictureGround},#fff 24%),color-mix(in srgb,${darkPictureGround},#000 30%) 150%)`,
      'picture-thumb': `color-mix(in srgb,${darkPictureGround},#fff 24%)`,
      'picture-filter': 'none',
      'picture-tag': 'var(--paper)',
      'on-picture': 'var(--ink)',
    }),
  };
  const nightRule = (selector: string) => rule(selector, night, dark ? schemeOf(dark) : '');
  const system = nightRule(':root:not([data-theme])');
  return [
    ...theme.fontFiles.map(fontFace),
    rule(':root', day, light ? schemeOf(light) : ''),
    nightRule(':root[data-theme="dark"]'),
    system && `@media (prefers-color-scheme:dark){${system}}`,
  ].join('');
}

function rule(selector: string, tokens: Tokens, more: string): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
  return declarations.length > 0 ? `${selector}{${declarations.join('')}${more}}` : '';
}

function colorTokens(colors: ThemeColors): Tokens {
  const { ground, text } = colors;
  return {
    paper: ground,
    'paper-2': colors.quietGround,
    'paper-3': colors.strongGround,
    ink: text,
    'ink-2': colors.secondaryText,
    'ink-3': colors.mutedText,
    line: colors.line,
    'line-strong': colors.control,
    accent: colors.accent,
    'accent-active': colors.activeAccent,
    'on-accent': colors.onAccent,
    danger: colors.danger,
    ok: colors.success,
    warn: colors.warning,
    shimmer: `color-mix(in srgb,${colors.strongGround},${ground})`,
    'check-mark': `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23${ground.slice(1)}' stroke-width='2'%3E%3Cpath d='M5 10.5l3.4 3.4L15 7'/%3E%3C/svg%3E")`,
  };
}

function schemeOf({ ground, text }: Pick<ThemeColors, 'ground' | 'text'>): string {
  const sum = (color: string) =>
    [1, 3, 5].reduce((total, from) => total + Number.parseInt(color.slice(from, from + 2), 16), 0);
  return `color-scheme:${sum(ground) < sum(text) ? 'dark' : 'light'}`;
}

function fontFace({ url, weights }: FontFile): string {
  return `@font-face{font-family:"Shop";src:url(${quoted(url)}) format("woff2");font-weight:${weights};font-display:swap}`;
}
