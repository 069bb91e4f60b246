import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { RequestError } from './request-error.ts';

/** Work that is rejected, in this order, as the event loop delay grows. */
type Load = 'filtered-page' | 'page' | 'picture' | 'api';

/** Share of `MAX_EVENT_LOOP_DELAY_MS` from which each is rejected. */
const SHARE: Readonly<Record<Load, number>> = {
  'filtered-page': 1 / 8,
  page: 1 / 4,
  picture: 1 / 2,
  api: 1,
};

/** Served under any load, because they are cheap; pictures that are not cached in their original size. */
const EXEMPT_PATHS = /^\/(?:metrics$|(?:health|assets|fonts|media|picture|thumbnail)\/)/;
/** Shoppers who are buying, other frontends, and webhooks. */
const API_PATHS = /^\/(?:graphql|upload|order|cache|webhook)(?:\/|$)/;
/** The handler rejects only requests that need rendering; a cached response is as cheap as a rejection. */
const PAGE_PATH = '/*';
const RETRY_AFTER_S = 2;
const OVERLOADED = `The gateway is overloaded. Please retry in ${RETRY_AFTER_S} seconds.`;
const SAMPLE_INTERVAL_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop delay is too high for such work. */
    isOverCapacity(load: Load): boolean;
  }
  interface FastifyReply {
    /** Rejects requests over capacity: 503 with `Retry-After`, as a page or as a GraphQL response. */
    sendOverloaded(load: Load): FastifyReply;
  }
}

/** Load shedding: rejects requests with 503 and `Retry-After` while the event loop delay is high, pages first. */
export const loadSheddingPlugin = fp(async (app) => {
  const { configuration, metrics } = app;
  app.decorate('isOverCapacity', (load) => {
    const { eventLoopDelay: lag } = app.memoryUsage();
    // Without a sample, assume a lag of one whole interval.
    const assumed = Number.isFinite(lag) ? lag : SAMPLE_INTERVAL_MS;
    return assumed > configuration.maxEventLoopDelay * SHARE[load];
  });
  app.decorateReply('sendOverloaded', function (load) {
    metrics.count('shed', { load });
    this.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
    if (this.request.routeOptions.url === '/graphql')
      return this.send({
        errors: new RequestError(this.request, 'OVERLOADED', 503, OVERLOADED, RETRY_AFTER_S).errors,
      });
    return this.sendErrorPage({ status: 503, retryAfter: RETRY_AFTER_S });
  });
  await app.register(underPressure, { sampleInterval: SAMPLE_INTERVAL_MS });
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    const load = API_PATHS.test(url) ? 'api' : 'page';
    if (EXEMPT_PATHS.test(url) || !app.isOverCapacity(url === PAGE_PATH ? 'api' : load)) done();
    else reply.sendOverloaded(load);
  });
});
