import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** W3C Trace Context, level 1: `00-<trace id>-<span id>-<flags>`. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A span; must be ended. */
interface Piece {
  /** Headers that propagate the trace to the next server. */
  readonly headers: Readonly<Record<string, string>>;
  /** @param failure reason of the failure; absent on success */
  end(attributes: Readonly<Record<string, string | number>>, failure?: string): void;
}

/** The span of a request; calls made `within` it become its children. */
export interface RequestPiece extends Piece {
  within(work: () => void): void;
}

export interface Collector {
  readonly tracer: Tracer;
  close(): Promise<void>;
}

interface Current {
  readonly span: Span | null;
  /** Incoming trace headers, for when nothing is recorded here. */
  readonly passedOn: Readonly<Record<string, string>>;
}

/**
 * Traces of requests and of their calls to Shopware. Without a collector nothing is recorded, and the incoming trace
 * headers are passed on to Shopware unchanged.
 */
export class Tracing {
  readonly #collector: Collector | null;
  readonly #tracer: Tracer | null;
  readonly #current = new AsyncLocalStorage<Current>();

  constructor(collector: Collector | null) {
    this.#collector = collector;
    this.#tracer = collector?.tracer ?? null;
  }

  /** Whether a request has a trace: an incoming one, or one to be recorded. */
  concerns(headers: Readonly<Record<string, unknown>>): boolean {
    return this.#tracer !== null || headers['traceparent'] !== undefined;
  }

  /** Begins the trace of a request, or continues the incoming one. */
  request(headers: Readonly<Record<string, unknown>>, name: string): RequestPiece {
    const { traceparent, tracestate } = headers;
    const came = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
    const state = typeof tracestate === 'string' && came !== null ? { tracestate } : {};
    const passedOn = came === null ? {} : { traceparent: String(traceparent), ...state };
    const span = this.#tracer?.startSpan(name, { kind: SpanKind.SERVER }, contextOf(came)) ?? null;
    const current = { span, passedOn };
    return {
      headers: passedOn,
      end: ending(span),
      within: (work) => this.#current.run(current, work),
    };
  }

  /** Begins a child span for a call to another server. */
  call(name: string, attributes: Readonly<Record<string, string>>): Piece {
    const current = this.#current.getStore();
    const parent = current?.span;
    if (this.#tracer === null || !parent) return { headers: current?.passedOn ?? {}, end: () => undefined };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = this.#tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    const headers = { ...current.passedOn, traceparent: `00-${traceId}-${spanId}-${flags}` };
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
