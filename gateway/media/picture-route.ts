import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import { isUnchanged } from '../negotiate.ts';
import type { Services } from '../services.ts';
import { LARGEST_FILE, LONGEST_WAIT, passOn, safePath } from './pass-on.ts';
import { type Picture, type PictureFormat, PictureMaker } from './picture-maker.ts';
import { readPictureSize } from './picture-size.ts';

/** What can be opened and has one frame; drawings and films are passed on as they are. */
const RESIZABLE = /^image\/(?:jpeg|png|webp|avif|tiff)\b/;
const DAY = 86_400;

/**
 * `/picture/{size}/media/…` and `/picture/{size}/thumbnail/…`: the shop's pictures in the sizes of spec §9, as AVIF or WebP
 * where the client takes it. What cannot be resized, and what one address asks for beyond half of its requests a minute,
 * is passed on as it is, so that a picture is never missing for that.
 */
export function pictureRoute(
  app: FastifyInstance,
  pool: Pool,
  { configuration, log, shared }: Pick<Services, 'configuration' | 'log' | 'shared'>,
): void {
  // To make one costs more than to send it: pages of a shop need far fewer, and beyond that the originals do.
  const most = Math.ceil(configuration.requestsPerMinute / 2);
  const maker = new PictureMaker((path) => loadOriginal(pool, path), configuration.pictureCacheSize);
  app.get<{ Params: { size: string } }>('/picture/:size/*', async (request, reply) => {
    const size = readPictureSize(request.params.size);
    const path = safePath(request.url.replace(/^\/picture\/[^/]+/, ''));
    if (size === null || path === null) return reply.code(404).send();
    const formats = formatsFor(request);
    const mayMake = async () => (await shared.attempts.take(`picture:${request.ip}`, most)) === 0;
    const picture = await maker.get({ path, size, formats }, mayMake).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture cannot be resized');
      return null;
    });
    if (picture === null) return passOn(pool, path, request, reply);
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
  const seconds = format === formats[0] ? 365 * DAY : 60;
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

/** The bytes of an original of the shop's; null for what is none, or too large. */
async function loadOriginal(pool: Pool, path: string): Promise<Buffer | null> {
  const answer = await pool.request({
    method: 'GET',
    path,
    headers: { accept: 'image/*' },
    signal: AbortSignal.timeout(LONGEST_WAIT),
  });
  const type = String(answer.headers['content-type'] ?? '');
  const size = Number(answer.headers['content-length'] ?? 0);
  if (answer.statusCode !== 200 || !RESIZABLE.test(type) || size > LARGEST_FILE) {
    await answer.body.dump();
    return null;
  }
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of answer.body) {
    const bytes = Buffer.from(chunk);
    read += bytes.length;
    if (read > LARGEST_FILE) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
