import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';
import { idOf, mediaId } from '../shops/derive/ids.ts';
import { type PictureSize, THUMBNAIL_WIDTHS } from '../shops/derive/shop-files.ts';

function sizeOf(key: string): PictureSize {
  const size = demo.pictures.get(key);
  if (size === undefined) throw new Error(`There is no picture ${key}`);
  return size;
}

/** With thumbnails 400, 800 and 1600 px wide. */
export function mediaEntity(key: string, alt: string, view: View): Entity {
  const id = mediaId(key);
  const { width, height } = sizeOf(key);
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
