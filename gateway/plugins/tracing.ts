import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectorAt } from '../platform/tracing/collector.ts';
import { type RequestPiece, Tracing } from '../platform/tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tracing: Tracing;
  }
}

/** Traces requests by route pattern: no address, query or other personal data. */
export const tracingPlugin = fp(
  async (app) => {
    const { traceEndpoint, traceShare } = app.configuration;
    const tracing = new Tracing(await collectorAt(traceEndpoint, traceShare));
    app.decorate('tracing', tracing);
    app.addHook('onClose', () => tracing.close());
    traceRequests(app, tracing);
  },
  { name: 'tracing', dependencies: ['configuration'] },
);

function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const pieces = new WeakMap<FastifyRequest, RequestPiece>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!tracing.concerns(request.headers)) return done();
    const route = request.routeOptions.url ?? 'none';
    const piece = tracing.request(request.headers, `${request.method} ${route}`);
    pieces.set(request, piece);
    piece.within(done);
  });
  // Reading a body loses the async context of the request, so it is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    const piece = pieces.get(request);
    if (piece) piece.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const piece = pieces.get(request);
    if (piece === undefined) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
    };
    piece.end(attributes, reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
