import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { routePattern } from './route-pattern.ts';
import type { CallObserver } from './transport.ts';

/** Measures and traces the calls to one API of Shopware. */
export function observed(upstream: 'store' | 'admin', metrics: Metrics, tracing: Tracing): CallObserver {
  return {
    begin: (method, path) => {
      const route = routePattern(path);
      const started = performance.now();
      const piece = tracing.call(`${method} ${route}`, {
        'http.request.method': method,
        'url.template': route,
      });
      return {
        headers: piece.headers,
        end: (outcome) => {
          const seconds = (performance.now() - started) / 1_000;
          metrics.time('upstreamDuration', { upstream, route, outcome }, seconds);
          const failed = !/^[1-4]/.test(outcome);
          piece.end({ 'http.response.status_code': outcome }, failed ? outcome : undefined);
        },
      };
    },
  };
}
