import fp from 'fastify-plugin';
import { VERSION } from '../config/version.ts';
import { Metrics } from '../platform/metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** @param release of the built web client; empty without one */
export const metricsPlugin = fp<{ readonly release: string }>(async (app, { release }) => {
  const metrics = new Metrics(app.configuration.channel?.name);
  app.decorate('metrics', metrics);
  metrics.gauge('buildInfo', { version: VERSION, release, node: process.versions.node }, 1);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { route, method: request.method, status: reply.statusCode };
    // The duration of a stream is not a latency.
    const streams = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!streams) metrics.time('httpDuration', labels, reply.elapsedTime / 1_000);
    if (reply.statusCode === 429) metrics.count('limited', { limit: 'requests' });
    done();
  });
});
