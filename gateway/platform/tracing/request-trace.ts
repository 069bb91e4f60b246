import type { Span } from '@opentelemetry/api';

/** A span; must be ended. */
export interface Piece {
  /** Headers that propagate the trace to the next server. */
  readonly headers: Readonly<Record<string, string>>;
  /** @param failure reason of the failure; absent on success */
  end(attributes: Readonly<Record<string, string | number>>, failure?: string): void;
}

/** The trace of a request; calls to Shopware on its behalf become children of its span. */
export interface RequestTrace extends Piece {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** null where nothing is recorded here. */
  readonly span: Span | null;
}
