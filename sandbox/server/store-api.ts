import type { FastifyRequest } from 'fastify';
import type { ContextRecord } from '../session/context-record.ts';
import { CHF, currencyById } from '../session/currency.ts';
import { currentSession } from '../session/current.ts';
import { languageById, languagesOf } from '../session/language.ts';
import type { Language } from '../session/language-record.ts';
import { pricingOf } from '../session/pricing.ts';
import type { Entity } from '../shop/entity.ts';
import { newToken } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import { isId } from '../shops/derive/ids.ts';
import { bodyOf, queryOf } from './body.ts';
import type { Call } from './call.ts';
import { failure, plainFailure } from './errors.ts';
import { FieldSelection } from './includes.ts';
import { header, originOf, paramsOf } from './request.ts';

export const ACCESS_KEY = 'SWSCKONTORSANDBOXDEMOSHOP0';

/** @throws 401 without access key, 412 for a wrong one, 503 in maintenance without `Retry-After` (cases 001, 601, 595) */
export function checkAccess(shop: Shop, request: FastifyRequest): void {
  const key = header(request, 'sw-access-key');
  if (key === undefined || key === '') throw plainFailure(401, 'Header "sw-access-key" is required.');
  if (!/^SW(SC|IA|UA|US|PE)/.test(key))
    throw failure(
      500,
      'FRAMEWORK__API_INVALID_ACCESS_KEY',
      'Access key is invalid and could not be identified.',
    );
  if (key !== ACCESS_KEY || shop.switches.inactive) {
    throw failure(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
  }
  if (shop.switches.maintenance) {
    throw failure(
      503,
      'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
      'The sales channel is in maintenance mode.',
    );
  }
}

/** Any token is accepted; an expired session gets a new one (cases 005, 582). */
export function storeCall(shop: Shop, request: FastifyRequest): Call {
  const sent = header(request, 'sw-context-token') || newToken();
  const stored = shop.contexts.get(sent);
  const token = stored?.expired ? newToken() : sent;
  const session: ContextRecord = stored?.expired ? { token } : (stored ?? { token });
  const language = languageOf(shop, request, session);
  const query = queryOf(request);
  const body: Entity = { ...query, ...bodyOf(request) };
  const fields = new FieldSelection(body);
  return {
    shop,
    method: request.method,
    params: paramsOf(request),
    query,
    body,
    headers: Object.fromEntries(Object.keys(request.headers).map((name) => [name, header(request, name)])),
    origin: originOf(request),
    ip: ipOf(shop, request),
    session,
    language,
    view: {
      lang: language.lang,
      currency: currencyById(session.currencyId) ?? CHF,
      ...pricingOf(shop, currentSession(shop, session)),
      origin: originOf(request),
      seoUrls: header(request, 'sw-include-seo-urls') !== undefined,
      wants: (alias, field) => fields.wants(alias, field),
    },
    reply: { status: 200, token, headers: languageEcho(request) },
  };
}

function ipOf(shop: Shop, request: FastifyRequest): string {
  const forwarded = header(request, 'x-forwarded-for')?.split(',')[0]?.trim();
  const direct = request.ip;
  return shop.switches.trustForwardedFor ? forwarded || direct : direct;
}

/** The header overrides the session's language (case 572). */
function languageOf(shop: Shop, request: FastifyRequest, session: ContextRecord): Language {
  const requestedLanguage = header(request, 'sw-language-id');
  const languages = languagesOf(shop);
  const fallback = languageById(session.languageId, languages) ?? languages[0];
  const language = requestedLanguage === undefined ? fallback : languageById(requestedLanguage, languages);
  if (language === undefined) {
    throw isId(requestedLanguage)
      ? failure(412, 'FRAMEWORK__LANGUAGE_NOT_FOUND', `The language "${requestedLanguage}" was not found.`, {
          languageId: requestedLanguage,
        })
      : failure(412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', 'Provided languageId is not a valid uuid');
  }
  return language;
}

function languageEcho(request: FastifyRequest): Record<string, string> {
  const requestedLanguage = header(request, 'sw-language-id');
  return requestedLanguage === undefined ? {} : { 'sw-language-id': requestedLanguage };
}
