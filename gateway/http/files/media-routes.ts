import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { limitFiles } from '../../plugins/rate-limit.ts';
import { type Picture, Pictures } from './pictures.ts';
import { safePath, sendShopFile } from './send-shop-file.ts';
import { ShopFiles } from './shop-files.ts';

/** Cost units (250,000 pixels each) of an address per allowed request. */
const UNITS_PER_REQUEST = 1 / 4;

/**
 * Serves files of Shopware's media only, so that the Content-Security-Policy needs no other host: `/media/*` and
 * `/thumbnail/*` unchanged, `/picture/{size}/media/…` and `/picture/{size}/thumbnail/…` resized, as AVIF, WebP or
 * JPEG by `Accept`. If a file cannot be resized, the address's budget is used up or the gateway is over capacity, the
 * original is sent, so that no picture is missing.
 */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  const { configuration, connections, log, metrics, shared } = app;
  const files = new ShopFiles(configuration.shopwareMediaEndpoint, connections.files);
  limitFiles(app);
  const sendUnchanged = (request: FastifyRequest, reply: FastifyReply) => {
    const path = safePath(request.url);
    return path === null ? reply.code(404).send() : sendShopFile(files, path, request, reply);
  };
  app.get('/media/*', sendUnchanged);
  app.get('/thumbnail/*', sendUnchanged);

  const budget = Math.ceil(configuration.requestsPerMinute * UNITS_PER_REQUEST);
  const pictures = new Pictures(files, configuration.pictureCacheSize, () => {
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
    const picture = await pictures.get({ path, size, format, pay }).catch((error: unknown) => {
      log.warn({ err: error }, 'picture cannot be resized');
      return null;
    });
    return picture === null
      ? sendShopFile(files, path, request, reply)
      : sendPicture(request, reply, picture);
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
