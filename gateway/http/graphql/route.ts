import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { GraphQLError } from 'graphql';
import { formatError } from '../../domains/shared/errors.ts';
import { ENGLISH } from '../../domains/shared/messages/messages.ts';
import { badInput, programError } from '../../domains/shared/problem.ts';
import type { ProgramCode } from '../../domains/shared/program-codes.ts';
import { typeFor } from '../../lib/negotiate.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { CacheEntry } from '../../platform/cache/memory.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { chooseOperation } from './choose-operation.ts';
import type { CheckedOperation } from './documents.ts';
import { executeRequest, seesOwnPrices } from './execute-request.ts';
import {
  type HttpResult,
  isPublicResult,
  JSON_TYPE,
  type PublicResult,
  sendAnswer,
  toHttpResult,
} from './http-result.ts';
import { ANSWER_TYPES, cachingOf, describe, labelsOf, note, sendKept, VARY } from './kept-answer.ts';
import { KnownQueries } from './known-queries.ts';
import { LIMITS } from './limits.ts';
import { LiveStreams, type LiveTimes } from './live/live-streams.ts';
import { EVENT_STREAM, sendLive, sendOneEvent } from './live/send-live.ts';
import { publicFreshness } from './public-freshness.ts';
import { type GraphqlRequest, readRequest } from './request.ts';
import { transportErrors } from './transport-errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly liveStreams: LiveStreams;
  }
}

/**
 * `/graphql` by the GraphQL-over-HTTP draft: GET for queries, POST with JSON for all; persisted documents by hash;
 * public responses carry `Cache-Control` and `ETag`; subscriptions are server-sent events. A cross-site form cannot send a mutation's content type (CSRF).
 */
export const graphqlRoute = fp<{ readonly liveTimes: LiveTimes }>(
  async (app, { liveTimes }) => {
    const streams = new LiveStreams(app.configuration.liveStreams, liveTimes, app.metrics);
    app.decorate('liveStreams', streams);
    app.onDrain(() => streams.drain());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LIMITS.body }, (_request, body, done) =>
      done(null, body),
    );
    transportErrors(app);
    const known = new KnownQueries(app.documents);
    app.onPurge(() => known.clear());
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: (request, reply) =>
        sendKept(app, known, request, reply) ? undefined : handle(app, known, request, reply),
    });
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: (request, reply) =>
        sendRefusal(app, request, reply.header('allow', 'GET, POST'), [GET_OR_POST], null),
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

async function handle(
  app: FastifyInstance,
  known: KnownQueries,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { documents, usage } = app;
  const type = typeFor(request.headers.accept, ANSWER_TYPES);
  reply.header('vary', VARY);
  let { labels } = request.client;
  const refuse = (errors: readonly unknown[], wellFormed: boolean) => {
    usage.request(labels, 'refused');
    return sendRefusal(app, request, reply, errors, wellFormed ? (type ?? EVENT_STREAM) : null);
  };
  // Queries do not pay for what only subscriptions need.
  const takesEvents = () => typeFor(request.headers.accept, STREAM_TYPES) !== null;
  if (type === null && !takesEvents()) return refuse([NOT_ACCEPTABLE], false);
  let asked: GraphqlRequest;
  try {
    asked = readRequest(request);
  } catch (error) {
    return refuse([error], false);
  }
  try {
    const chosen = chooseOperation(asked, documents, app.configuration.operations);
    if (!('operation' in chosen)) return refuse(chosen, true);
    const { operation, origin } = chosen;
    request.scope.operation = operation.name;
    labels = labelsOf(request, origin);
    const violation = reply.csrfViolation(describe(operation, origin));
    if (violation !== null) {
      if (violation.extensions['status'] === 405) reply.header('allow', 'POST');
      return refuse([violation], false);
    }
    const { coerced, errors } = documents.variables(operation, asked.variables);
    if (!coerced) return refuse(errors ?? [], true);
    const isLive = operation.kind === 'subscription';
    if (isLive && !app.liveStreams.offered) return refuse([badInput('Subscriptions are not served')], true);
    if (isLive ? !takesEvents() : type === null) return refuse([NOT_ACCEPTABLE], false);
    note(app, operation, origin, labels, coerced);
    const wanted = { ...asked, ...(await knownContext(app, request, asked)), variables: coerced };
    if (isLive) {
      const answered = await sendLive({ app, request, reply, asked: wanted, operation });
      usage.request(labels, 'ok');
      return answered;
    }
    const run = () => answer(app, request, reply, wanted, operation);
    const cached =
      operation.policy.scope === 'PUBLIC' && operation.policy.maxAge > 0 && !seesOwnPrices(request);
    if (!cached) {
      const { result } = await run();
      usage.request(labels, result.outcome);
      return sendAnswer(request, reply, result, null, type ?? JSON_TYPE);
    }
    const key = cacheKey(wanted, operation);
    const entry = await kept(app, key, operation, run);
    if (request.method === 'GET') known.set(request, { operation, origin, variables: coerced, key });
    usage.request(labels, entry.value.outcome);
    return sendAnswer(request, reply, entry.value, cachingOf(app, entry), type ?? JSON_TYPE);
  } catch (error) {
    return refuse([error], true);
  }
}

