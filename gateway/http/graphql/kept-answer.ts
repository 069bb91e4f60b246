import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { typeFor } from '../../lib/negotiate.ts';
import type { CacheEntry } from '../../platform/cache/memory.ts';
import type { ClientLabels } from '../../platform/metrics/client-labels.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import type { CheckedOperation, DocumentOrigin } from './documents.ts';
import { type Caching, JSON_TYPE, type PublicResult, RESPONSE_TYPE, sendAnswer } from './http-result.ts';
import type { KnownQueries } from './known-queries.ts';

export const ANSWER_TYPES = [JSON_TYPE, RESPONSE_TYPE] as const;
const STOREFRONT: ClientLabels = { client: 'storefront', version: '' };
export const VARY = 'Accept, Accept-Encoding, kontor-locale, kontor-currency';

/**
 * Sends the answer to a query that was asked of late and is cached, at once.
 * @returns false for any other request, with nothing done
 */
export function sendKept(
  app: FastifyInstance,
  known: KnownQueries,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const query = request.method === 'GET' ? known.get(request) : undefined;
  if (query === undefined) return false;
  const { operation, origin, variables, key } = query;
  const type = typeFor(request.headers.accept, ANSWER_TYPES);
  if (type === null || reply.csrfViolation(describe(operation, origin)) !== null) return false;
  const entry = app.cache.fresh<PublicResult>(key, CACHE_POLICIES.query);
  if (entry === undefined) return false;
  request.scope.operation = operation.name;
  const labels = labelsOf(request, origin);
  note(app, operation, origin, labels, variables);
  app.usage.request(labels, entry.value.outcome);
  reply.header('vary', VARY);
  void sendAnswer(request, reply, entry.value, cachingOf(app, entry), type);
  return true;
}

/** What decides whether another site may ask for an operation. */
export const describe = ({ kind, policy }: CheckedOperation, origin: DocumentOrigin) => ({
  kind,
  shared: policy.scope === 'PUBLIC',
  persisted: origin !== 'sent',
});

/** As whose a request is counted. */
export const labelsOf = ({ client }: FastifyRequest, origin: DocumentOrigin): ClientLabels =>
  origin === 'storefront' && client.name === null ? STOREFRONT : client.labels;

/** Counts an operation that is about to be answered. */
export function note(
  app: FastifyInstance,
  operation: CheckedOperation,
  origin: DocumentOrigin,
  { client }: ClientLabels,
  variables: Readonly<Record<string, unknown>>,
): void {
  if (origin === 'sent' && app.configuration.operations === 'log') app.noteUnlisted(operation, client);
  app.usage.operation(operation, client, variables);
}

/** How an answer in the cache is to be cached by others. */
export const cachingOf = (
  { configuration }: FastifyInstance,
  { value, freshUntil, tags }: CacheEntry<PublicResult>,
): Caching => ({
  freshness: value.freshness,
  until: freshUntil,
  tags,
  tagsIn: configuration.cacheTags,
});
