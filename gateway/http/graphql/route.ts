import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getVariableValues } from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput, programError } from '../../domains/shared/problem.ts';
import { typeFor } from '../../lib/negotiate.ts';
import type { CacheEntry } from '../../platform/cache/memory.ts';
import type { ClientLabels } from '../../platform/metrics/client-labels.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { csrfViolation } from './csrf.ts';
import { executeRequest, seesSpecialPrices } from './execute.ts';
import { LIMITS } from './limits.ts';
import { EventStreams, type LiveTimes } from './live/event-streams.ts';
import { EVENT_STREAM, sendEvents } from './live/send-events.ts';
import type { Operation } from './operations.ts';
import { queryCost } from './query-cost.ts';
import { type GraphqlRequest, readRequest, resolveLocale } from './request.ts';
import {
  ANSWER_TYPES,
  isPublicResult,
  JSON_TYPE,
  type PublicResult,
  publicFreshness,
  sendPersonal,
  sendPublic,
  toHttpResult,
} from './response.ts';
import { sendRefusal, sendTransportError } from './send-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly eventStreams: EventStreams;
    /** Counts an operation that is not persisted, and logs it once per frontend. */
    noteUnlisted(operation: Operation, client: string): void;
  }
}

const VARY = 'Accept, Accept-Encoding, kontor-locale, kontor-currency';
const STREAM_TYPES = [EVENT_STREAM] as const;
const STOREFRONT: ClientLabels = { client: 'storefront', version: '' };
const MAX_LOGGED_OPERATIONS = 2_000;

const METHOD_NOT_ALLOWED = programError('METHOD_NOT_ALLOWED', 405, 'Use POST, or GET for queries');
const NOT_ACCEPTABLE = programError(
  'NOT_ACCEPTABLE',
  406,
  'Responses are application/json or application/graphql-response+json, those of subscriptions text/event-stream; incremental delivery is not supported',
);

/**
 * `/graphql` by the GraphQL-over-HTTP draft: GET for queries, POST with JSON for all, subscriptions as server-sent events.
 * Public responses carry `Cache-Control` and `ETag`.
 */
export async function graphqlRoute(app: FastifyInstance, { liveTimes }: { readonly liveTimes: LiveTimes }) {
  const streams = new EventStreams(app.configuration.liveStreams, liveTimes, app.metrics);
  app.decorate('eventStreams', streams);
  app.onDrain(() => streams.drain());
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED_OPERATIONS });
  app.decorate('noteUnlisted', ({ hash }, client) => {
    app.metrics.count('unlisted', { client });
    const key = `${client} ${hash}`;
    if (!logged.has(key)) app.log.info({ hash, client }, 'operation is not persisted');
    logged.set(key, true);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LIMITS.body }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(sendTransportError);
  app.route({ method: ['GET', 'POST'], url: '/graphql', handler: handle });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_request, reply) => sendRefusal(reply.header('allow', 'GET, POST'), METHOD_NOT_ALLOWED, null),
  });
}

interface Execution {
  readonly reply: FastifyReply;
  readonly received: GraphqlRequest;
  readonly operation: Operation;
  readonly labels: ClientLabels;
}

