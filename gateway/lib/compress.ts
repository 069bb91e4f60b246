import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { exactBytes } from './exact-bytes.ts';

/** 256 KB, more than any page. Brotli's default window needs megabytes per document. */
const WINDOW_BITS = 18;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** A compressed document; {@link unpacked} decompresses it. */
export interface Compressed {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export function isCompressed(value: unknown): value is Compressed {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['br', 'gzip'].every((form) => Reflect.get(value, form) instanceof Uint8Array)
  );
}

/** Overhead of a buffer in bytes. */
const BUFFER_BYTES = 130;

/** Bytes of a document in memory. */
export function sizeOf({ br, gzip: zipped, etag }: Compressed): number {
  return br.length + zipped.length + etag.length + 2 * BUFFER_BYTES;
}

/** Weak entity tag of a document. */
export function etagOf(document: string | Buffer): string {
  return `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 27)}"`;
}

/** Compresses a document well, to serve it many times. */
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
    etag: etagOf(identity),
    br: exactBytes(br),
    gzip: exactBytes(zipped),
  };
}

/** Bytes of cached uncompressed documents, for clients that request them repeatedly. */
const MAX_UNPACKED_BYTES = 4 * 2 ** 20;

/** By entity tag, which is a hash of the content. */
const unpackedDocuments = new LRUCache<string, Buffer>({
  maxSize: MAX_UNPACKED_BYTES,
  sizeCalculation: (bytes) => bytes.length + BUFFER_BYTES,
});

/** Returns the uncompressed document: a promise if it has to be decompressed first. */
export function unpacked({ etag, gzip: zipped }: Compressed): Buffer | Promise<Buffer> {
  return (
    unpackedDocuments.get(etag) ??
    decompressGzip(zipped).then((bytes) => {
      const document = exactBytes(bytes);
      unpackedDocuments.set(etag, document);
      return document;
    })
  );
}

/** Compresses a response that is sent once: fast, with a larger result. */
export function inForm(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip'
    ? compressGzip(bytes, { level: 1 })
    : compressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
      });
}
