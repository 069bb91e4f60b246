import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exactBytes } from './exact-bytes.ts';

/** 256 KB: no page is larger, and a window of Brotli's own choice takes megabytes for each document under way. */
const WINDOW_BITS = 18;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface Compressed {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

export function isCompressed(value: unknown): value is Compressed {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['br', 'gzip', 'identity'].every((form) => Reflect.get(value, form) instanceof Uint8Array)
  );
}

/** Bytes that a buffer takes besides what is in it. */
const BUFFER_BYTES = 130;

/** Bytes that a document takes in all its forms. */
export function sizeOf({ br, gzip: zipped, identity, etag }: Compressed): number {
  return br.length + zipped.length + identity.length + etag.length + 3 * BUFFER_BYTES;
}

/** Compresses a document once, for all who ask for it. */
export async function compressed(text: string): Promise<Compressed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 6 }),
  ]);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    br: exactBytes(br),
    gzip: exactBytes(zipped),
    identity: exactBytes(identity),
  };
}

/** Bytes that go out once, in one form, quickly rather than small. */
export function inForm(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip'
    ? compressGzip(bytes, { level: 1 })
    : compressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
      });
}
