import { isObject } from '../../lib/json.ts';
import type { Seal } from '../../platform/crypto/seal.ts';

/** A file that a shopper sent and the shop stores. */
export interface Upload {
  /** Shopware's id of the media. */
  readonly mediaId: string;
  /** Path under which it is opened. */
  readonly path: string;
  /** Name as it was given, without path and signs. */
  readonly name: string;
  /** Content type by its content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Milliseconds for which a file may be put into a form. */
export const UPLOAD_TTL_MS = 2 * 3_600_000;

/** The key that stands for a file until the form is sent. */
export function sealUpload(seal: Seal, upload: Upload): string {
  return seal.seal(JSON.stringify(upload));
}

/** The file of a key; null for one that is too old or was not made here. */
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
