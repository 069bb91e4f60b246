import { LRUCache } from 'lru-cache';
import type { ImageFit } from '../../../schema/generated/types.ts';
import type {
  Corners,
  Density,
  FontFile,
  PictureFrame,
  StorefrontTheme,
  Typeface,
} from '../../../schema/theme-contract.ts';
import { parseColor } from '../../lib/color.ts';
import { mediaPath } from '../../shopware/mappers/image.ts';
import { absent, type ShopFields, type ShopFile, shopPicture } from './shop-fields.ts';
import { type ConfiguredColors, type OnAdjusted, palettes, textOnPictures } from './theme-palette.ts';

const TYPEFACES: Readonly<Record<string, Typeface>> = { archivo: 'ARCHIVO', sans: 'SANS', serif: 'SERIF' };
const CORNERS: Readonly<Record<string, Corners>> = { none: 'NONE', small: 'SMALL', round: 'ROUND' };
const FRAMES: Readonly<Record<string, PictureFrame>> = { '4:5': 'PORTRAIT', '3:4': 'TALL', '1:1': 'SQUARE' };
const FITS: Readonly<Record<string, ImageFit>> = { cover: 'CROP', contain: 'CONTAIN' };
const DENSITIES: Readonly<Record<string, Density>> = { comfortable: 'COMFORTABLE', compact: 'COMPACT' };
export const FILE_FIELDS = ['dark_logo', 'font_file', 'font_file_bold'] as const;
const [, ...FONT_FIELDS] = FILE_FIELDS;
const FONT_TYPE = /^(?:font\/|application\/(?:x-)?font-|application\/octet-stream$|binary\/octet-stream$)/;

/** Theme of the shop. Each value is one of a list or a parsed colour, so that no text reaches the style sheet. */
export function theme(fields: ShopFields, files: readonly ShopFile[], name: string): StorefrontTheme | null {
  const [darkLogo = null, ...fonts] = files;
  const colors = colorsOf(fields);
  const pictureFit = fields.choice('picture_fit', FITS);
  const pictureGround =
    fields.color('picture_ground') ?? (pictureFit === 'CONTAIN' ? parseColor('#ffffff') : null);
  const { light = null, dark = null } = colors ?? {};
  const configured = {
    light,
    dark,
    darkLogoUrl: shopPicture(fields, 'dark_logo', darkLogo, name)?.url ?? null,
    typeface: fields.choice('font', TYPEFACES),
    corners: fields.choice('corners', CORNERS),
    pictureFrame: fields.choice('picture_frame', FRAMES),
    pictureFit,
    pictureGround,
    darkPictureGround: fields.color('dark_picture_ground'),
    pictureText: light || pictureGround ? textOnPictures(light?.text ?? null, pictureGround) : null,
    density: fields.choice('density', DENSITIES),
  };
  const fontFiles = fontFilesOf(fields, fonts);
  return fontFiles.length === 0 && Object.values(configured).every((value) => value === null)
    ? null
    : { ...configured, fontFiles };
}

type Palettes = ReturnType<typeof palettes>;

const derived = new LRUCache<
  string,
  { palettes: Palettes; adjusted: readonly [field: string, why: string][] }
>({
  max: 20,
});

function colorsOf(fields: ShopFields): Palettes {
  const configured = { light: configuredColors(fields, ''), dark: configuredColors(fields, 'dark_') };
  const key = JSON.stringify(configured);
  const known = derived.get(key) ?? derive(configured);
  derived.set(key, known);
  for (const [field, why] of known.adjusted) fields.note(field, why);
  return known.palettes;
}

function configuredColors(fields: ShopFields, scheme: '' | 'dark_'): ConfiguredColors {
  return {
    ground: fields.color(`${scheme}ground`),
    text: fields.color(`${scheme}text`),
    accent: fields.color(`${scheme}accent`),
  };
}

function derive(configured: Parameters<typeof palettes>[0]) {
  const adjusted: [field: string, why: string][] = [];
  const note =
    (scheme: '' | 'dark_'): OnAdjusted =>
    (name, why) =>
      adjusted.push([scheme + name, why]);
  return { palettes: palettes(configured, { light: note(''), dark: note('dark_') }), adjusted };
}

/** A single file has all weights; with a second one for bold text, the first has the others. */
function fontFilesOf(fields: ShopFields, fonts: readonly ShopFile[]): FontFile[] {
  const [regular = null, bold = null] = FONT_FIELDS.map((name, index) => fontUrl(fields, name, fonts[index]));
  if (regular === null) {
    if (bold !== null) fields.note('font_file_bold', 'needs a file for the other weights and is left out');
    return [];
  }
  return bold === null
    ? [{ url: regular, weights: '100 900' }]
    : [
        { url: regular, weights: '100 550' },
        { url: bold, weights: '551 900' },
      ];
}

function fontUrl(fields: ShopFields, name: string, file: ShopFile = null): string | null {
  if (file === null) return null;
  if (file === 'absent') return absent(fields, name);
  const url = mediaPath(file.url);
  if (url !== null && /\.woff2(?:\?|$)/i.test(url) && FONT_TYPE.test(file.mimeType ?? '')) return url;
  fields.note(name, 'is no WOFF2 file and is left out');
  return null;
}
