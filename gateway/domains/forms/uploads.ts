import { randomBytes } from 'node:crypto';
import type { ContentType } from '../../../schema/form-contract.ts';
import { isObject } from '../../lib/json.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import { ShopwareError } from '../../shopware/errors.ts';

export interface Upload {
  readonly mediaId: string;
  readonly path: string;
  readonly name: string;
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
/** Later than the expiry of an upload key. */
const MAX_UNSENT_AGE_MS = UPLOAD_TTL_MS + 3_600_000;
const MAX_PER_SWEEP = 500;

/** Sets the title of the media to the reference number, so that staff find them and the sweep skips them. */
export async function titleUploads(admin: AdminClient, mediaIds: readonly string[], title: string) {
  await Promise.all(mediaIds.map((id) => admin.write('PATCH', `/media/${id}`, { title })));
}

/** Stores a file under a name of 128 random bits, so that only the mailed link opens it (docs/decisions/0016). */
export async function storeFile(
  log: Logger,
  admin: AdminClient,
  content: Buffer,
  { type, extension }: FileType,
) {
  const [id, name] = [randomName(), randomName()];
  await admin.write('POST', '/media', { id, title: UNSENT });
  try {
    const query = new URLSearchParams({ extension, fileName: `form-${name}` });
    await admin.upload(`/_action/media/${id}/upload?${query}`, content, type);
    return { mediaId: id, path: await pathOf(admin, id) };
  } catch (error) {
    await admin.write('DELETE', `/media/${id}`).catch((failure: unknown) => {
      log.warn({ err: failure, media: id }, 'failed upload cannot be deleted');
    });
    throw error;
  }
}

const randomName = () => randomBytes(16).toString('hex');

async function pathOf(admin: AdminClient, id: string): Promise<string> {
  const [media] = await admin.search('media', { ids: [id], includes: { media: ['url'] } });
  const path = typeof media?.['url'] === 'string' ? (URL.parse(media['url'])?.pathname ?? '') : '';
  if (!path.startsWith('/media/'))
    throw new UpstreamError('garbage', 'Shopware returned no URL of a file', 200);
  return path;
}

/** Removes uploads that no form has sent, also while other gateways do. @returns their number */
export async function sweepUploads(admin: AdminClient, now: number): Promise<number> {
  const created = { lt: new Date(now - MAX_UNSENT_AGE_MS).toISOString() };
  const rows = await admin.search('media', {
    limit: MAX_PER_SWEEP,
    filter: [
      { type: 'equals', field: 'title', value: UNSENT },
      { type: 'range', field: 'createdAt', parameters: created },
    ],
    includes: { media: ['id'] },
  });
  let removed = 0;
  for (const { id } of rows) {
    try {
      await admin.write('DELETE', `/media/${String(id)}`);
      removed += 1;
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
    }
  }
  return removed;
}

/** Whether Shopware refused the content of a file, so that another file may succeed. */
export function isRefusedFile(error: unknown): boolean {
  return (
    error instanceof ShopwareError &&
    error.status === 400 &&
    error.errors.some(({ code }) => code?.startsWith('CONTENT__MEDIA_') === true)
  );
}

interface FileType {
  readonly type: ContentType;
  readonly extension: string;
}

const SIGNATURES: readonly (FileType & { readonly signature: RegExp })[] = [
  { type: 'image/jpeg', extension: 'jpg', signature: /^\xff\xd8\xff/ },
  { type: 'image/png', extension: 'png', signature: /^\x89PNG\r\n.\n/s },
  { type: 'image/webp', extension: 'webp', signature: /^RIFF.{4}WEBP/s },
  { type: 'application/pdf', extension: 'pdf', signature: /^%PDF-/ },
];

/** Detects the type by content, ignoring the declared one; null for unsupported files. */
export function fileType(content: Buffer): FileType | null {
  const start = content.toString('latin1', 0, 16);
  return SIGNATURES.find(({ signature }) => signature.test(start)) ?? null;
}
