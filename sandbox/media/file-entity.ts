import { type Entity, entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';
import { mediaId } from '../shops/derive/ids.ts';

/** A private file has no address. */
export function fileEntity(
  key: string,
  title: string,
  isPrivate: boolean,
  view: Pick<View, 'origin'>,
): Entity {
  const path = `media/${key}.pdf`;
  return entity(
    'media',
    mediaId(`${key}.pdf`),
    {
      mimeType: 'application/pdf',
      fileExtension: 'pdf',
      fileSize: 1200,
      title,
      metaData: null,
      uploadedAt: '2026-01-05T08:00:00.000+00:00',
      alt: title,
      url: isPrivate ? '' : `${view.origin}/${path}`,
      fileName: key,
      translations: null,
      thumbnails: [],
      hasFile: true,
      private: isPrivate,
      path,
      config: null,
    },
    { alt: title, title, customFields: {} },
  );
}
