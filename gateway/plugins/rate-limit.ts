import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientOf } from '../platform/rate-limit/client.ts';
import { tokenKey } from '../platform/session-store/session-store.ts';

/** Static files and health checks are not counted here. */
const EXEMPT_PATHS = /^\/(?:assets|fonts|builds|health|media|picture|thumbnail)\//;
/** An address may fetch so many files per allowed request. */
const FILES_PER_REQUEST = 5;
const isFree = ({ routeOptions }: FastifyRequest) => EXEMPT_PATHS.test(routeOptions.url ?? '');

/**
 * Rate limits: requests by address, mutations by session (without one by address) and also by address across sessions.
 * A request over the limit gets a 429 with `Retry-After` (docs/rules.md, "Errors", rateLimitExceeded).
 */
export const rateLimitPlugin = fp(
  async (app) => {
    const { configuration, shared } = app;
    const writes = (request: FastifyRequest) => request.method === 'POST';
    await app.register(rateLimit, {
      timeWindow: 60_000,
      cache: 20_000,
      ...(shared.requestCounts === null ? {} : { store: shared.requestCounts }),
      max: (request) =>
        writes(request) ? Math.ceil(configuration.requestsPerMinute / 4) : configuration.requestsPerMinute,
      keyGenerator: (request) => {
        if (!writes(request)) return `read:${clientOf(request.ip)}`;
        const received = request.session;
        return received === null ? `write:${clientOf(request.ip)}` : `write:${tokenKey(received.token)}`;
      },
      allowList: isFree,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
        'retry-after': true,
      },
      errorResponseBuilder: (request, { ttl }) => refusal(request, Math.ceil(ttl / 1_000)),
    });
    // Bounds an address that opens many sessions.
    const together = app.createRateLimit({
      max: configuration.requestsPerMinute,
      keyGenerator: ({ ip }) => `writes:${clientOf(ip)}`,
    });
    const bound = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const limit = await together(request);
      if (limit.isAllowed || !limit.isExceeded) return;
      reply.header('retry-after', limit.ttlInSeconds);
      throw refusal(request, limit.ttlInSeconds);
    };
    app.addHook('onRequest', (request, reply, done) => {
      if (writes(request)) bound(request, reply).then(() => done(), done);
      else done();
    });
  },
  {
    name: 'rate-limit',
    dependencies: ['configuration', 'session', 'shared-state', 'fallback-answers', 'load-shedding'],
  },
);

/** Rate limit of files by address; a page has dozens, so it is much higher than that of requests. */
export function limitFiles(app: FastifyInstance): void {
  const limit = app.createRateLimit({
    max: app.configuration.requestsPerMinute * FILES_PER_REQUEST,
    allowList: () => false,
    keyGenerator: ({ ip }) => `files:${clientOf(ip)}`,
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

function refusal(request: FastifyRequest, seconds: number) {
  const extensions = {
    code: 'RATE_LIMITED',
    status: 429,
    requestId: request.id,
    retryAfter: seconds,
    seconds,
  };
  return {
    statusCode: 429,
    errors: [{ message: `Too many requests. Please wait ${seconds} seconds.`, extensions }],
  };
}
