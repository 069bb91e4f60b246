import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { currentRequest } from '../../platform/request-scope.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { CallObserver } from './transport.ts';

/** Metrics, traces and request ids of the calls to one API of Shopware, and a warning when it fails or recovers. */
export function observed(
  upstream: 'store' | 'admin',
  log: Logger,
  metrics: Metrics,
  tracing: Tracing,
): CallObserver {
  return {
    circuitChanged: (isOpen) =>
      log.warn(
        { upstream },
        isOpen ? 'Shopware unavailable: calls are rejected' : 'Shopware available again',
      ),
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

/** Path without ids, links, SEO paths and personal data, as a label of low cardinality. */
function routePattern(path: string): string {
  const [plain = ''] = path.split('?', 1);
  if (/^\/(?:media|thumbnail)\//.test(plain)) return '/media/{file}';
  return plain
    .split('/')
    .map((part) => (/^(?=.*\d)[\w.-]{16,}$|^\d+$|%|@/.test(part) ? '{id}' : part))
    .join('/');
}
