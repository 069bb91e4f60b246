import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { Originals } from './originals.ts';
import { passOn, safePath } from './pass-on.ts';
import { type Picture, type PictureFormat, PictureMaker } from './picture-maker.ts';
import type { ShopFiles } from './shop-files.ts';

/** Cost units (a quarter of a million pixels each) that an address may use per allowed request. */
const UNITS_PER_REQUEST = 1 / 4;
const DAY_S = 86_400;

/**
 * `/picture/{size}/media/…` and `/picture/{size}/thumbnail/…`: renditions as AVIF or WebP by `Accept`. A file that
 * cannot be resized, a request beyond the address's budget, or one over capacity gets the original, so that no picture is missing.
 */
export function pictureRoute(app: FastifyInstance, files: ShopFiles): void {
  const { configuration, log, metrics, shared, pictures } = app;
  const budget = Math.ceil(configuration.requestsPerMinute * UNITS_PER_REQUEST);
  const maker = new PictureMaker(new Originals(files), configuration.pictureCacheSize, () => {
    const isOver = app.isOverCapacity('picture');
    if (isOver) metrics.count('shed', { load: 'picture' });
    return isOver;
  });
  app.get<{ Params: { size: string } }>('/picture/:size/*', async (request, reply) => {
    const path = safePath(request.url.replace(/^\/picture\/[^/]+/, ''));
    const size = path === null ? null : pictures.read(request.params.size, path);
    if (size === null || path === null) return reply.code(404).send();
    const formats = formatsFor(request);
    const name = `picture:${clientOf(request.client.address)}`;
    const pay = async (units: number) => (await shared.attempts.take(name, budget, units)) === 0;
    const picture = await maker.get({ path, size, formats }, pay).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture cannot be resized');
      return null;
    });
    if (picture === null) return passOn(files, path, request, reply);
    return send(request, reply, picture, formats);
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, format, etag }: Picture,
  formats: readonly PictureFormat[],
): FastifyReply {
  // A better format follows soon, so this one is cached briefly.
  const seconds = format === formats[0] ? 365 * DAY_S : 60;
  reply
    .header('vary', 'Accept')
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('content-security-policy', "default-src 'none'");
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(`image/${format}`).send(bytes);
}

function formatsFor({ headers }: FastifyRequest): PictureFormat[] {
  const accept = headers.accept ?? '';
  return [
    ...(accept.includes('image/avif') ? (['avif'] as const) : []),
    ...(accept.includes('image/webp') ? (['webp'] as const) : []),
    'jpeg',
  ];
}
