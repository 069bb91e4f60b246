import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { badInput, programError } from '../../domains/shared/problem.ts';
import { isObject } from '../../lib/json.ts';

export interface GraphqlRequest {
  readonly query: string | null;
  /** Id of a persisted document: `documentId`, or the hash of Apollo's extension. */
  readonly documentId: string | null;
  /** Whether it is a hash of Apollo's extension, by which texts can be learned. */
  readonly automatic: boolean;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
  /** As the request names it; the shop may not have it. */
  readonly locale: string | undefined;
  readonly currency: string | undefined;
  /** Of the browser's cookie, where the request names none. */
  readonly rememberedCurrency: string | undefined;
}

/**
 * Parses a GET's parameters or a POST's JSON (GraphQL over HTTP). Locale and currency are parameters of a GET, so that
 * the URL is the complete cache key, and headers of a POST.
 * @throws GraphQLError BAD_USER_INPUT for a malformed request
 */
export function readRequest(request: FastifyRequest): GraphqlRequest {
  return request.method === 'POST' ? readPost(request) : readGet(request);
}

function readGet(request: FastifyRequest): GraphqlRequest {
  const parameters = isObject(request.query) ? request.query : {};
  const text = (name: string) => {
    const value = parameters[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return assemble({
    query: text('query'),
    documentId: text('documentId'),
    operationName: text('operationName'),
    variables: json(text('variables'), 'variables'),
    extensions: json(text('extensions'), 'extensions'),
    locale: text('locale') ?? header(request, 'kontor-locale'),
    currency: text('currency') ?? header(request, 'kontor-currency'),
    remembered: undefined,
  });
}

function readPost(request: FastifyRequest): GraphqlRequest {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/graphql+json') {
    throw programError('UNSUPPORTED_MEDIA_TYPE', 415, 'The content type must be application/json');
  }
  const body = typeof request.body === 'string' ? json(request.body, 'body') : null;
  if (Array.isArray(body)) throw noBatches();
  if (!isObject(body)) throw badInput('The body must be a JSON object');
  const { query, documentId, operationName, variables, extensions } = body;
  return assemble({
    query,
    documentId,
    operationName,
    variables,
    extensions,
    locale: header(request, 'kontor-locale'),
    currency: header(request, 'kontor-currency'),
    remembered: request.cookies['sw-currency'],
  });
}

function assemble(parts: {
  readonly query: unknown;
  readonly documentId: unknown;
  readonly operationName: unknown;
  readonly variables: unknown;
  readonly extensions: unknown;
  readonly locale: string | undefined;
  readonly currency: string | undefined;
  readonly remembered: string | undefined;
}): GraphqlRequest {
  const { query, documentId, operationName, variables, extensions, locale, currency, remembered } = parts;
  if (query != null && typeof query !== 'string') throw badInput('query must be text');
  if (documentId != null && typeof documentId !== 'string') throw badInput('documentId must be text');
  if (operationName != null && typeof operationName !== 'string')
    throw badInput('operationName must be text');
  if (variables != null && !isObject(variables)) throw badInput('variables must be an object');
  if (extensions != null && !isObject(extensions)) throw badInput('extensions must be an object');
  const persisted =
    isObject(extensions) && isObject(extensions['persistedQuery']) ? extensions['persistedQuery'] : {};
  const hash = typeof persisted['sha256Hash'] === 'string' ? persisted['sha256Hash'] : null;
  if (query && documentId) throw badInput('Send query or documentId, not both');
  if (hash !== null && documentId && hash !== documentId.replace(/^sha256:/, ''))
    throw badInput('documentId and extensions.persistedQuery name two documents');
  if (!query && !documentId && hash === null) throw badInput('query or documentId is missing');
  return {
    query: query ? query : null,
    documentId: documentId ? documentId : hash,
    automatic: hash !== null,
    operationName: operationName ? operationName : null,
    variables: { ...variables },
    locale,
    currency,
    rememberedCurrency: remembered,
  };
}

function noBatches(): GraphQLError {
  return programError(
    'BATCHING_NOT_SUPPORTED',
    400,
    'Batches are not answered: send one operation a request',
  );
}

function json(text: string | undefined, name: string): unknown {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(`${name} must be JSON`);
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
