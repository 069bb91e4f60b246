import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { limitFiles } from '../../plugins/rate-limit.ts';
import { type Picture, pictureCache } from './pictures.ts';
import { discard, type OpenFile, pathOf, safePath, shopFiles } from './shop-files.ts';

/** Cost units (250,000 pixels each) of an address per allowed request. */
const UNITS_PER_REQUEST = 1 / 4;
const SAFE_TYPE = /^(?:image\/|video\/|application\/pdf|font\/)/;
/** Storages may reject longer values. */
const MAX_TAG_LENGTH = 200;
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
  const getPicture = pictureCache(open, configuration.pictureCacheSize);
  app.get<{ Params: { size: string } }>('/picture/:size/*', async (request, reply) => {
    const path = safePath(request.url.replace(/^\/picture\/[^/]+/, ''));
    const size = path === null ? null : app.pictures.read(request.params.size, path);
    if (size === null || path === null) return reply.code(404).send();
    const pay = async (units: number) => {
      if (app.isOverCapacity('picture')) {
        metrics.count('shed', { load: 'picture' });
        return false;
      }
      return (await shared.attempts.take(`picture:${clientOf(request.client.address)}`, budget, units)) === 0;
    };
    const format = formatFor(request.headers.accept);
    const picture = await getPicture({ path, size, format, pay }).catch((error: unknown) => {
      log.warn({ err: error }, 'picture cannot be resized');
    });
    return picture ? sendPicture(request, reply, picture) : sendShopFile(open, path, request, reply);
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
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  const tag = request.headers['if-none-match'];
  try {
    const file = await open(path, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: {
        accept: 'image/*,*/*;q=0.5',
        ...(tag && tag.length <= MAX_TAG_LENGTH ? { 'if-none-match': tag } : {}),
      },
      signal: request.signal,
    });
    if (file === null) return refuse(404);
    const { statusCode, headers, body } = file;
    // Some storages do not know the type of a font.
    const type = /\.woff2$/i.test(pathOf(path)) ? 'font/woff2' : String(headers['content-type'] ?? '');
    if (statusCode === 200 && !SAFE_TYPE.test(type)) {
      discard(file);
      return refuse(404);
    }
    for (const name of FORWARDED_HEADERS) if (headers[name] !== undefined) reply.header(name, headers[name]);
    // An SVG opened as a document must not run scripts or load anything.
    const sandbox = type.startsWith('image/svg') ? '; sandbox' : '';
    reply
      .code(statusCode)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', `default-src 'none'${sandbox}`);
    return statusCode === 304 ? reply.send(body) : reply.type(type).send(body);
  } catch (error) {
    const { status, retryAfter } = problemOf(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return refuse(status);
  }
}
