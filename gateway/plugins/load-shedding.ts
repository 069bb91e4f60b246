import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ProgramCode } from '../domains/shared/program-codes.ts';

/**
 * Served under any load: health and metrics, and what belongs to a page that was answered. A page without its pictures
 * and styles is worse than one that comes later, and its files take little of the event loop.
 */
const EXEMPT_PATHS = /^\/(?:metrics$|(?:health|assets|fonts|media|picture|thumbnail)\/)/;
const RETRY_AFTER_S = 2;
const SAMPLE_INTERVAL_MS = 500;

/** Sheds load: refuses requests with 503 and `Retry-After` while the event loop lags. */
export const loadSheddingPlugin = fp(
  async (app) => {
    const { configuration, metrics } = app;
    await app.register(underPressure, {
      maxEventLoopDelay: configuration.maxEventLoopDelay,
      sampleInterval: SAMPLE_INTERVAL_MS,
      pressureHandler: (request, reply, _type, lag) => {
        // Without a sample, assume a lag of one whole interval.
        const unmeasured =
          lag === Number.POSITIVE_INFINITY && configuration.maxEventLoopDelay > SAMPLE_INTERVAL_MS;
        if (unmeasured || EXEMPT_PATHS.test(request.routeOptions.url ?? '')) return;
        metrics.count('shed', {});
        reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
        if (request.routeOptions.url === '/graphql') {
          reply.send({ errors: [refusal(request)] });
          return;
        }
        reply.sendErrorPage({ status: 503, retryAfter: RETRY_AFTER_S });
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
