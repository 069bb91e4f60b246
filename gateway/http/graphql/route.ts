import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { formatError, problemOf } from '../../domains/shared/errors.ts';
import { ENGLISH } from '../../domains/shared/messages/messages.ts';
import { badInput, programError } from '../../domains/shared/problem.ts';
import type { ProgramCode } from '../../domains/shared/program-codes.ts';
import { isObject } from '../../lib/json.ts';
import { typeFor } from '../../lib/negotiate.ts';
import type { CacheEntry } from '../../platform/cache/memory.ts';
import type { ClientLabels } from '../../platform/metrics/client-labels.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { executeRequest, seesSpecialPrices } from './execute.ts';
import { LIMITS } from './limits.ts';
import { EventStreams, type LiveTimes } from './live/event-streams.ts';
import { EVENT_STREAM, sendErrorEvent, sendEvents } from './live/send-events.ts';
import type { Operation } from './operations.ts';
import { type GraphqlRequest, readRequest } from './request.ts';
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
 * `/graphql` by the GraphQL-over-HTTP draft: GET for queries, POST with JSON for all; persisted documents by hash;
 * public responses carry `Cache-Control` and `ETag`; subscriptions are server-sent events. A cross-site form cannot send
 * a mutation's content type (CSRF).
 */
export const graphqlRoute = fp<{ readonly liveTimes: LiveTimes }>(
  async (app, { liveTimes }) => {
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
    app.setErrorHandler((error, request, reply) => sendTransportError(app, error, request, reply));
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: (request, reply) => handle(app, request, reply),
    });
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: (request, reply) =>
        sendRefusal(app, request, reply.header('allow', 'GET, POST'), METHOD_NOT_ALLOWED, null),
    });
  },
  {
    name: 'graphql-route',
    encapsulate: true,
    dependencies: [
      'configuration',
      'graphql',
      'public-reads',
      'session',
      'messages',
      'context',
      'csrf',
      'rate-limit',
      'drain',
      'metrics',
      'shared-state',
    ],
  },
);

async function handle(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const type = typeFor(request.headers.accept, ANSWER_TYPES);
  const takesEvents = () => typeFor(request.headers.accept, STREAM_TYPES) !== null;
  let { labels } = request.client;
  const refuse = (error: unknown, accepted: string | null) => {
    app.usage.request(labels, 'refused');
    return sendRefusal(app, request, reply, error, accepted);
  };
  reply.header('vary', VARY);
  let received: GraphqlRequest;
  try {
    if (type === null && !takesEvents()) throw NOT_ACCEPTABLE;
    received = readRequest(request);
  } catch (error) {
    return refuse(error, null);
  }
  try {
    const operation = app.operations.find(received, app.configuration.operations);
    request.scope.operation = operation.name;
    if (operation.origin === 'storefront' && request.client.name === null) labels = STOREFRONT;
    const isLive = operation.kind === 'subscription';
    const violation = csrfViolation(operation, reply);
    if (violation !== null) return refuse(violation, null);
    if (isLive ? !takesEvents() : type === null) return refuse(NOT_ACCEPTABLE, null);
    if (isLive && !app.eventStreams.isEnabled) throw badInput('Subscriptions are disabled');
    const resolved = { ...received, ...(await resolveLocale(app, request, received)) };
    if (isLive) {
      const sent = await sendEvents({ app, request, reply, graphqlRequest: resolved, operation });
      countUse(app, labels, 'ok', operation, resolved);
      return sent;
    }
    return await sendAnswer(
      { app, request, reply, received: resolved, operation, labels },
      type ?? JSON_TYPE,
    );
  } catch (error) {
    return refuse(error, type ?? EVENT_STREAM);
  }
}

interface Execution {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly received: GraphqlRequest;
  readonly operation: Operation;
  readonly labels: ClientLabels;
}

async function sendAnswer(execution: Execution, type: string) {
  const { app, request, reply, received, operation, labels } = execution;
  const { scope, maxAge } = operation.policy;
  if (scope === 'PUBLIC' && maxAge > 0 && !seesSpecialPrices(request)) {
    const entry = await cachedResult(execution);
    countUse(app, labels, entry.value.outcome, operation, received);
    return sendPublic(request, reply, entry, type, app.configuration.cacheTags);
  }
  const { result } = await run(execution);
  countUse(app, labels, result.outcome, operation, received);
  return sendPersonal(request, reply, result, type);
}

function cachedResult(execution: Execution): Promise<CacheEntry<PublicResult>> {
  const { app, received, operation } = execution;
  const { maxAge } = operation.policy;
  return app.cache.get<PublicResult>(
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
        // Unbounded keys go to the negative cache, ad-hoc documents to the first level only.
        storage: value.cacheable && (value.empty || freshness.endless ? 'negative' : place),
      };
    },
  );
}

async function run({ app, request, reply, received, operation }: Execution) {
  const { answer, context, issued, isPersonal } = await executeRequest(app, request, received, operation);
  if (issued !== null) reply.sendSession(issued);
  return { result: await toHttpResult(answer, !isPersonal), freshness: context.freshness };
}

