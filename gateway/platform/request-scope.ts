import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Data of the current request, for its log lines and its calls to Shopware. */
export interface RequestScope {
  readonly requestId: string;
  /** null without a trace. */
  trace: RequestTrace | null;
  /** Name of the GraphQL operation; null if unknown or anonymous. */
  operation: string | null;
  /** Name and version of the frontend, if sent. */
  client: string | null;
  clientVersion: string | null;
  /** Kind of the rendered page, e.g. `product`; null for other responses. */
  pageKind: string | null;
  /** Codes of the errors in its response, including user errors. */
  readonly errorCodes: Set<string>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** @returns undefined outside of a request */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

export function withinRequest<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Known fields of the request for a log line. */
export function requestFields(): Record<string, string> {
  const scope = currentRequest();
  if (scope === undefined) return {};
  const { requestId, trace, operation, client, clientVersion } = scope;
  return {
    requestId,
    ...(trace === null ? {} : { traceId: trace.traceId }),
    ...(operation === null ? {} : { operation }),
    ...(client === null ? {} : { client }),
    ...(clientVersion === null ? {} : { clientVersion }),
  };
}
