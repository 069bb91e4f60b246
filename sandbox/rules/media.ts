import { readFile } from 'node:fs/promises';
import type { View } from '../protocol/call.ts';
import { demo } from '../shops/demo.ts';
import { idOf, mediaId } from '../shops/derive/ids.ts';
import { pictureFile, storedFile, thumbnailWidths } from '../shops/derive/pictures.ts';
import { type Entity, entity } from '../state/entity.ts';
import type { FileRecord } from '../state/records.ts';

export function mediaEntity(key: string, alt: string, { origin }: Pick<View, 'origin'>): Entity {
  const size = demo.pictures.get(key);
  if (size === undefined) throw new Error(`There is no picture ${key}`);
  const thumbnails = thumbnailWidths(size).map((width) => {
    const height = Math.round((width * size.height) / size.width);
    const url = `${origin}/thumbnail/${key}_${width}x${height}.webp`;
    return entity('media_thumbnail', idOf('thumbnail', `${key}:${width}`), { width, height, url });
  });
  const texts = { alt, title: alt };
  return entity('media', mediaId(key), {
    ...texts,
    mimeType: size.format === 'svg' ? 'image/svg+xml' : 'image/webp',
    fileExtension: size.format,
    fileName: key,
    metaData: { width: size.width, height: size.height },
    url: `${origin}/media/${key}.${size.format}`,
    thumbnails,
    private: false,
    translated: texts,
  });
}

/** A file that is sold; a private one has no URL. */
export function soldFileEntity(key: string, title: string, url: string): Entity {
  const fields = { mimeType: 'application/pdf', fileExtension: 'pdf', fileName: key, title, url };
  return entity('media', mediaId(`${key}.pdf`), {
    ...fields,
    thumbnails: [],
    private: url === '',
    translated: { title },
  });
}

/** Path of an uploaded file; null before the upload. */
export function uploadPath({ id, file }: FileRecord): string | null {
  return file === null ? null : `/media/${id.slice(0, 2)}/${id}/${file.name}.${file.extension}`;
}

export function uploadEntity(record: FileRecord, origin: string): Entity {
  const { id, title, createdAt, file } = record;
  const path = uploadPath(record);
  return {
    ...entity('media', id, {
      title,
      mimeType: file?.mimeType ?? null,
      fileName: file?.name ?? null,
      fileExtension: file?.extension ?? null,
      url: path === null ? '' : origin + path,
      private: false,
    }),
    createdAt,
  };
}

export function soldFile(productKey: string): Promise<Buffer> {
  return readFile(storedFile(demo.key, `${productKey}.pdf`));
}

/** The content of every document of an order. */
export function orderDocument(): Promise<Buffer> {
  return readFile(new URL('document.pdf', import.meta.url));
}

/** A picture or one of its thumbnails; undefined for an unknown key or size. */
export async function pictureAt(path: string): Promise<Buffer | undefined> {
  const [, key = '', digits] =
    /^\/(?:media|thumbnail)\/([a-z0-9-]+)(?:_(\d+)x\d+)?\.(?:webp|svg)$/.exec(path) ?? [];
  const size = demo.pictures.get(key);
  if (size === undefined) return undefined;
  if (digits === undefined) return readFile(pictureFile(demo.key, key, size));
  const width = Number(digits);
  return thumbnailWidths(size).includes(width)
    ? readFile(pictureFile(demo.key, key, size, width))
    : undefined;
}
