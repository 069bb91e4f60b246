import { productPdf } from '../../sandbox/checkout/download.ts';
import { mediaId } from '../../sandbox/media/media-entity.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { AdminClient } from './admin-client.ts';
import { downloadMediaId } from './media-steps.ts';
import { listedPictures } from './picture-list.ts';
import { ShopwareError } from './shopware-error.ts';

/** Draws the pictures of the demo shop by their key. */
export interface PictureSource {
  get(key: string): Promise<Buffer | undefined>;
}

interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly extension: 'webp' | 'pdf';
  readonly content: () => Promise<Buffer | undefined>;
}

/**
 * Uploads the contents of those media that have none yet; pictures are drawn when they are needed.
 * @param report called before each file with how far it is
 * @returns how many were uploaded, and how many were there
 * @throws ShopwareError
 */
export async function uploadMissing(
  client: AdminClient,
  shop: Shop,
  pictures: PictureSource,
  report: (state: string) => void,
): Promise<{ uploaded: number; there: number }> {
  const files = filesOf(shop, pictures);
  const empty = await withoutFile(
    client,
    files.map(({ id }) => id),
  );
  const missing = files.filter(({ id }) => empty.has(id));
  for (const [at, { id, name, extension, content }] of missing.entries()) {
    report(`${at} of ${missing.length} files uploaded, drawing and uploading ${name}`);
    const bytes = await content();
    if (bytes === undefined) throw new ShopwareError(`There is no picture ${name}`);
    const type = extension === 'pdf' ? 'application/pdf' : 'image/webp';
    const path = `/api/_action/media/${id}/upload?extension=${extension}&fileName=kontor-${name}`;
    await client.upload(path, bytes, type);
  }
  return { uploaded: missing.length, there: files.length - missing.length };
}

function filesOf(shop: Shop, pictures: PictureSource): UploadedFile[] {
  return [
    ...listedPictures(shop).map(
      ({ key }): UploadedFile => ({
        id: mediaId(key),
        name: key,
        extension: 'webp',
        content: () => pictures.get(key),
      }),
    ),
    ...shop.products.all
      .filter(({ demo, parentId }) => demo.download === true && parentId === null)
      .map(
        (product): UploadedFile => ({
          id: downloadMediaId(product.demo.key),
          name: product.demo.key,
          extension: 'pdf',
          content: async () => productPdf(product),
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
