import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientKey } from '../config/client-keys.ts';
import { clientOf, networkOf } from '../platform/rate-limit/client.ts';
import { tokenKey } from '../platform/session-store/session-store.ts';
import { RequestError } from './request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request of a route with `config.limited: 'when-refused'`. @throws an error if the limit is exceeded */
    countRefused(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyContextConfig {
    /** The route authenticates requests and calls `countRefused` for those that it refuses. */
    readonly limited?: 'when-refused';
  }
}

const EXEMPT_PATHS = /^\/(?:assets|fonts|builds|health|media|picture|thumbnail)\//;
/** Limit of an IPv6 network as a multiple of that of an address. */
const REQUESTS_PER_NETWORK_FACTOR = 4;
const FILES_PER_REQUEST = 5;
/** Limit of a frontend with a key as a multiple of that of an address, unless the key has a limit. */
const REQUESTS_PER_KEY_FACTOR = 20;
const isExempt = ({ routeOptions }: FastifyRequest) => EXEMPT_PATHS.test(routeOptions.url ?? '');
const limitsItself = ({ routeOptions }: FastifyRequest) => routeOptions.config.limited === 'when-refused';

/**
 * Rate limits: requests by address, mutations by session (without one by address) and also by address across sessions. A
 * frontend with a key is limited by its key, and by the buyer's address if it sends one.
 * A request over the limit gets a 429 with `Retry-After` (docs/rules.md, "Errors", rateLimitExceeded).
 */
export const rateLimitPlugin = fp(async (app) => {
  const { configuration, shared } = app;
  const { requestsPerMinute } = configuration;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    cache: 20_000,
    ...(shared.requestCounts === null ? {} : { store: shared.requestCounts }),
  });
  const single = app.createRateLimit({
    max: (request) => limitOf(request, requestsPerMinute),
    keyGenerator: subjectOf,
  });
  // Limits an address that opens many sessions, and a key that serves many buyers.
  const together = app.createRateLimit({
    max: ({ client }) => (client.key ? keyLimit(client.key, requestsPerMinute) : requestsPerMinute),
    keyGenerator: ({ client }) =>
      client.key ? `client:${client.key.name}` : `writes:${clientOf(client.address)}`,
  });
  const ofNetwork = app.createRateLimit({
    max: requestsPerMinute * REQUESTS_PER_NETWORK_FACTOR,
    keyGenerator: ({ client }) => `network:${networkOf(client.address)}`,
  });
  const bound = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseBeyond(await single(request), request, reply);
    const { client } = request;
    if (!countsForKey(request) && networkOf(client.address) !== null)
      refuseBeyond(await ofNetwork(request), request, reply);
    if (isWrite(request) || (client.key !== null && client.forBuyer))
      refuseBeyond(await together(request), request, reply);
  };
  app.decorate('countRefused', bound);
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request) || limitsItself(request)) return done();
    bound(request, reply).then(() => done(), done);
  });
});

type LimitState = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** Sets the headers with the remaining limit, except on public responses. @throws an error if it is exceeded */
function refuseBeyond(state: LimitState, request: FastifyRequest, reply: FastifyReply): void {
  if (state.isAllowed) return;
  const { isExceeded, max, remaining, ttlInSeconds } = state;
  if (!isExceeded && !isWrite(request)) return;
  const reported = Number(reply.getHeader('ratelimit-remaining') ?? Number.POSITIVE_INFINITY);
  if (remaining < reported)
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': ttlInSeconds,
    });
  if (!isExceeded) return;
  reply.header('retry-after', ttlInSeconds);
  throw new RequestError(
    request,
    'RATE_LIMITED',
    429,
    `Too many requests. Please wait ${ttlInSeconds} seconds.`,
    ttlInSeconds,
  );
}

const isWrite = ({ method }: FastifyRequest): boolean => method === 'POST';

function countsForKey({ client }: FastifyRequest): boolean {
  return client.key !== null && !client.forBuyer;
}

function subjectOf(request: FastifyRequest): string {
  const { client } = request;
  const sender = countsForKey(request) ? `client ${client.key?.name}` : clientOf(client.address);
  // The session of a read is not decrypted, which would take longer than a cached response.
  if (!isWrite(request)) return `read:${sender}`;
  const { session } = request;
  return session === null ? `write:${sender}` : `write:${tokenKey(session.token)}`;
}

function limitOf(request: FastifyRequest, requestsPerMinute: number): number {
  const { client } = request;
  const byKey =
    countsForKey(request) && client.key !== null && !(isWrite(request) && request.session !== null);
  if (byKey) return keyLimit(client.key, requestsPerMinute);
  return isWrite(request) ? Math.ceil(requestsPerMinute / 4) : requestsPerMinute;
}

function keyLimit(key: Pick<ClientKey, 'requestsPerMinute'>, requestsPerMinute: number): number {
  return key.requestsPerMinute ?? requestsPerMinute * REQUESTS_PER_KEY_FACTOR;
}

/** Rate limit of files by address, higher than that of requests because a page has dozens of files. */
export function limitFiles(app: FastifyInstance): void {
  const limit = app.createRateLimit({
    max: app.configuration.requestsPerMinute * FILES_PER_REQUEST,
    keyGenerator: ({ client }) => `files:${clientOf(client.address)}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    const state = await limit(request);
    if (state.isAllowed || !state.isExceeded) return undefined;
    return reply
      .code(429)
      .header('retry-after', state.ttlInSeconds)
      .header('cache-control', 'no-store')
      .send();
  });
}
