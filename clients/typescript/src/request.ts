import type { Operation } from './document.ts';
import type { ClientOptions, RequestOptions } from './options.ts';

/** Longer addresses are refused on the way by some proxies. */
const MAX_URL_LENGTH = 4_000;
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';
const CREATE_SESSION = 'mutation CreateSession { createSession { userErrors { code } } }';

/** What begins a session before a change is sent; sent twice, it loses nothing. Each gateway knows it by its id. */
export const BEGIN: Operation = {
  text: CREATE_SESSION,
  kind: 'mutation',
  name: 'CreateSession',
  single: true,
  id: 'sha256:fb852430f560fbce201e8f53a7d0d90e5dfe000325d9e8c3be3358017e5732d1',
};

export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** Headers of every request to the shop. */
export function shopHeaders(
  options: ClientOptions,
  { locale = options.locale, currency = options.currency }: RequestOptions,
  token: string | null,
): Record<string, string> {
  const { clientName, clientVersion, clientKey, buyerAddress } = options;
  return {
    'graphql-client-name': clientName,
    'graphql-client-version': clientVersion,
    ...(clientKey === undefined ? {} : { 'kontor-client-key': clientKey }),
    ...(buyerAddress === undefined ? {} : { 'kontor-buyer-address': buyerAddress }),
    ...(locale === undefined ? {} : { 'kontor-locale': locale }),
    ...(currency === undefined ? {} : { 'kontor-currency': currency }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

/**
 * Refuses what can only be a mistake: an address without scheme, and that of the endpoint.
 * @throws TypeError
 */
export function checkUrl({ url }: ClientOptions): void {
  // On the shop's own origin a path will do.
  if (/^https?:\/\/|^\/|^$/.test(url) && !/\/graphql\/*$/.test(url)) return;
  throw new TypeError(
    `url is the address of the shop, such as https://shop.example, without /graphql; this is "${url}"`,
  );
}

/** The shop's address without a slash at its end, and a path below it. */
export function addressOf({ url }: ClientOptions, path: string): string {
  return /^https?:/.test(path) ? path : `${url.replace(/\/+$/, '')}${path}`;
}

export const credentialsOf = ({ cookies = false }: ClientOptions): RequestCredentials =>
  cookies ? 'include' : 'omit';

/** @param byId whether the document's id is sent in place of its text */
export function graphqlRequest(
  operation: Operation,
  variables: unknown,
  options: ClientOptions,
  request: RequestOptions,
  { token, byId }: { readonly token: string | null; readonly byId: boolean },
): SentRequest {
  const document = byId ? { documentId: operation.id } : { query: operation.text };
  const { name } = operation;
  const body = {
    ...document,
    ...(name === null ? {} : { operationName: name }),
    ...(variables === undefined || variables === null ? {} : { variables }),
  };
  const endpoint = addressOf(options, '/graphql');
  const headers = { ...shopHeaders(options, request, token), accept: ACCEPT };
  if (request.shared === true && operation.kind === 'query') {
    const url = `${endpoint}?${parametersOf(body, options, request)}`;
    // Read with `shopHeaders`' own: a GET is answered to everybody.
    if (url.length <= MAX_URL_LENGTH) return { url, init: { method: 'GET', headers, credentials: 'omit' } };
  }
  return {
    url: endpoint,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: credentialsOf(options),
    },
  };
}

/** Language and currency belong into the address, by which caches tell answers apart. */
function parametersOf(
  body: Readonly<Record<string, unknown>>,
  options: ClientOptions,
  { locale = options.locale, currency = options.currency }: RequestOptions,
): string {
  return Object.entries({ ...body, locale, currency })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}
