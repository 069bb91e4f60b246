import { readFile } from 'node:fs/promises';
import { mediaId } from '../../sandbox/shops/derive/ids.ts';
import { pictureFile, productFile } from '../../sandbox/shops/derive/shop-files.ts';
import { shownPictures } from '../../sandbox/shops/derive/shown-pictures.ts';
import type { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { downloadMediaId } from './media-steps.ts';

interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly extension: 'webp' | 'pdf';
  readonly path: string;
}

/**
 * Uploads the contents of those media that have none yet; none is read before it is needed.
 * @param report called before each file with how far it is
 * @returns how many were uploaded, and how many were there
 * @throws ShopwareError
 */
export async function uploadMissing(
  client: AdminClient,
  report: (state: string) => void,
): Promise<{ uploaded: number; there: number }> {
  const files = filesOf();
  const empty = await withoutFile(
    client,
    files.map(({ id }) => id),
  );
  const missing = files.filter(({ id }) => empty.has(id));
  for (const [at, { id, name, extension, path: file }] of missing.entries()) {
    report(`${at} of ${missing.length} files uploaded, uploading ${name}`);
    const type = extension === 'pdf' ? 'application/pdf' : 'image/webp';
    const path = `/api/_action/media/${id}/upload?extension=${extension}&fileName=${demo.key}-${name}`;
    await client.upload(path, await readFile(file), type);
  }
  return { uploaded: missing.length, there: files.length - missing.length };
}

function filesOf(): UploadedFile[] {
  return [
    ...shownPictures(demo).map(
      ({ key }): UploadedFile => ({
        id: mediaId(key),
        name: key,
        extension: 'webp',
        path: pictureFile(demo.key, key),
      }),
    ),
    ...demo.catalogue.products
      .filter(({ download }) => download === true)
      .map(
        ({ key }): UploadedFile => ({
          id: downloadMediaId(key),
          name: key,
          extension: 'pdf',
          path: productFile(demo.key, key),
        }),
      ),
  ];
}

async function withoutFile(client: AdminClient, ids: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(ids);
  const found = await client.search('media', {
    filter: [{ type: 'equals', field: 'mimeType', value: null }],
    includes: { media: ['id'] },
  });
  return new Set(found.flatMap(({ id }) => (wanted.has(id) ? [id] : [])));
}
