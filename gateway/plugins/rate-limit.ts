import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientKey } from '../config/client-keys.ts';
import type { ProgramCode } from '../domains/shared/program-codes.ts';
import { clientOf } from '../platform/rate-limit/client.ts';
import { tokenKey } from '../platform/session-store/session-store.ts';

/** Static files and health checks are not counted here. */
const EXEMPT_PATHS = /^\/(?:assets|fonts|builds|health|media|picture|thumbnail)\//;
/** An address may fetch so many files per allowed request. */
const FILES_PER_REQUEST = 5;
/** A frontend with a key may send so many times what an address may, unless its key says how much. */
const REQUESTS_PER_KEY_FACTOR = 20;
const isFree = ({ routeOptions }: FastifyRequest) => EXEMPT_PATHS.test(routeOptions.url ?? '');

const WINDOW_MS = 60_000;

/**
 * Rate limits: requests by address, mutations by session (without one by address) and also by address across sessions. A
 * frontend with a key is limited by its key; where it says for which buyer it asks, by the buyer's address as well.
 * A request over the limit gets a 429 with `Retry-After` (docs/rules.md, "Errors", rateLimitExceeded).
 */
export const rateLimitPlugin = fp(
  async (app) => {
    const { configuration, shared } = app;
    const { requestsPerMinute } = configuration;
    const counted = (subject: string, max: number): LimitState => {
      const { current, ttl } = shared.requestCounts.add(subject, WINDOW_MS);
      return { max, current, ttlInSeconds: Math.ceil(ttl / 1_000) };
    };
    // Bounds an address that opens many sessions, and a key that asks for many buyers.
    const together = ({ client }: FastifyRequest) =>
      client.key
        ? counted(`client:${client.key.name}`, keyLimit(client.key, requestsPerMinute))
        : counted(`writes:${clientOf(client.address)}`, requestsPerMinute);
    app.decorate('countFile', ({ client }) =>
      counted(`files:${clientOf(client.address)}`, requestsPerMinute * FILES_PER_REQUEST),
    );
    app.addHook('onRequest', (request, reply, done) => {
      if (isFree(request)) return done();
      const { client } = request;
      const refused =
        beyond(counted(subjectOf(request), limitOf(request, requestsPerMinute)), request, reply) ??
        (isWrite(request) || (client.key !== null && client.forBuyer)
          ? beyond(together(request), request, reply)
          : null);
      if (refused === null) done();
      else done(refused);
    });
  },
  {
    name: 'rate-limit',
    dependencies: ['client', 'configuration', 'session', 'shared-state', 'fallback-answers', 'load-shedding'],
  },
);

/** How far a subject is within its limit, the request at hand counted. */
interface LimitState {
  readonly max: number;
  readonly current: number;
  /** Until the limit begins anew. */
  readonly ttlInSeconds: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the fetch of a file by its address. */
    countFile(request: FastifyRequest): LimitState;
  }
}

/**
 * Tells what is left of a limit, where no cache can take it for somebody else's.
 * @returns a refusal for a request beyond it
 */
function beyond(
  { max, current, ttlInSeconds }: LimitState,
  request: FastifyRequest,
  reply: FastifyReply,
): Error | null {
  const isExceeded = current > max;
  if (!isExceeded && !isWrite(request)) return null;
  const remaining = Math.max(0, max - current);
  const told = Number(reply.getHeader('ratelimit-remaining') ?? Number.POSITIVE_INFINITY);
  if (remaining < told)
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': ttlInSeconds,
    });
  if (!isExceeded) return null;
  reply.header('retry-after', ttlInSeconds);
  return refusal(request, ttlInSeconds);
}

const isWrite = ({ method }: FastifyRequest): boolean => method === 'POST';

/** Whether a request counts for its key alone. */
function countsForKey({ client }: FastifyRequest): boolean {
  return client.key !== null && !client.forBuyer;
}

function subjectOf(request: FastifyRequest): string {
  const { client } = request;
  const sender = countsForKey(request) ? `client ${client.key?.name}` : clientOf(client.address);
  // A read is not asked for its session: to open one takes longer than to answer what is cached.
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

/** Rate limit of files by address; a page has dozens, so it is much higher than that of requests. */
export function limitFiles(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { current, max, ttlInSeconds } = app.countFile(request);
    if (current <= max) return done();
    reply.code(429).header('retry-after', ttlInSeconds).header('cache-control', 'no-store').send();
  });
}

function refusal(request: FastifyRequest, seconds: number): Error {
  const code: ProgramCode = 'RATE_LIMITED';
  const extensions = {
    code,
    status: 429,
    requestId: request.id,
    retryAfter: seconds,
    seconds,
  };
  const message = `Too many requests. Please wait ${seconds} seconds.`;
  return Object.assign(new Error(message), { statusCode: 429, errors: [{ message, extensions }] });
}
