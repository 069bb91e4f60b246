import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pictureFile, storedWidths, THUMBNAIL_WIDTHS } from '../../demo/derive/shop-files.ts';
import { demo } from '../shop/demo.ts';

/** The picture, or its thumbnail, as WebP; undefined for an unknown key, and for a size that it does not come in. */
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

/** Answers `/media/<key>.webp` and `/thumbnail/<key>_<w>x<h>.webp`; false for any other path. */
export async function servePicture(path: string, response: ServerResponse): Promise<boolean> {
  const full = /^\/media\/([a-z0-9-]+)\.webp$/.exec(path);
  const thumbnail = /^\/thumbnail\/([a-z0-9-]+)_(\d+)x(\d+)\.webp$/.exec(path);
  const key = full?.[1] ?? thumbnail?.[1];
  if (key === undefined) return false;
  const size = thumbnail === null ? undefined : { width: Number(thumbnail[2]), height: Number(thumbnail[3]) };
  const bytes = await picture(key, size);
  if (bytes === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return true;
  }
  response
    .writeHead(200, {
      'content-type': 'image/webp',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    .end(bytes);
  return true;
}
