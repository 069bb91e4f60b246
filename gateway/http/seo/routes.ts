import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { ENTRY_WORDS, entryKind } from '../../domains/content/entry.ts';
import { problemOf } from '../../domains/shared/errors.ts';
import { type Compressed, compressed, isCompressed, sizeOf } from '../../lib/compress.ts';
import { isUnchanged } from '../../lib/negotiate.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { LISTING_PARAMETERS } from '../pages/page-address.ts';
import { sendDocument } from '../send-document.ts';
import { feed } from './feed.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const MAX_AGE_S = 3_600;

/** `/robots.txt`, `/llms.txt`, `/sitemap.xml`, `/sitemap-{locale}-{n}.xml` and `/feed-{kind}-{locale}.xml`. */
export async function seoRoutes(app: FastifyInstance): Promise<void> {
  const { publicUrl } = app.configuration;
  const serve = (url: string, type: string, make: () => Promise<string | null>) =>
    app.get(url, (request, reply) => send(reply, type, cachedText(request, make)));
  serve('/robots.txt', TEXT, async () => robots(publicUrl, await app.channel.languages()));
  serve('/llms.txt', TEXT, async () => llms(publicUrl, await app.channel.languages()));
  serve('/sitemap.xml', XML, () => sitemapIndex(app));
  app.get<{ Params: { locale: string; part: string } }>(
    '/sitemap-:locale([a-zA-Z][a-zA-Z0-9-]{1,34})-:part(\\d{1,4}).xml',
    ({ params: { locale, part } }, reply) => send(reply, XML, sitemapFile(app, locale, Number(part))),
  );
  app.get<{ Params: { kind: string; locale: string } }>(
    `/feed-:kind(${ENTRY_WORDS.join('|')})-:locale([a-zA-Z][a-zA-Z0-9-]{1,34}).xml`,
    (request, reply) => {
      const kind = entryKind(request.params.kind);
      const make = async () => (kind === null ? null : feed(app, kind, request.params.locale, request.id));
      return send(reply, ATOM, cachedText(request, make));
    },
  );
}

async function cachedText(
  { server, url }: FastifyRequest,
  make: () => Promise<string | null>,
): Promise<Compressed | null> {
  const [path = ''] = url.split('?', 1);
  const entry = await server.cache.get<Compressed | null>(
    `seo:${path}`,
    CACHE_POLICIES.sitemap,
    (value) => value === null || isCompressed(value),
    async () => {
      const text = await make();
      const forms = text === null ? null : await compressed(text);
      return { value: forms, size: forms === null ? 100 : sizeOf(forms), tags: [], storage: forms !== null };
    },
  );
  return entry.value;
}

async function send(reply: FastifyReply, type: string, reading: Promise<Compressed | null>) {
  const { request, server } = reply;
  const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
  try {
    const forms = await reading;
    if (forms === null) return refuse(404);
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).header('etag', forms.etag);
    reply.header('vary', 'Accept-Encoding');
    if (isUnchanged(request.headers['if-none-match'], forms.etag)) return reply.code(304).send();
    return sendDocument(reply.type(type), forms);
  } catch (error) {
    server.log.error({ err: error, requestId: request.id }, 'sitemap or feed cannot be generated');
    return refuse(problemOf(error).status);
  }
}

const PERSONAL = [
  ...['account', 'checkout', 'wishlist', 'login', 'register', 'registration', 'reset-password'],
  ...['newsletter-subscribe', 'customer-group-registration'],
];
/** Query parameters that multiply the pages of a list: filters and sorting. */
const FILTERS = [...LISTING_PARAMETERS, 'categories'];

/** Disallowed paths below each language's prefix; `*` and `$` by RFC 9309. */
const CLOSED = [
  ...PERSONAL.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`]),
  '/search?*&',
  ...FILTERS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
];

function robots(publicUrl: string, languages: readonly Pick<Language, 'pathPrefix'>[]): string {
  const prefixes = languages.length === 0 ? [''] : languages.map(({ pathPrefix }) => pathPrefix);
  const closed = prefixes.flatMap((prefix) => CLOSED.map((path) => `Disallow: ${prefix}${path}`));
  return [
    'User-agent: *',
    ...new Set(closed),
    'Disallow: /order/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Entry point for language models (llmstxt.org). */
function llms(publicUrl: string, languages: readonly Pick<Language, 'pathPrefix' | 'label'>[]): string {
  return [
    `# ${new URL(publicUrl).host}`,
    '',
    '> Online shop. Products, categories and texts are available as Markdown: request a page with the header `Accept: text/markdown`.',
    '',
    '## Pages',
    '',
    ...languages.map(
      ({ label, pathPrefix }) => `- [${label}](${publicUrl}${pathPrefix}/): start page with the categories`,
    ),
    `- [Sitemap](${publicUrl}/sitemap.xml): all products, categories and texts by language`,
    '',
    'Lists contain links that filter by a property.',
    '',
    '## API',
    '',
    `- [GraphQL schema](${publicUrl}/schema.graphql): the endpoint is ${publicUrl}/graphql; queries of the catalogue need no key`,
    '',
  ].join('\n');
}