async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const app = reply.server;
  const type = typeFor(request.headers.accept, ANSWER_TYPES);
  const takesEvents = () => typeFor(request.headers.accept, STREAM_TYPES) !== null;
  let { labels } = request.client;
  /** null for a request that gets an error status whatever it accepts. */
  let accepted: string | null = null;
  reply.header('vary', VARY);
  try {
    if (type === null && !takesEvents()) throw NOT_ACCEPTABLE;
    const parsed = readRequest(request);
    accepted = type ?? EVENT_STREAM;
    const operation = app.operations.find(parsed, app.configuration.operations);
    request.scope.operation = operation.name;
    if (operation.origin === 'storefront' && request.client.name === null) labels = STOREFRONT;
    const isLive = operation.kind === 'subscription';
    const violation =
      csrfViolation(operation, reply, app.configuration.production) ??
      ((isLive ? takesEvents() : type !== null) ? null : NOT_ACCEPTABLE);
    if (violation !== null) {
      accepted = null;
      throw violation;
    }
    if (isLive && !app.eventStreams.isEnabled) throw badInput('Subscriptions are disabled');
    const execution = { reply, received: await resolveLocale(request, parsed), operation, labels };
    if (!isLive) return await sendAnswer(execution, type ?? JSON_TYPE);
    const sent = await sendEvents(reply, execution.received, operation);
    countUse(execution, 'ok');
    return sent;
  } catch (error) {
    app.metrics.count('graphqlRequests', { ...labels, outcome: 'refused' });
    return sendRefusal(reply, error, accepted);
  }
}

async function sendAnswer(execution: Execution, type: string): Promise<FastifyReply> {
  const { reply, operation } = execution;
  const { scope, maxAge } = operation.policy;
  if (scope === 'PUBLIC' && maxAge > 0 && !seesSpecialPrices(reply.request) && !isCostRequested(reply)) {
    const entry = await cachedResult(execution);
    countUse(execution, entry.value.outcome);
    return sendPublic(reply, entry, type);
  }
  const { result } = await run(execution);
  countUse(execution, result.outcome);
  return sendPersonal(reply, result, type);
}

function cachedResult(execution: Execution): Promise<CacheEntry<PublicResult>> {
  const { reply, received, operation } = execution;
  const { maxAge } = operation.policy;
  return reply.server.cache.get<PublicResult>(
    cacheKey(received, operation),
    CACHE_POLICIES.query,
    isPublicResult,
    async () => {
      const { result, freshness } = await run(execution);
      const value = { ...result, freshness: publicFreshness(freshness, maxAge) };
      const place = operation.origin === 'sent' ? 'l1' : true;
      return {
        value,
        size: value.size,
        tags: [...freshness.tags],
        freshUntil: Math.min(freshness.until, Date.now() + maxAge * 1_000),
        // Unbounded keys go to the negative cache, ad-hoc documents only to memory.
        storage: value.cacheable && (value.empty || freshness.endless ? 'negative' : place),
      };
    },
  );
}

async function run({ reply, received, operation }: Execution) {
  const { answer, context, issued, isPersonal } = await executeRequest(reply.request, received, operation);
  if (issued !== null) reply.sendSession(issued);
  const cost = isCostRequested(reply) ? { extensions: { cost: costOf(reply, received, operation) } } : {};
  return { result: await toHttpResult({ ...answer, ...cost }, !isPersonal), freshness: context.freshness };
}

/** Such responses are not cached. */
function isCostRequested({ request }: FastifyReply): boolean {
  return request.headers['kontor-query-cost'] === '1';
}

function costOf({ server }: FastifyReply, { variables }: GraphqlRequest, { document, node }: Operation) {
  const { schema } = server.executors.adHoc;
  const { coerced = {} } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
  return { requested: queryCost(schema, document, coerced), limit: LIMITS.cost };
}

/** Undeclared variables do not affect the key. */
function cacheKey({ variables, locale, currency }: GraphqlRequest, { hash, name, node }: Operation): string {
  const names = node.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const declared = Object.fromEntries(names.map((variable) => [variable, variables[variable]]));
  return `query:${hash}:${JSON.stringify([name, declared, locale, currency])}`;
}

function countUse({ reply, received, operation, labels }: Execution, outcome: PublicResult['outcome']): void {
  const { configuration, metrics, usage, noteUnlisted } = reply.server;
  metrics.count('graphqlRequests', { ...labels, outcome });
  // A refused operation may be invalid, so its fields are not counted.
  if (outcome === 'refused') return;
  if (operation.origin === 'sent' && configuration.operations === 'log')
    noteUnlisted(operation, labels.client);
  usage.operation(operation, labels.client, received.variables);
}
