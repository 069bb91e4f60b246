import type { ServerResponse } from 'node:http';
import { mediaSize, THUMBNAIL_WIDTHS } from './media-entity.ts';
import type { PictureCache } from './picture-cache.ts';

/** Answers `/media/<key>.webp` and `/thumbnail/<key>_<w>x<h>.webp`; false for any other path. */
export async function serveMedia(
  path: string,
  pictures: PictureCache,
  response: ServerResponse,
): Promise<boolean> {
  const full = /^\/media\/([a-z0-9-]+)\.webp$/.exec(path);
  const thumbnail = /^\/thumbnail\/([a-z0-9-]+)_(\d+)x(\d+)\.webp$/.exec(path);
  const key = full?.[1] ?? thumbnail?.[1];
  if (key === undefined) return false;
  const width = thumbnail === null ? undefined : Number(thumbnail[2]);
  const { width: fullWidth, height: fullHeight } = mediaSize(key);
  const allowed =
    width === undefined ||
    (THUMBNAIL_WIDTHS.some((known) => known === width) &&
      Number(thumbnail?.[3]) === Math.round((width * fullHeight) / fullWidth));
  const picture = allowed ? await pictures.get(key, width) : undefined;
  if (picture === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return true;
  }
  response
    .writeHead(200, {
      'content-type': 'image/webp',
      'content-length': picture.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    .end(picture);
  return true;
}
