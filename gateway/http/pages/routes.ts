import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inForm } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { encodingFor, isUnchanged } from '../../lib/negotiate.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import { contentSecurityPolicy } from '../../plugins/security-headers.ts';
import { detectLocale, splitPath } from '../../shopware/channel/locales.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { sendDocument } from '../send-document.ts';
import type { WebBundle } from './bundle.ts';
import { watchMaintenance } from './maintenance.ts';
import {
  canonicalPath,
  type PageAddress,
  pageAddress,
  plainPath,
  shellOf,
  splitAddress,
} from './page-address.ts';
import {
  type CachedPage,
  cachedPage,
  cacheKey,
  keepHome,
  maintenancePage,
  OverCapacity,
  type PageMakers,
  renderGate,
} from './page-cache.ts';
import { PageRenderer, type PageRequest } from './page-renderer.ts';
import { CURRENCY_COOKIE, prefersMarkdown, resolvedPages } from './resolved-pages.ts';

/** Shopware's limit of an SEO path. */
const MAX_PATH_LENGTH = 2_048;

interface Parts extends PageMakers {
  readonly maintenance: ReturnType<typeof watchMaintenance>;
  readonly known: ReturnType<typeof resolvedPages>;
}

/** Every path without a separate route is a page. */
export async function pageRoutes(app: FastifyInstance, { bundle }: { readonly bundle: WebBundle }) {
  const renderer = new PageRenderer(app, bundle);
  const parts: Parts = {
    app,
    renderer,
    maintenance: watchMaintenance(app),
    known: resolvedPages(app),
    gate: renderGate(app),
  };
  app.onWarmUp((language) => keepHome(parts, language));
  app.get('/*', (request, reply) =>
    sendCached(request, reply, parts) ? undefined : page(request, reply, parts),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OverCapacity) return reply.sendOverloaded('page');
    const status = isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const wait = Number(reply.getHeader('retry-after') ?? Number.NaN);
    return reply.sendErrorPage({ status, ...(Number.isFinite(wait) ? { retryAfter: wait } : {}) });
  });
}

/** Fast path for recently requested, cached pages; returns false for any other request. */
function sendCached(request: FastifyRequest, reply: FastifyReply, { app, maintenance, known }: Parts) {
  const resolved = known.get(request);
  if (resolved === undefined || maintenance.hasBegun() || request.session?.prices) return false;
  const entry = app.cache.fresh<CachedPage>(resolved.key, CACHE_POLICIES.page);
  if (entry === undefined) return false;
  reply.header('vary', resolved.vary);
  if (resolved.secret) reply.header('referrer-policy', 'no-referrer');
  send(reply, entry.value, resolved.rest);
  return true;
}

async function page(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const { app, maintenance, known } = parts;
  const { path: resolved, query } = splitAddress(request.url);
  if (resolved.length > MAX_PATH_LENGTH) return reply.sendErrorPage({ status: 404 });
  const hints = languageHints(request);
  const languages = await app.channel.knownLanguages(hints);
  const plain = plainPath(resolved);
  const path = canonicalPath(languages, plain);
  const suffix = query ? `?${query}` : '';
  const { language, rest } = splitPath(languages, path);
  // URLs of personal screens may contain secrets or input.
  const secret = shellOf(rest) !== null;
  if (secret) reply.header('referrer-policy', 'no-referrer');
  const vary =
    plain === '/' ? 'Cookie, Accept, Accept-Language, Accept-Encoding' : 'Cookie, Accept, Accept-Encoding';
  reply.header('vary', vary);
  if (plain === '/') {
    const detected = detectLocale(languages, hints.stored, hints.accepted);
    if (detected.pathPrefix !== '') {
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(`${detected.pathPrefix}/${suffix}`, 302);
    }
  }
  if (rest === '/' && !path.endsWith('/')) return reply.redirect(`${language.pathPrefix}/${suffix}`, 301);
  if (path !== resolved) return reply.redirect(path + suffix, 301);
  const address = pageAddress(languages, path, query);
  const pageRequest: PageRequest = {
    url: address.url,
    language,
    languages,
    currency: await knownCurrency(app, request.cookies[CURRENCY_COOKIE]),
    langDebug: address.langDebug,
    markdown: prefersMarkdown(request),
    requestId: request.id,
  };
  if (await maintenance.isOn()) return send(reply, await maintenancePage(parts, pageRequest), '');
  const { session, client, headers } = request;
  if (session?.prices) {
    const shopper = { session, address: client.address, agent: headers['user-agent'] };
    return personal(reply, parts, { ...pageRequest, shopper }, address);
  }
  const lasting = address.bounded && !address.langDebug;
  const shown = await cachedPage(parts, pageRequest, lasting);
  known.set(request, { key: cacheKey(pageRequest), rest: address.rest, vary, secret });
  return send(reply, shown, address.rest);
}

/** Renders a page with the prices of one session, uncached (docs/decisions/0032). */
async function personal(
  reply: FastifyReply,
  { app, renderer, gate }: Parts,
  pageRequest: PageRequest,
  { rest, bounded }: Pick<PageAddress, 'rest' | 'bounded'>,
): Promise<FastifyReply> {
  const { request } = reply;
  const output = await gate(bounded, () => renderer.page(pageRequest));
  if (output.session) reply.sendSession(output.session);
  const { html, status, sheet } = output;
  request.scope.pageKind = output.kind;
  reply.header('cache-control', 'private, no-store');
  if (sheet !== undefined)
    reply.header('content-security-policy', contentSecurityPolicy(sheet, app.configuration));
  if (output.retryAfter !== undefined) reply.header('retry-after', output.retryAfter);
  if (output.location !== undefined) return redirect(reply, output.location, status, rest);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = encoding === 'identity' ? html : await inForm(Buffer.from(html), encoding);
  return reply.code(status).type(contentType(output)).send(body);
}

function send(reply: FastifyReply, shown: CachedPage, rest: string): FastifyReply {
  const { request } = reply;
  request.scope.pageKind = shown.kind;
  if (shown.policy !== null) reply.header('content-security-policy', shown.policy);
  if (shown.retryAfter !== null) reply.header('retry-after', shown.retryAfter);
  if (!shown.lasting || shown.status >= 500 || shown.status === 408)
    reply.header('cache-control', 'no-store');
  else reply.header('cache-control', 'private, no-cache').header('etag', shown.etag);
  if (shown.location !== null) return redirect(reply, shown.location, shown.status, rest);
  if (shown.lasting && shown.status === 200 && isUnchanged(request.headers['if-none-match'], shown.etag))
    return reply.code(304).send();
  reply.code(shown.status).type(contentType(shown));
  return sendDocument(reply, shown);
}

const contentType = ({ markdown }: { readonly markdown?: boolean }): string =>
  `text/${markdown ? 'markdown' : 'html'}; charset=utf-8`;

function redirect(reply: FastifyReply, location: string, status: number, rest: string): FastifyReply {
  const joint = location.includes('?') ? '&' : '?';
  return reply.redirect(location + (rest && joint + rest), status);
}

/** The currency of the cookie; undefined for the default and for unknown ones. */
async function knownCurrency(app: FastifyInstance, code: string | undefined): Promise<string | undefined> {
  if (!code || !/^[A-Z]{3}$/.test(code)) return undefined;
  try {
    const [main, ...others] = await app.channel.currencies();
    return main?.isoCode === code ? undefined : others.find(({ isoCode }) => isoCode === code)?.isoCode;
  } catch {
    return undefined;
  }
}
