import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, FieldSelection, type Handler, Raw, type Routes } from '../protocol/call.ts';
import { failure, plainFailure } from '../protocol/errors.ts';
import { ACCOUNT_ROUTES } from '../routes/account.ts';
import { CART_ROUTES } from '../routes/cart.ts';
import { CATALOG_ROUTES } from '../routes/catalog.ts';
import { CONTENT_ROUTES } from '../routes/content.ts';
import { FORM_ROUTES } from '../routes/forms.ts';
import { ORDER_ROUTES } from '../routes/orders.ts';
import { PASSWORD_ROUTES } from '../routes/passwords.ts';
import { SESSION_ROUTES } from '../routes/session.ts';
import { WISHLIST_ROUTES } from '../routes/wishlist.ts';
import { currentSession, pricingOf } from '../rules/session/current.ts';
import { languageById, languagesOf, SYSTEM_LANGUAGE } from '../state/channel.ts';
import { type Entity, newToken } from '../state/entity.ts';
import type { ContextRecord, Language } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { bodyOf, header, originOf, paramsOf, queryOf, sendAnswer } from './request.ts';

const ACCESS_KEY = 'SWSCKONTORSANDBOXDEMOSHOP0';

/** @throws 401 without access key, 412 for a wrong one, 503 in maintenance without `Retry-After` (cases 001, 601, 595) */
function checkAccess({ switches }: Shop, request: FastifyRequest): void {
  const key = header(request, 'sw-access-key');
  if (!key) throw plainFailure(401, 'Header "sw-access-key" is required.');
  if (key !== ACCESS_KEY) throw failure(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND');
  if (switches.maintenance) throw failure(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE');
}

/** Accepts any token; an expired session gets a new one (cases 005, 582). */
function openCall(shop: Shop, request: FastifyRequest): Call {
  const sent = header(request, 'sw-context-token') || newToken();
  const stored = shop.contexts.get(sent);
  const token = stored?.expired ? newToken() : sent;
  const session: ContextRecord = stored?.expired || stored === undefined ? { token } : stored;
  const language = languageOf(shop, request, session);
  const body: Entity = { ...queryOf(request), ...bodyOf(request) };
  const fields = new FieldSelection(body);
  const current = currentSession(shop, session);
  const requested = header(request, 'sw-language-id');
  return {
    shop,
    params: paramsOf(request),
    body,
    accept: header(request, 'accept') ?? '*/*',
    origin: originOf(request),
    ip: header(request, 'x-forwarded-for')?.split(',')[0]?.trim() || request.ip,
    session,
    language,
    view: {
      lang: language.lang,
      currency: current.currency,
      ...pricingOf(shop, current),
      origin: originOf(request),
      seoUrls: header(request, 'sw-include-seo-urls') !== undefined,
      wants: (alias, field) => fields.wants(alias, field),
    },
    reply: { status: 200, token, headers: requested === undefined ? {} : { 'sw-language-id': requested } },
  };
}

/** The header overrides the session's language (case 572). */
function languageOf(shop: Shop, request: FastifyRequest, session: ContextRecord): Language {
  const languages = languagesOf(shop);
  const requested = header(request, 'sw-language-id');
  if (requested === undefined)
    return languageById(session.languageId, languages) ?? languages[0] ?? SYSTEM_LANGUAGE;
  const language = languageById(requested, languages);
  if (language !== undefined) return language;
  throw failure(412, 'FRAMEWORK__LANGUAGE_NOT_FOUND');
}

const EDITOR_LINK = /124c71d524604ccbad6042edce3ac799(\/(?:detail|navigation|landingPage)\/([0-9a-f]{32}))#/g;

/** Replaces links of the editor with SEO paths, or technical paths, as 6.7 does (`StoreApiResponseListener`). */
function resolveLinks({ shop, view }: Call, json: string): string {
  if (!shop.switches.resolvesPageLinks) return json;
  return json.replace(EDITOR_LINK, (_, technical: string, id: string) => {
    const path = shop.seo.byKey(id, view.lang)?.seoPathInfo;
    return path === undefined ? technical : `/${path}`;
  });
}

async function answer(shop: Shop, handler: Handler, request: FastifyRequest, reply: FastifyReply) {
  const sent = header(request, 'sw-context-token');
  if (sent) reply.header('sw-context-token', sent);
  checkAccess(shop, request);
  const call = openCall(shop, request);
  try {
    const body = await handler(call);
    const { status, token, headers } = call.reply;
    reply.code(status).header('sw-context-token', token).headers(headers);
    if (body instanceof Raw || body === undefined) return sendAnswer(reply, body);
    const json = JSON.stringify(new FieldSelection(call.body).apply(body));
    return sendAnswer(reply, new Raw('application/json', Buffer.from(resolveLinks(call, json))));
  } catch (error) {
    reply.headers(call.reply.headers);
    // With an expired session an error has the token that was sent (case 581).
    if (!sent) reply.header('sw-context-token', call.reply.token);
    throw error;
  }
}

const ROUTES: Routes = {
  ...SESSION_ROUTES,
  ...CATALOG_ROUTES,
  ...CONTENT_ROUTES,
  ...CART_ROUTES,
  ...ORDER_ROUTES,
  ...ACCOUNT_ROUTES,
  ...PASSWORD_ROUTES,
  ...WISHLIST_ROUTES,
  ...FORM_ROUTES,
};

export const storeApi: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  for (const [route, handler] of Object.entries(ROUTES)) {
    const [method = '', url = ''] = route.split(' ');
    app.route({ method, url, handler: (request, reply) => answer(shop, handler, request, reply) });
  }
};
