import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { FileRecord } from './file-record.ts';

/** Used for product downloads. */
export const PRIVATE_FOLDER_ID = idOf('media-folder', 'product_download');

/** Private media are hidden even from the Admin API, except in the folder for downloads (cases 780–782, 842–844). */
export function isVisible(file: FileRecord): boolean {
  return !file.private || file.mediaFolderId === PRIVATE_FOLDER_ID;
}

export function uploadedPath({ id, file }: FileRecord): string | null {
  return file === null ? null : `media/${id.slice(0, 2)}/${id}/${file.name}.${file.extension}`;
}

export function uploadedMedia(record: FileRecord, origin: string): Entity {
  const { file } = record;
  const path = uploadedPath(record);
  return {
    ...entity(
      'media',
      record.id,
      {
        mimeType: file?.mimeType ?? null,
        fileExtension: file?.extension ?? null,
        fileSize: file?.size ?? null,
        title: record.title,
        metaData: null,
        uploadedAt: file?.uploadedAt ?? null,
        alt: null,
        url: path === null || record.private ? '' : `${origin}/${path}`,
        fileName: file?.name ?? null,
        translations: null,
        thumbnails: [],
        hasFile: file !== null,
        private: record.private,
        path,
        config: null,
      },
      { alt: null, title: record.title, customFields: {} },
    ),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}
