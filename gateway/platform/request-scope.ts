import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestTrace } from './tracing/request-trace.ts';

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
export function requestFields(scope: RequestScope | undefined = currentRequest()): Record<string, string> {
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
