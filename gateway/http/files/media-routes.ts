import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { limitFiles } from '../../plugins/rate-limit.ts';
import { pictureCache } from './pictures.ts';
import { pathOf, type ShopFiles, safePath, shopFiles } from './shop-files.ts';

/** Cost units (250,000 pixels each) of an address per allowed request. */
const UNITS_PER_REQUEST = 1 / 4;
/** Of a part of a file. Bodies of this size are read at once, so that slow clients hold no connection to Shopware. */
const PART_BYTES = 500_000;
const SAFE_TYPE = /^(?:image\/|video\/|application\/pdf|font\/)/;

/**
 * Files of Shopware's media: `/media/*` and `/thumbnail/*` unchanged, `/picture/{size}/…` resized, as AVIF, WebP or JPEG
 * by `Accept`, or the original if it cannot be resized or a limit is reached, so that no picture is missing.
 */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  const { configuration, log, metrics, shared } = app;
  const files = shopFiles(configuration.shopwareMediaEndpoint);
  app.addHook('onClose', files.close);
  limitFiles(app);
  const sendUnchanged = (request: FastifyRequest, reply: FastifyReply) => {
    const path = safePath(request.url);
    return path === null ? reply.code(404).send() : sendShopFile(files, path, request, reply);
  };
  app.get('/media/*', sendUnchanged);
  app.get('/thumbnail/*', sendUnchanged);

  const budget = Math.ceil(configuration.requestsPerMinute * UNITS_PER_REQUEST);
  const getPicture = pictureCache(files, configuration.pictureCacheSize);
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
    const { accept = '' } = request.headers;
    const format = (['avif', 'webp'] as const).find((name) => accept.includes(`image/${name}`)) ?? 'jpeg';
    const picture = await getPicture({ path, size, format, pay }).catch((error: unknown) => {
      log.warn({ err: error }, 'picture cannot be resized');
    });
    if (!picture) return sendShopFile(files, path, request, reply);
    reply
      .header('vary', 'Accept')
      .header('etag', picture.etag)
      .header('cache-control', 'public, max-age=31536000')
      .header('content-security-policy', "default-src 'none'");
    if (isUnchanged(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
    return reply.type(`image/${picture.format}`).send(picture.bytes);
  });
}

/** The requested part of a file, limited in length; nothing for other ranges. */
function partHeader(range = ''): { range?: string } {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  const limit = Number(first) + PART_BYTES - 1;
  return first ? { range: `bytes=${first}-${Math.min(Number(last || limit), limit)}` } : {};
}

async function sendShopFile(
  { open, streams }: ShopFiles,
  path: string,
  { method, signal, headers: { range } }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  try {
    const headers = { accept: 'image/*,*/*;q=0.5', ...partHeader(range) };
    const file = await open(path, { method: method === 'HEAD' ? 'HEAD' : 'GET', headers, signal });
    if (file === null) return refuse(404);
    const { 'content-type': contentType, 'content-length': length, 'content-range': part } = file.headers;
    // Some storages do not know the type of a font.
    const type = /\.woff2$/i.test(pathOf(path)) ? 'font/woff2' : String(contentType);
    if (!SAFE_TYPE.test(type)) {
      void file.body.dump();
      return refuse(file.statusCode === 416 ? 416 : 404);
    }
    const release = Number(length) > PART_BYTES ? await streams.acquire() : undefined;
    if (release === null) {
      void file.body.dump();
      return refuse(503);
    }
    if (release) finished(file.body, release);
    if (length !== undefined) reply.header('content-length', length);
    if (part !== undefined) reply.header('content-range', part);
    // An SVG opened as a document must not run scripts or load anything.
    const svg = type.startsWith('image/svg') ? "; style-src 'unsafe-inline'; sandbox" : '';
    return reply
      .code(file.statusCode)
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', `default-src 'none'${svg}`)
      .send(Number(length) <= PART_BYTES ? Buffer.from(await file.body.arrayBuffer()) : file.body);
  } catch (error) {
    const { status, retryAfter } = problemOf(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return refuse(status);
  }
}
