import type { FastifyRequest } from 'fastify';
import { badInput, type ProgramCode, programError } from '../../domains/shared/problem.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { languageHints } from '../../plugins/language-hints.ts';

export interface GraphqlRequest {
  readonly query: string | null;
  /** Id of a persisted document: `documentId`, or the hash of Apollo's extension. */
  readonly documentId: string | null;
  /** Whether the id is the hash of Apollo's extension, by which texts can be learned. */
  readonly isAutomatic: boolean;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
  /** As requested; the shop may not have it. */
  readonly locale: string | undefined;
  readonly currency: string | undefined;
  /** From the cookie; the default of requests without a currency. */
  readonly rememberedCurrency: string | undefined;
}

/**
 * Parses a GET's parameters or a POST's JSON (GraphQL over HTTP). Locale and currency are parameters of a GET, so that
 * the URL is the complete cache key, and headers of a POST.
 * @throws GraphQLError BAD_USER_INPUT for a malformed request
 */
export function readRequest(request: FastifyRequest): GraphqlRequest {
  const isGet = request.method === 'GET';
  const parts = isGet ? readParameters(request) : readBody(request);
  const query = text(parts, 'query');
  const documentId = text(parts, 'documentId');
  const persisted = object(parts, 'extensions')['persistedQuery'];
  const hash = isObject(persisted) ? text(persisted, 'sha256Hash') : null;
  if (query !== null && documentId !== null) throw badInput('Send query or documentId, not both');
  if (hash !== null && documentId !== null && hash !== documentId.replace(/^sha256:/, ''))
    throw badInput('documentId and extensions.persistedQuery name different documents');
  if (query === null && documentId === null && hash === null)
    throw badInput('query or documentId is required');
  const header = (name: string) => text(request.headers, name) ?? undefined;
  return {
    query,
    documentId: documentId ?? hash,
    isAutomatic: hash !== null,
    operationName: text(parts, 'operationName'),
    variables: object(parts, 'variables'),
    locale: (isGet && text(parts, 'locale')) || header('kontor-locale'),
    currency: (isGet && text(parts, 'currency')) || header('kontor-currency'),
    rememberedCurrency: isGet ? undefined : request.cookies['sw-currency'],
  };
}

function readParameters({ query }: FastifyRequest): Json {
  const parameters = isObject(query) ? query : {};
  const parsed = (name: string) => {
    const value = text(parameters, name);
    return value === null ? null : parseJson(value, name);
  };
  return { ...parameters, variables: parsed('variables'), extensions: parsed('extensions') };
}

function readBody({ headers, body }: FastifyRequest): Json {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/graphql+json')
    throw programError('UNSUPPORTED_MEDIA_TYPE', 415, 'The content type must be application/json');
  const parsed = typeof body === 'string' ? parseJson(body, 'body') : null;
  if (Array.isArray(parsed))
    throw programError(
      'BATCHING_NOT_SUPPORTED',
      400,
      'Batches are not supported: send one operation per request',
    );
  if (!isObject(parsed)) throw badInput('The body must be a JSON object');
  return parsed;
}

function text(parts: Json, name: string): string | null {
  const value = parts[name] ?? '';
  if (typeof value !== 'string') throw badInput(`${name} must be text`);
  return value === '' ? null : value;
}

function object(parts: Json, name: string): Record<string, unknown> {
  const value = parts[name] ?? {};
  if (!isObject(value)) throw badInput(`${name} must be an object`);
  return { ...value };
}

function parseJson(source: string, name: string): unknown {
  try {
    // JSON can contain lone surrogates, which Shopware cannot read.
    return JSON.parse(source, (_key, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
  } catch {
    throw badInput(`${name} must be JSON`);
  }
}

/**
 * Validates the language and currency of a request and spells them as the shop does. An unknown currency in the cookie is
 * ignored.
 * @throws GraphQLError LOCALE_NOT_FOUND, CURRENCY_NOT_FOUND
 */
export async function resolveLocale(
  request: FastifyRequest,
  received: GraphqlRequest,
): Promise<GraphqlRequest> {
  const { channel } = request.server;
  const { locale, currency, rememberedCurrency } = received;
  let tag: string | undefined;
  if (locale !== undefined) {
    const languages = await channel.knownLanguages(languageHints(request));
    tag = languages.find((language) => language.locale.toLowerCase() === locale.toLowerCase())?.locale;
    // Any language may exist before Shopware's list is loaded.
    if (tag === undefined && languages.some(({ id }) => id !== ''))
      throw unknown(
        'LOCALE_NOT_FOUND',
        'language',
        locale,
        languages.map((language) => language.locale),
      );
  }
  const code = currency?.toUpperCase() ?? rememberedCurrency;
  if (code === undefined) return { ...received, locale: tag, currency: undefined };
  const codes = (await channel.currencies()).map(({ isoCode }) => isoCode);
  if (currency !== undefined && codes.length > 0 && !codes.includes(code))
    throw unknown('CURRENCY_NOT_FOUND', 'currency', currency, codes);
  return { ...received, locale: tag, currency: codes.includes(code) ? code : undefined };
}

function unknown(code: ProgramCode, what: string, given: string, available: readonly string[]) {
  const shown = JSON.stringify(given.slice(0, 35));
  return programError(code, 400, `The shop has no ${what} ${shown}; it has ${available.join(', ')}`);
}
