import { pictureSize } from '../pictures/pictures.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { View } from '../shop/view.ts';

/** Widths in px of the thumbnails of every picture. */
export const THUMBNAIL_WIDTHS = [400, 800, 1600] as const;

const FALLBACK = { width: 800, height: 1000 };

/** Width and height in px of a picture as it is served under `/media/`. */
export function mediaSize(key: string): { width: number; height: number } {
  return pictureSize(key) ?? FALLBACK;
}

/** The id of the media entity of a picture. */
export function mediaId(key: string): string {
  return idOf('media', key);
}

/** The `media` entity of a picture with thumbnails of 400, 800 and 1600 px width. */
export function mediaEntity(key: string, alt: string, view: View): Entity {
  const id = mediaId(key);
  const { width, height } = mediaSize(key);
  const thumbnails = THUMBNAIL_WIDTHS.map((thumbnailWidth) => {
    const thumbnailHeight = Math.round((thumbnailWidth * height) / width);
    const path = `thumbnail/${key}_${thumbnailWidth}x${thumbnailHeight}.webp`;
    return entity('media_thumbnail', idOf('thumbnail', `${key}:${thumbnailWidth}`), {
      path,
      width: thumbnailWidth,
      height: thumbnailHeight,
      url: `${view.origin}/${path}`,
      mediaId: id,
    });
  });
  return entity(
    'media',
    id,
    {
      mimeType: 'image/webp',
      fileExtension: 'webp',
      fileSize: width * 60,
      title: alt,
      metaData: { width, height, type: 18, hash: idOf('hash', key) },
      uploadedAt: '2026-01-05T08:00:00.000+00:00',
      alt,
      url: `${view.origin}/media/${key}.webp`,
      fileName: key,
      translations: null,
      thumbnails,
      hasFile: true,
      private: false,
      path: `media/${key}.webp`,
      config: null,
    },
    { alt, title: alt, customFields: {} },
  );
}