/** Undeclared variables do not affect the key. */
function cacheKey({ variables, locale, currency }: GraphqlRequest, { hash, name, node }: Operation): string {
  const declared = node.variableDefinitions?.map(
    ({
      variable: {
        name: { value },
      },
    }) => [value, variables[value]],
  );
  return `query:${hash}:${JSON.stringify([name, Object.fromEntries(declared ?? []), locale, currency])}`;
}

function countUse(
  app: FastifyInstance,
  labels: ClientLabels,
  outcome: 'ok' | 'refused' | 'error',
  operation: Operation,
  { variables }: GraphqlRequest,
): void {
  app.usage.request(labels, outcome);
  // A refused operation may be invalid.
  if (outcome === 'refused') return;
  if (operation.origin === 'sent' && app.configuration.operations === 'log')
    app.noteUnlisted(operation, labels.client);
  app.usage.operation(operation, labels.client, variables);
}

function csrfViolation({ kind, policy, origin }: Operation, reply: FastifyReply): GraphQLError | null {
  const violation = reply.csrfViolation({
    kind,
    shared: policy.scope === 'PUBLIC',
    persisted: origin !== 'sent',
  });
  if (violation?.extensions['status'] === 405) reply.header('allow', 'POST');
  return violation;
}

/**
 * Returns language and currency of a request as the shop spells them. A currency from a cookie is ignored if the shop
 * does not have it.
 * @throws GraphQLError LOCALE_NOT_FOUND, CURRENCY_NOT_FOUND if the request names one that the shop does not have
 */
async function resolveLocale(
  { channel }: FastifyInstance,
  request: FastifyRequest,
  { locale, currency, rememberedCurrency }: GraphqlRequest,
): Promise<{ readonly locale: string | undefined; readonly currency: string | undefined }> {
  let tag: string | undefined;
  if (locale !== undefined) {
    const languages = await channel.knownLanguages(languageHints(request));
    tag = languages.find((language) => language.locale.toLowerCase() === locale.toLowerCase())?.locale;
    // Until Shopware has listed its languages, any may exist.
    if (tag === undefined && languages.some(({ id }) => id !== ''))
      throw unknown(
        'LOCALE_NOT_FOUND',
        'language',
        locale,
        languages.map((language) => language.locale),
      );
  }
  const code = currency?.toUpperCase() ?? rememberedCurrency;
  if (code === undefined) return { locale: tag, currency: undefined };
  const codes = (await channel.currencies()).map(({ isoCode }) => isoCode);
  if (codes.includes(code)) return { locale: tag, currency: code };
  if (currency !== undefined && codes.length > 0)
    throw unknown('CURRENCY_NOT_FOUND', 'currency', currency, codes);
  return { locale: tag, currency: undefined };
}

function unknown(code: ProgramCode, what: string, given: string, available: readonly string[]): GraphQLError {
  const shown = JSON.stringify(given.slice(0, 35));
  return programError(code, 400, `The shop has no ${what} ${shown}; it has ${available.join(', ')}`);
}

/**
 * Sends an error of a request that was not executed.
 * @param accepted media type of a well-formed request; null for a malformed one, which gets its status in any type
 */
function sendRefusal(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  accepted: string | null,
): FastifyReply {
  const formatted = formatError(error, app.messages.builtIn(ENGLISH), request.id, app.log);
  request.scope.errorCodes.add(String(formatted.extensions['code']));
  const status = Number(formatted.extensions['status'] ?? 400);
  if (accepted === EVENT_STREAM && status < 429) return sendErrorEvent(reply, { errors: [formatted] });
  const type = typeFor(request.headers.accept, ANSWER_TYPES) ?? JSON_TYPE;
  return sendErrors(reply, accepted === JSON_TYPE && status === 400 ? 200 : status, [formatted], type);
}

const TRANSPORT_CODES: Readonly<Record<number, ProgramCode>> = {
  400: 'BAD_USER_INPUT',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};
const TRANSPORT_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  413: 'The request is too large',
  415: 'The content type must be application/json',
};

/** Sends an error before or around an operation (body too large, rate limit) as GraphQL, without its cause. */
function sendTransportError(
  app: FastifyInstance,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { statusCode, errors } = isObject(error) ? error : {};
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  if (Array.isArray(errors)) return sendErrors(reply, status, errors, JSON_TYPE);
  if (status >= 500) app.log.error({ err: error, requestId: request.id }, 'request failed');
  const code = TRANSPORT_CODES[status] ?? problemOf(error).code;
  const texts = app.messages.builtIn(ENGLISH);
  const message =
    TRANSPORT_MESSAGES[status] ?? texts.text(texts.has(`page-${status}`) ? `page-${status}` : 'page-500');
  const extensions = { code, status, requestId: request.id };
  return sendErrors(reply, status, [{ message, extensions }], JSON_TYPE);
}

function sendErrors(reply: FastifyReply, status: number, errors: readonly unknown[], type: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors }));
}
