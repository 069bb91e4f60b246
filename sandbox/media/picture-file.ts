import { readFile } from 'node:fs/promises';
import { demo } from '../shop/demo.ts';
import { pictureFile, storedWidths, THUMBNAIL_WIDTHS } from '../shops/derive/shop-files.ts';

/** WebP; undefined for an unknown key or size. */
async function picture(
  key: string,
  thumbnail?: { width: number; height: number },
): Promise<Buffer | undefined> {
  const size = demo.pictures.get(key);
  if (size === undefined) return undefined;
  if (thumbnail === undefined) return readFile(pictureFile(demo.key, key));
  const { width, height } = thumbnail;
  const known = THUMBNAIL_WIDTHS.find((one) => one === width);
  if (known === undefined || height !== Math.round((known * size.height) / size.width)) return undefined;
  if (storedWidths(size).includes(known)) return readFile(pictureFile(demo.key, key, known));
  const original = await readFile(pictureFile(demo.key, key));
  if (known === size.width) return original;
  const { default: sharp } = await import('sharp');
  return sharp(original).resize(known).webp().toBuffer();
}

const FULL = /^\/media\/([a-z0-9-]+)\.webp$/;
const THUMBNAIL = /^\/thumbnail\/([a-z0-9-]+)_(\d+)x(\d+)\.webp$/;

export function isPicturePath(path: string): boolean {
  return FULL.test(path) || THUMBNAIL.test(path);
}

export async function pictureAt(path: string): Promise<Buffer | undefined> {
  const [, key = ''] = FULL.exec(path) ?? [];
  if (key !== '') return picture(key);
  const [, small = '', width, height] = THUMBNAIL.exec(path) ?? [];
  return picture(small, { width: Number(width), height: Number(height) });
}
