import { isRecord, parsed, retryAfter } from './answer.ts';
import { KontorError } from './errors.ts';

/** A file that the shop holds for a form; its key belongs into `SendFormInput.uploads`. */
export interface UploadedFile {
  readonly key: string;
  readonly name: string;
  /** Media type, by the file's content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a file was not taken, for the person who chose it. */
export interface UploadError {
  readonly code: string;
  readonly message: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

export interface Uploaded {
  /** null for a file that was not taken. */
  readonly file: UploadedFile | null;
  readonly userErrors: readonly UploadError[];
}

/** Too large, or of a kind that the shop does not take. */
const MENDABLE = [413, 415];

/** @throws KontorError where another file would not help */
export async function readUpload(response: Response): Promise<Uploaded> {
  const { status, headers } = response;
  const body = parsed(await response.text());
  if (status === 201 && isFile(body)) return { file: body, userErrors: [] };
  const error = isUploadError(body) ? body : null;
  if (error !== null && MENDABLE.includes(status)) return { file: null, userErrors: [error] };
  throw new KontorError(error?.message ?? `An answer with status ${status} to an upload`, {
    code: error?.code ?? 'NOT_GRAPHQL',
    status,
    requestId: headers.get('x-request-id'),
    retryAfter: retryAfter(headers),
  });
}

function isFile(value: unknown): value is UploadedFile {
  return isRecord(value) && typeof value['key'] === 'string' && typeof value['size'] === 'number';
}

function isUploadError(value: unknown): value is UploadError {
  return isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
}
