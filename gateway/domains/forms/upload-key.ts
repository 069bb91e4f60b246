import { isObject } from '../../lib/json.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';

export interface Upload {
  readonly mediaId: string;
  readonly path: string;
  /** Original name, sanitised. */
  readonly name: string;
  /** Content type by its content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export const UPLOAD_TTL_MS = 2 * 3_600_000;

export function sealUpload(seal: Seal, upload: Upload): string {
  return seal.seal(JSON.stringify(upload));
}

/** null for an expired key or one of another shop. */
export function openUpload(seal: Seal, key: string): Upload | null {
  const opened = key.length > 2_000 ? null : seal.open(key);
  if (opened === null || Date.now() - opened.sealedAt > UPLOAD_TTL_MS) return null;
  const upload: unknown = JSON.parse(opened.value);
  if (!isObject(upload)) return null;
  const { mediaId, path, name, type, size } = upload;
  return typeof mediaId === 'string' &&
    typeof path === 'string' &&
    typeof name === 'string' &&
    typeof type === 'string' &&
    typeof size === 'number'
    ? { mediaId, path, name, type, size }
    : null;
}

/** Title of media without a form; others have the reference number of the form. */
export const UNSENT = 'form-unsent';

/**
 * Sets the title of the media to the reference number, so that staff find them and the sweep skips them.
 * @throws ShopwareError, UpstreamError
 */
export async function titleUploads(
  admin: AdminClient,
  mediaIds: readonly string[],
  title: string,
): Promise<void> {
  await Promise.all(mediaIds.map((id) => admin.write('PATCH', `/media/${id}`, { title })));
}
