import type { Collector } from './tracing.ts';

/**
 * An OpenTelemetry collector (OTLP over HTTP); what speaks to it is only loaded where there is one.
 * @param endpoint e.g. http://collector:4318; null for none
 * @param share of the traces that begin here which are recorded, from 0 to 1
 */
export async function collectorAt(endpoint: string | null, share: number): Promise<Collector | null> {
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
