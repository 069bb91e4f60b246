import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectorAt } from '../platform/tracing/collector.ts';
import { Tracing } from '../platform/tracing/tracing.ts';

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
  { name: 'tracing', dependencies: ['configuration', 'request-scope'] },
);

function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.scope.trace = tracing.request(request.headers, `${request.method} ${route}`);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { trace, operation, client, clientVersion, pageKind } = request.scope;
    if (trace === null || trace.span === null) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
      'kontor.request.id': request.id,
      ...(operation === null ? {} : { 'graphql.operation.name': operation }),
      ...(client === null ? {} : { 'graphql.client.name': client }),
      ...(clientVersion === null ? {} : { 'graphql.client.version': clientVersion }),
    };
    if (pageKind !== null) trace.span.updateName(`${request.method} page ${pageKind}`);
    trace.end(attributes, reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
