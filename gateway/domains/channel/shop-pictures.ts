import type { Image } from '../../../schema/generated/types.ts';
import type { SwMedia } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ShopFields } from './shop-fields.ts';

/** A file named by a custom field; null if it is not configured or unavailable. */
export type ShopFile = SwMedia | 'absent' | null;

/**
 * Files of the shop by the ids in its custom fields, in one call (cases 791–793: private and unknown ones are missing from
 * the response). A missing file counts as not configured.
 */
export async function shopFiles(
  { read, log }: Pick<GatewayContext, 'read' | 'log'>,
  fileIds: readonly (string | null)[],
): Promise<ShopFile[]> {
  const ids = [...new Set(fileIds.filter((id) => id !== null))].sort();
  if (ids.length === 0) return fileIds.map(() => null);
  try {
    const call = { path: '/media', body: { ids } };
    const found = await read<readonly SwMedia[]>({ name: 'shopPictures', call });
    return fileIds.map((id) => (id === null ? null : (found.find((one) => one.id === id) ?? 'absent')));
  } catch (error) {
    log.warn({ err: error }, 'files of the shop cannot be read');
    return fileIds.map(() => null);
  }
}

/** Returns the picture of a field; reports a file that is not a picture. */
export function shopPicture(fields: ShopFields, name: string, file: ShopFile, alt: string): Image | null {
  if (file === null) return null;
  if (file === 'absent') return absent(fields, name);
  const shown = file.mimeType?.startsWith('image/') ? image(file, alt) : null;
  if (shown === null) fields.note(name, 'is no picture and is left out');
  return shown;
}

/** Records that a file is missing or not public. */
export function absent(fields: ShopFields, name: string): null {
  fields.note(name, 'names a file that is not there or not public and is left out');
  return null;
}
