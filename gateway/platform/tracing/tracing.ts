import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { currentRequest, type Piece, type RequestTrace } from '../request-scope.ts';

/** W3C Trace Context, level 1: `00-<trace id>-<span id>-<flags>`. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

export interface Collector {
  readonly tracer: Tracer;
  close(): Promise<void>;
}

/** Traces of requests and of their calls to Shopware, which get the incoming trace headers if there is no collector. */
export class Tracing {
  readonly #collector: Collector | null;

  constructor(collector: Collector | null) {
    this.#collector = collector;
  }

  /** Begins the trace of a request, or continues the incoming one; null without a trace. */
  request(headers: Readonly<Record<string, unknown>>, name: string): RequestTrace | null {
    const { traceparent, tracestate } = headers;
    if (this.#collector === null && traceparent === undefined) return null;
    const came = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
    const state = typeof tracestate === 'string' && came !== null ? { tracestate } : {};
    const passedOn = came === null ? {} : { traceparent: String(traceparent), ...state };
    const span = this.#collector?.tracer.startSpan(name, { kind: SpanKind.SERVER }, contextOf(came)) ?? null;
    const traceId = span?.spanContext().traceId ?? came?.[1];
    return traceId === undefined ? null : { traceId, span, headers: passedOn, end: ending(span) };
  }

  /** Begins a child span for a call to another server. */
  call(name: string, attributes: Readonly<Record<string, string>>): Piece {
    const current = currentRequest()?.trace;
    const parent = current?.span;
    if (this.#collector === null || !parent) return { headers: current?.headers ?? {}, end: () => undefined };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = this.#collector.tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    const headers = { ...current.headers, traceparent: `00-${traceId}-${spanId}-${flags}` };
    return { headers, end: ending(span) };
  }

  async close(): Promise<void> {
    await this.#collector?.close().catch(() => undefined);
  }
}

function contextOf(came: RegExpExecArray | null) {
  const [, traceId = '', spanId = '', flags = '00'] = came ?? [];
  if (came === null) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function ending(span: Span | null): Piece['end'] {
  return (attributes, failure) => {
    if (span === null) return;
    span.setAttributes(attributes);
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    span.end();
  };
}
