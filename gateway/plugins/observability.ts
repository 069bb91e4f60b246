import fp from 'fastify-plugin';
import { VERSION } from '../config/version.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { type Collector, Tracing } from '../platform/tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tracing: Tracing;
    readonly metrics: Metrics;
  }
}

/** Traces requests by route pattern: no address, query or other personal data. */
export const tracingPlugin = fp(async (app) => {
  const { traceEndpoint, traceShare } = app.configuration;
  const tracing = new Tracing(await collectorAt(traceEndpoint, traceShare));
  app.decorate('tracing', tracing);
  app.addHook('onClose', () => tracing.close());
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.scope.trace = tracing.request(request.headers, `${request.method} ${route}`);
    done();
  });
  const { channel } = app.configuration;
  app.addHook('onResponse', (request, reply, done) => {
    const { trace, operation, client, clientVersion, pageKind } = request.scope;
    if (trace === null || trace.span === null) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
      'kontor.request.id': request.id,
      ...(channel === null ? {} : { 'kontor.channel': channel.name }),
      ...(operation === null ? {} : { 'graphql.operation.name': operation }),
      ...(client === null ? {} : { 'graphql.client.name': client }),
      ...(clientVersion === null ? {} : { 'graphql.client.version': clientVersion }),
    };
    if (pageKind !== null) trace.span.updateName(`${request.method} page ${pageKind}`);
    trace.end(attributes, reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
});

/** Connects to an OpenTelemetry collector (OTLP over HTTP); its SDK is loaded only when one is configured. */
async function collectorAt(endpoint: string | null, share: number): Promise<Collector | null> {
  if (endpoint === null) return null;
  const [{ OTLPTraceExporter }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  return { tracer: provider.getTracer('kontor'), close: () => provider.shutdown() };
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
