import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { limitFiles } from '../../plugins/rate-limit.ts';
import { type Picture, pictureCache } from './pictures.ts';
import {
  discard,
  MAX_FILE_BYTES,
  type OpenFile,
  pathOf,
  type ShopFile,
  safePath,
  shopFiles,
} from './shop-files.ts';

/** Cost units (250,000 pixels each) of an address per allowed request. */
const UNITS_PER_REQUEST = 1 / 4;
const SAFE_TYPE = /^(?:image\/|video\/|application\/pdf|font\/)/;
/** One entity tag (RFC 9110, 8.8.3); storages may reject longer values and lists. */
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const FORWARDED_HEADERS = ['content-length', 'etag', 'last-modified'] as const;

/**
 * Files of Shopware's media: `/media/*` and `/thumbnail/*` unchanged, `/picture/{size}/…` resized, as AVIF, WebP or JPEG
 * by `Accept`, or the original if it cannot be resized or a limit is reached, so that no picture is missing.
 */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  const { configuration, connections, log, metrics, shared } = app;
  const open = shopFiles(configuration.shopwareMediaEndpoint, connections.files);
  limitFiles(app);
  const sendUnchanged = (request: FastifyRequest, reply: FastifyReply) => {
    const path = safePath(request.url);
    return path === null ? reply.code(404).send() : sendShopFile(open, path, request, reply);
  };
  app.get('/media/*', sendUnchanged);
  app.get('/thumbnail/*', sendUnchanged);

  const budget = Math.ceil(configuration.requestsPerMinute * UNITS_PER_REQUEST);
  const getPicture = pictureCache(open, configuration.pictureCacheSize, () => {
    const isOver = app.isOverCapacity('picture');
    if (isOver) metrics.count('shed', { load: 'picture' });
    return isOver;
  });
  app.get<{ Params: { size: string } }>('/picture/:size/*', async (request, reply) => {
    const path = safePath(request.url.replace(/^\/picture\/[^/]+/, ''));
    const size = path === null ? null : app.pictures.read(request.params.size, path);
    if (size === null || path === null) return reply.code(404).send();
    const name = `picture:${clientOf(request.client.address)}`;
    const pay = async (units: number) => (await shared.attempts.take(name, budget, units)) === 0;
    const format = formatFor(request.headers.accept);
    const picture = await getPicture({ path, size, format, pay }).catch((error: unknown) => {
      log.warn({ err: error }, 'picture cannot be resized');
      return null;
    });
    return picture === null ? sendShopFile(open, path, request, reply) : sendPicture(request, reply, picture);
  });
}

function formatFor(accept = ''): Picture['format'] {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, { bytes, format, etag }: Picture) {
  reply
    .header('vary', 'Accept')
    .header('etag', etag)
    .header('cache-control', 'public, max-age=31536000')
    .header('content-security-policy', "default-src 'none'");
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(`image/${format}`).send(bytes);
}

async function sendShopFile(
  open: OpenFile,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const aborted = new AbortController();
  // The client may disconnect early.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const tag = request.headers['if-none-match'] ?? '';
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  try {
    const file = await open(path, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { accept: 'image/*,*/*;q=0.5', ...(ENTITY_TAG.test(tag) ? { 'if-none-match': tag } : {}) },
      signal: aborted.signal,
    });
    if (file === null) return refuse(404);
    const type = typeOf(path, file);
    const length = Number(file.headers['content-length'] ?? 0);
    if ((file.status === 200 && !SAFE_TYPE.test(type)) || length > MAX_FILE_BYTES) {
      discard(file);
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
