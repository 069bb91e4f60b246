import fp from 'fastify-plugin';
import { Metrics } from '../platform/metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

export const metricsPlugin = fp(
  async (app) => {
    const metrics = new Metrics();
    app.decorate('metrics', metrics);
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      const labels = { route, method: request.method, status: reply.statusCode };
      metrics.time('httpDuration', labels, reply.elapsedTime / 1_000);
      if (reply.statusCode === 429) metrics.count('limited', { limit: 'requests' });
      done();
    });
  },
  { name: 'metrics' },
);
