import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';

/** Largest file that is passed on, in bytes. */
export const LARGEST_FILE = 25 * 1024 * 1024;
/** Folders and files as Shopware names them; no `..`, nothing encoded twice. */
const SAFE_PATH = /^\/(?:media|thumbnail)\/[\w\-./%+~()]+$/;
/** What Shopware writes behind the path of a file that was replaced: seconds since 1970. */
const VERSION = /^(?:ts=)?\d{1,13}$/;
const SAFE_TYPE = /^(?:image\/|video\/|application\/pdf|font\/)/;
/** Milliseconds until the last byte of a picture: storage may be slower than an API. */
export const LONGEST_WAIT = 30_000;
const PASSED = ['content-length', 'etag', 'last-modified'] as const;

/** Path of a file of the shop's, and its version, as they may be asked of it; null for anything else. */
export function safePath(url: string): string | null {
  const [path = '', query] = url.split('?', 2);
  if (!SAFE_PATH.test(path) || decodeSafely(path).includes('..')) return null;
  return query && VERSION.test(query) ? `${path}?${query}` : path;
}

/** Passes a file of the shop's on as it is. */
export async function passOn(
  pool: Pool,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match'];
  try {
    const answer = await pool.request({
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      path,
      headers: { accept: 'image/*,*/*;q=0.5', ...(known ? { 'if-none-match': known } : {}) },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const type = String(answer.headers['content-type'] ?? '');
    const refused = answer.statusCode !== 304 && (answer.statusCode !== 200 || !SAFE_TYPE.test(type));
    if (refused || Number(answer.headers['content-length'] ?? 0) > LARGEST_FILE) {
      await answer.body.dump();
      return reply
        .code(answer.statusCode >= 500 ? 502 : 404)
        .header('cache-control', 'no-store')
        .send();
    }
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // A drawing that is opened by itself is a document: it runs and loads nothing.
    const drawing = type.startsWith('image/svg') ? '; sandbox' : '';
    reply.header('content-security-policy', `default-src 'none'${drawing}`);
    reply.code(answer.statusCode);
    if (answer.statusCode === 304) {
      await answer.body.dump();
      return reply.send();
    }
    return reply.type(type).send(Readable.from(limited(answer.body)));
  } catch {
    return reply.code(502).header('cache-control', 'no-store').send();
  }
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new Error('The file is too large');
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
