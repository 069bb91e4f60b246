import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import { pathOf, type ShopFile, type ShopFiles } from './shop-files.ts';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Shopware's folder and file names, without `..` and double encoding. */
const SAFE_PATH = /^\/(?:media|thumbnail)\/[\w\-./%+~()]+$/;
/** Shopware's version suffix of a replaced file: seconds since 1970. */
const VERSION = /^(?:ts=)?\d{1,13}$/;
const SAFE_TYPE = /^(?:image\/|video\/|application\/pdf|font\/)/;
/** One entity tag (RFC 9110, 8.8.3); storages may reject longer values and lists. */
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const FORWARDED_HEADERS = ['content-length', 'etag', 'last-modified'] as const;

/** Validates the path and version of a file; null if they are invalid. */
export function safePath(url: string): string | null {
  const path = pathOf(url);
  const query = url.slice(path.length + 1);
  if (!SAFE_PATH.test(path) || decodeSafely(path).includes('..')) return null;
  return VERSION.test(query) ? `${path}?${query}` : path;
}

/** Aborts when the client disconnects early. */
function abortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Sends a file unchanged; SVGs cannot run scripts. */
export async function sendShopFile(
  files: ShopFiles,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = request.headers['if-none-match'] ?? '';
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  try {
    const file = await files.open(path, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { accept: 'image/*,*/*;q=0.5', ...(ENTITY_TAG.test(tag) ? { 'if-none-match': tag } : {}) },
      signal: abortSignal(reply),
    });
    if (file === null) return refuse(404);
    const type = typeOf(path, file);
    const length = Number(file.headers['content-length'] ?? 0);
    if ((file.status === 200 && !SAFE_TYPE.test(type)) || length > MAX_FILE_BYTES) {
      file.body.on('error', () => undefined).destroy();
      return refuse(404);
    }
    for (const name of FORWARDED_HEADERS) {
      const value = file.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // An SVG opened as a document must not run scripts or load anything.
    const sandbox = type.startsWith('image/svg') ? '; sandbox' : '';
    reply.header('content-security-policy', `default-src 'none'${sandbox}`);
    reply.code(file.status);
    if (file.status === 304) {
      file.body.resume();
      return reply.send();
    }
    return reply.type(type).send(Readable.from(limited(file.body)));
  } catch (error) {
    const { status, retryAfter } = problemOf(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return refuse(status);
  }
}

/** Some storages do not know the type of a font. */
function typeOf(path: string, { headers }: ShopFile): string {
  const type = String(headers['content-type'] ?? '');
  return /^(?:application|binary)\/(?:octet-stream|(?:x-)?font-)/.test(type) && /\.woff2$/i.test(pathOf(path))
    ? 'font/woff2'
    : type;
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new Error('The file is too large');
    yield chunk;
  }
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '..';
  }
}
