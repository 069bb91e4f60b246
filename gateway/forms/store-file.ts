import { randomBytes } from 'node:crypto';
import { READS } from '../cache/manifest.ts';
import type { Services } from '../services.ts';
import type { AdminClient } from '../shopware/admin-client.ts';
import { adminRows, isObject } from '../shopware/answer.ts';
import { ShopwareError, UpstreamError } from '../shopware/errors.ts';
import { text } from '../shopware/shapes.ts';
import type { FileType } from './file-type.ts';
import { UNSENT } from './upload-mark.ts';

/**
 * Keeps a file as private media of Shopware, where only the administration finds it. A private upload needs the folder
 * of `product_download` (contract 780–781, 842–844).
 * @returns Shopware's id of the media
 * @throws ShopwareError, UpstreamError; what was begun is taken back
 */
export async function storeFile(
  services: Services,
  admin: AdminClient,
  content: Buffer,
  { type, extension }: FileType,
): Promise<string> {
  const mediaFolderId = await privateFolder(services, admin);
  const id = randomBytes(16).toString('hex');
  await admin.write('POST', '/media', { id, private: true, mediaFolderId, title: UNSENT });
  try {
    const query = new URLSearchParams({ extension, fileName: `form-${id}` });
    await admin.upload(`/_action/media/${id}/upload?${query}`, content, type);
  } catch (error) {
    await admin.write('DELETE', `/media/${id}`).catch((failure: unknown) => {
      services.log.warn({ err: failure, media: id }, 'an upload that failed cannot be taken back');
    });
    throw error;
  }
  return id;
}

/** Id of the folder, kept: the folders themselves are invisible when private (contract 840), their use is not. */
async function privateFolder({ reads }: Services, admin: AdminClient): Promise<string> {
  const entry = await reads.cache.get<string>('privateFolder', READS.privateFolder, text, async () => {
    const found = await admin.read('POST', '/search/media-default-folder', {
      limit: 1,
      filter: [{ type: 'equals', field: 'entity', value: 'product_download' }],
      associations: { folder: {} },
    });
    const [row] = adminRows('/search/media-default-folder', found);
    const id = isObject(row?.['folder']) ? row['folder']['id'] : row?.['folderId'];
    if (typeof id !== 'string') {
      throw new UpstreamError('failed', 'Shopware has no folder for private media (product_download)');
    }
    return { value: id, size: 100, tags: [] };
  });
  return entry.value;
}

/** Whether Shopware refused a file for what is in it, which another file can mend. */
export function isRefusedFile(error: unknown): boolean {
  return (
    error instanceof ShopwareError &&
    error.status === 400 &&
    error.errors.some(({ code }) => code?.startsWith('CONTENT__MEDIA_') === true)
  );
}
