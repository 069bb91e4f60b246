import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ProgramCode } from '../domains/shared/program-codes.ts';

/** Work that is refused, in this order as the event loop lags more (docs/operations.md, "Over capacity"). */
export type Load = 'filtered-page' | 'page' | 'picture' | 'api';

/** Share of `MAX_EVENT_LOOP_DELAY_MS` from which each is refused. */
const SHARE: Readonly<Record<Load, number>> = {
  'filtered-page': 1 / 8,
  page: 1 / 4,
  picture: 1 / 2,
  api: 1,
};

/**
 * Served under any load: health and metrics, and what belongs to a page that was answered. A page without its pictures
 * and styles is worse than one that comes later, and its files take little of the event loop: a picture that would have to
 * be made is passed on as it is.
 */
const EXEMPT_PATHS = /^\/(?:metrics$|(?:health|assets|fonts|media|picture|thumbnail)\/)/;
/** Who is in the middle of buying, other frontends, and what Shopware says of its changes. */
const API_PATHS = /^\/(?:graphql|upload|order|cache|webhook)(?:\/|$)/;
/** The handler rejects requests that need rendering; a cached response costs no more than a rejection. */
const PAGE_PATH = '/*';
const RETRY_AFTER_S = 2;
const SAMPLE_INTERVAL_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop lags too much for more of such work. */
    isOverCapacity(load: Load): boolean;
  }
  interface FastifyReply {
    /** Rejects requests over capacity: 503 with `Retry-After`, as a page or as a GraphQL response. */
    sendOverloaded(load: Load): FastifyReply;
  }
}

/** @param lag of the event loop; with the limit in the same unit */
export function isBeyond(load: Load, lag: number, limit: number): boolean {
  return lag > limit * SHARE[load];
}

/** Sheds load: refuses requests with 503 and `Retry-After` while the event loop lags, pages first and the API last. */
export const loadSheddingPlugin = fp(
  async (app) => {
    const { configuration, metrics } = app;
    const limit = configuration.maxEventLoopDelay;
    const isOver = (load: Load, lag: number) =>
      // Without a sample, assume a lag of one whole interval.
      isBeyond(load, Number.isFinite(lag) ? lag : SAMPLE_INTERVAL_MS, limit);

    app.decorate('isOverCapacity', (load) => isOver(load, app.memoryUsage().eventLoopDelay));
    app.decorateReply('sendOverloaded', function (load) {
      metrics.count('shed', { load });
      this.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
      if (this.request.routeOptions.url === '/graphql') return this.send({ errors: [refusal(this.request)] });
      return this.sendErrorPage({ status: 503, retryAfter: RETRY_AFTER_S });
    });
    await app.register(underPressure, {
      maxEventLoopDelay: Math.max(1, limit * SHARE.page),
      sampleInterval: SAMPLE_INTERVAL_MS,
      pressureHandler: (request, reply, _type, lag) => {
        const { url = '' } = request.routeOptions;
        if (EXEMPT_PATHS.test(url)) return;
        const load = API_PATHS.test(url) ? 'api' : 'page';
        if (isOver(url === PAGE_PATH ? 'api' : load, lag ?? 0)) reply.sendOverloaded(load);
      },
    });
  },
  { name: 'load-shedding', dependencies: ['configuration', 'metrics', 'error-page', 'cors'] },
);

function refusal(request: FastifyRequest) {
  const code: ProgramCode = 'OVERLOADED';
  const extensions = {
    code,
    status: 503,
    requestId: request.id,
    retryAfter: RETRY_AFTER_S,
    seconds: RETRY_AFTER_S,
  };
  return { message: `Too much at a time. Please try again in ${RETRY_AFTER_S} seconds.`, extensions };
}
