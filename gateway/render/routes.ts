import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READS } from '../cache/manifest.ts';
import { DEFAULT_LOCALE, detectLocale, splitPath } from '../channel/locales.ts';
import { type Compressed, compressed, isCompressed, sizeOf } from '../compressed.ts';
import { unreadable } from '../fallback-answers.ts';
import type { Documents } from '../graphql/documents.ts';
import { encodingFor, isUnchanged } from '../negotiate.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import type { Services } from '../services.ts';
import { isObject } from '../shopware/answer.ts';
import type { Shape } from '../shopware/shapes.ts';
import type { WebBundle } from './bundle.ts';
import { lastResort } from './last-resort.ts';
import { PageRenderer, type PageWanted, type RenderedPage } from './page-renderer.ts';
import { withoutTracking } from './tracking-parameters.ts';

/** Signs of the longest path that a page can have: Shopware's own bound of an SEO path. */
const LONGEST_PATH = 2_048;

/** A page as it is kept. */
interface KeptPage extends Compressed {
  readonly status: number;
  readonly location: string | null;
  readonly retryAfter: number | null;
  /** Its own Content-Security-Policy; null where the common one does. */
  readonly policy: string | null;
}

const isKeptPage: Shape = (value) =>
  isCompressed(value) && 'status' in value && typeof value.status === 'number';

/** Every path that is nothing else is a page. */
export async function pageRoutes(
  app: FastifyInstance,
  { services, documents, bundle }: { services: Services; documents: Documents; bundle: WebBundle | null },
): Promise<void> {
  if (bundle === null) return;
  const renderer = new PageRenderer(services, documents, bundle);
  app.get('/*', (request, reply) => page(request, reply, services, renderer));
  app.setErrorHandler((error, request, reply) => {
    const status = isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const { locale } = splitPath(request.url);
    const shown = { status, maintenance: false, requestId: request.id };
    const html = lastResort(shown, locale, services.messages.builtIn(locale.locale));
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  renderer: PageRenderer,
): Promise<FastifyReply> {
  // Two slashes, or a backslash, at the start would name another host wherever the address is read as one.
  const address = request.url.replace(/^[/\\]+/, '/');
  const [path = '/', query = ''] = address.split('?', 2);
  if (path.length > LONGEST_PATH) return unreadable(services, request, reply);
  const suffix = query ? `?${query}` : '';
  const { locale, rest } = splitPath(path);
  if (path === '/') {
    const detected = detectLocale(request.cookies['kontor-locale'], request.headers['accept-language']);
    reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
    if (detected !== DEFAULT_LOCALE) {
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(`${detected.pathPrefix}/${suffix}`, 302);
    }
  } else {
    reply.header('vary', 'Cookie, Accept-Encoding');
  }
  if (rest === '/' && !path.endsWith('/')) return reply.redirect(`${locale.pathPrefix}/${suffix}`, 301);
  const langDebug = /(?:^|&)lang_debug(?:[=&]|$)/.test(query);
  const { url, tracking } = withoutTracking(address);
  const wanted: PageWanted = {
    url,
    locale,
    currency: await knownCurrency(services, request.cookies['sw-currency']),
    langDebug,
    requestId: request.id,
  };
  return send(request, reply, await kept(services, renderer, wanted), tracking);
}

/** The page, rendered once for all who ask for it in this language and currency. */
async function kept(services: Services, renderer: PageRenderer, wanted: PageWanted): Promise<KeptPage> {
  const key = `page:${wanted.currency ?? ''}:${wanted.langDebug}:${wanted.url}`;
  const entry = await services.reads.cache.get<KeptPage>(key, READS.page, isKeptPage, async () => {
    const started = performance.now();
    const output = await renderer.page(wanted);
    const seconds = (performance.now() - started) / 1_000;
    services.metrics.time('pageDuration', { status: output.status }, seconds);
    const forms = await compressed(output.html);
    const longest = Date.now() + (output.maxAge ?? READS.page.fresh) * 1_000;
    return {
      value: {
        ...forms,
        status: output.status,
        location: output.location ?? null,
        retryAfter: output.retryAfter ?? null,
        policy:
          output.sheet === undefined ? null : contentSecurityPolicy(output.sheet, services.configuration),
      },
      size: sizeOf(forms),
      tags: [...(output.freshness?.tags ?? [])],
      freshUntil: Math.min(longest, output.freshness?.until ?? 0),
      keep: keepAs(output, wanted),
    };
  });
  return entry.value;
}

/** Addresses that lead nowhere are without end: their pages take no room from others. */
function keepAs({ cacheable, status }: RenderedPage, { langDebug }: PageWanted): boolean | 'apart' {
  if (!cacheable || status >= 500 || langDebug) return false;
  return status === 404 ? 'apart' : true;
}

function send(request: FastifyRequest, reply: FastifyReply, shown: KeptPage, tracking: string): FastifyReply {
  if (shown.policy !== null) reply.header('content-security-policy', shown.policy);
  if (shown.retryAfter !== null) reply.header('retry-after', shown.retryAfter);
  if (shown.status >= 500 || shown.status === 408) reply.header('cache-control', 'no-store');
  else reply.header('cache-control', 'private, no-cache').header('etag', shown.etag);
  if (shown.location !== null) {
    const joint = shown.location.includes('?') ? '&' : '?';
    return reply.redirect(shown.location + (tracking && joint + tracking), shown.status);
  }
  if (shown.status === 200 && isUnchanged(request.headers['if-none-match'], shown.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(shown.status).type('text/html; charset=utf-8').send(shown[encoding]);
}

/** A currency of the shop out of the cookie; undefined for the shop's own and for anything else. */
async function knownCurrency(services: Services, code: string | undefined): Promise<string | undefined> {
  if (!code || !/^[A-Z]{3}$/.test(code)) return undefined;
  try {
    const [own, ...others] = await services.channel.currencies();
    return own?.isoCode === code ? undefined : others.find(({ isoCode }) => isoCode === code)?.isoCode;
  } catch {
    return undefined;
  }
}
