import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import type { Services } from '../../domains/shared/services.ts';
import { type Compressed, compressed, isCompressed, sizeOf } from '../../lib/compress.ts';
import { encodingFor, isUnchanged } from '../../lib/negotiate.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { robots } from './robots.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
/** Seconds for which anybody may keep what search engines read. */
const MAX_AGE_S = 3_600;

/** `/robots.txt`, `/sitemap.xml` and `/sitemap-{locale}-{n}.xml`. */
export async function seoRoutes(
  app: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> {
  const { publicUrl } = services.configuration;
  app.get('/robots.txt', (request, reply) =>
    send(services, request, reply, 'text/plain; charset=utf-8', async () =>
      robots(publicUrl, await services.channel.languages()),
    ),
  );
  app.get('/sitemap.xml', (request, reply) =>
    send(services, request, reply, XML, () => sitemapIndex(services)),
  );
  app.get<{ Params: { locale: string; part: string } }>(
    '/sitemap-:locale([a-z]{2}-[A-Z]{2})-:part(\\d{1,4}).xml',
    (request, reply) =>
      send(services, request, reply, XML, () =>
        sitemapFile(services, request.params.locale, Number(request.params.part)),
      ),
  );
}

const compressedOrNull = (value: unknown) => value === null || isCompressed(value);

async function send(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  make: () => Promise<string | null>,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  try {
    const entry = await services.reads.cache.get<Compressed | null>(
      `seo:${path}`,
      CACHE_POLICIES.sitemap,
      compressedOrNull,
      async () => {
        const text = await make();
        const forms = text === null ? null : await compressed(text);
        return { value: forms, size: forms === null ? 100 : sizeOf(forms), tags: [], keep: forms !== null };
      },
    );
    const forms = entry.value;
    if (forms === null) return refuse(404);
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).header('etag', forms.etag);
    reply.header('vary', 'Accept-Encoding');
    if (isUnchanged(request.headers['if-none-match'], forms.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(type).send(forms[encoding]);
  } catch (error) {
    services.log.error({ err: error, requestId: request.id }, 'search engines cannot be told');
    return refuse(problemOf(error).status);
  }
}
