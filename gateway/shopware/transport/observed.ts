import type { Metrics } from '../../platform/metrics/metrics.ts';
import { currentRequest } from '../../platform/request-scope.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { routePattern } from './route-pattern.ts';
import type { CallObserver } from './transport.ts';

/** Metrics and traces of the calls to one API of Shopware, which hears the id of the request that they are for. */
export function observed(upstream: 'store' | 'admin', metrics: Metrics, tracing: Tracing): CallObserver {
  return {
    begin: (method, path) => {
      const route = routePattern(path);
      const started = performance.now();
      const piece = tracing.call(`${method} ${route}`, {
        'http.request.method': method,
        'url.template': route,
      });
      const requestId = currentRequest()?.requestId;
      return {
        headers: requestId === undefined ? piece.headers : { ...piece.headers, 'x-request-id': requestId },
        end: (outcome) => {
          const seconds = (performance.now() - started) / 1_000;
          metrics.time('upstreamDuration', { upstream, route, outcome }, seconds);
          const status = Number(outcome);
          const result = Number.isNaN(status)
            ? { 'error.type': outcome }
            : { 'http.response.status_code': status };
          piece.end(result, status < 500 ? undefined : outcome);
        },
      };
    },
  };
}