const GET_OR_POST = programError('METHOD_NOT_ALLOWED', 405, 'Operations come by POST, queries by GET too');
const STREAM_TYPES = [EVENT_STREAM] as const;
const NOT_ACCEPTABLE = programError(
  'NOT_ACCEPTABLE',
  406,
  'Answers are application/json or application/graphql-response+json, those of subscriptions text/event-stream; there is no incremental delivery',
);

/**
 * @param accepted media type of a well-formed request, which a stream tells in an event; null for a malformed one, whose
 *   status always shows
 */
function sendRefusal(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  errors: readonly unknown[],
  accepted: string | null,
): FastifyReply {
  const messages = app.messages.builtIn(ENGLISH);
  const formatted = errors.map((error) => formatError(error, messages, request.id, app.log));
  for (const { extensions } of formatted) request.scope.errorCodes.add(String(extensions['code']));
  const status = Number(formatted[0]?.extensions['status'] ?? 400);
  if (accepted === EVENT_STREAM && status < 429) return sendOneEvent(reply, { errors: formatted });
  reply.code(accepted === JSON_TYPE && status === 400 ? 200 : status);
  const type = typeFor(request.headers.accept, ANSWER_TYPES) ?? JSON_TYPE;
  return reply
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: formatted }));
}

/**
 * Language and currency of a request, as the shop writes them. A currency that only a cookie remembers is none where
 * the shop no longer has it.
 * @throws GraphQLError LOCALE_NOT_FOUND, CURRENCY_NOT_FOUND for one that the request names and the shop does not have
 */
async function knownContext(
  { channel }: FastifyInstance,
  request: FastifyRequest,
  { locale, currency, rememberedCurrency }: GraphqlRequest,
): Promise<{ readonly locale: string | undefined; readonly currency: string | undefined }> {
  let tag: string | undefined;
  if (locale !== undefined) {
    const languages = await channel.knownLanguages(languageHints(request));
    const wanted = locale.toLowerCase();
    const found = languages.find((language) => language.locale.toLowerCase() === wanted);
    // While Shopware has not told its languages, nobody knows which there are.
    const isKnown = languages.some(({ id }) => id !== '');
    if (!found && isKnown) {
      const tags = languages.map((language) => language.locale);
      throw unknown('LOCALE_NOT_FOUND', 'language', locale, tags);
    }
    tag = found?.locale;
  }
  const code = currency?.toUpperCase() ?? rememberedCurrency;
  if (code === undefined) return { locale: tag, currency: undefined };
  const currencies = await channel.currencies();
  const found = currencies.find(({ isoCode }) => isoCode === code);
  // A shop whose currencies are not known has one of its own.
  if (currency !== undefined && !found && currencies.length > 0) {
    const codes = currencies.map(({ isoCode }) => isoCode);
    throw unknown('CURRENCY_NOT_FOUND', 'currency', currency, codes);
  }
  return { locale: tag, currency: found?.isoCode };
}

function unknown(code: ProgramCode, what: string, given: string, known: readonly string[]): GraphQLError {
  const shown = JSON.stringify(given.slice(0, 35));
  return programError(code, 400, `The shop has no ${what} ${shown}; it has ${known.join(', ')}`);
}

async function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: GraphqlRequest,
  operation: CheckedOperation,
) {
  const executed = await executeRequest(app, request, asked, operation);
  if (executed.issued !== null) reply.sendSession(executed.issued);
  const result = await toHttpResult(executed.answer, !executed.personal);
  return { result, freshness: executed.context.freshness };
}

/** Unbounded keys go to the negative cache, ad-hoc documents only to L1. */
function placeOf(
  { empty }: HttpResult,
  { trusted }: CheckedOperation,
  { endless }: Freshness,
): true | 'apart' | 'here' {
  if (empty || endless) return 'apart';
  return trusted ? true : 'here';
}

function cacheKey({ variables, locale, currency }: GraphqlRequest, { hash, name }: CheckedOperation): string {
  return `query:${hash}:${JSON.stringify([name, variables, locale, currency])}`;
}

function kept(
  app: FastifyInstance,
  key: string,
  operation: CheckedOperation,
  run: () => ReturnType<typeof answer>,
): Promise<CacheEntry<PublicResult>> {
  return app.cache.get<PublicResult>(key, CACHE_POLICIES.query, isPublicResult, async () => {
    const { result, freshness } = await run();
    const value = { ...result, freshness: publicFreshness(freshness, operation.policy.maxAge) };
    const freshUntil = Math.min(freshness.until, Date.now() + operation.policy.maxAge * 1_000);
    return {
      value,
      size: value.size,
      tags: [...freshness.tags],
      freshUntil,
      keep: value.cacheable && placeOf(value, operation, freshness),
    };
  });
}
