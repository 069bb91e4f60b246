import type { Collector } from './tracing.ts';

/**
 * Connects to an OpenTelemetry collector (OTLP over HTTP); its SDK is loaded only when one is configured.
 * @param endpoint e.g. http://collector:4318; null for none
 * @param share of the traces begun here that are recorded, from 0 to 1
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
