import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../lib/negotiate.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import { Originals } from './originals.ts';
import { passOn, safePath } from './pass-on.ts';
import { type Picture, type PictureFormat, PictureMaker } from './picture-maker.ts';
import type { ShopFiles } from './shop-files.ts';

/** Units of pictures (a quarter of a million pixels each) that an address may have made, for each request that it may send. */
const UNITS_PER_REQUEST = 1 / 4;
const DAY_S = 86_400;

/**
 * `/picture/{size}/media/…` and `/picture/{size}/thumbnail/…`: the shop's pictures in sizes that the shop emits, as AVIF or
 * WebP where the client takes it. What cannot be resized, and what one address asks for beyond its budget of pixels, is
 * passed on as it is, so that a picture is never missing for that.
 */
export function pictureRoute(app: FastifyInstance, files: ShopFiles): void {
  const { configuration, log, shared, pictures } = app;
  const budget = Math.ceil(configuration.requestsPerMinute * UNITS_PER_REQUEST);
  const maker = new PictureMaker(new Originals(files), configuration.pictureCacheSize);
  app.get<{ Params: { size: string } }>('/picture/:size/*', async (request, reply) => {
    const path = safePath(request.url.replace(/^\/picture\/[^/]+/, ''));
    const size = path === null ? null : pictures.read(request.params.size, path);
    if (size === null || path === null) return reply.code(404).send();
    const formats = formatsFor(request);
    const name = `picture:${clientOf(request.ip)}`;
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
  // The best form may come a moment later: until then nobody keeps this one for long.
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
