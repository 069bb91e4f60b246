import type { RenderError } from '../../../schema/render-contract.ts';
import { ApiError } from '../graphql/api-error.ts';
import type { Shop } from '../i18n/shop.ts';
import { isChunkFailure } from '../navigation/chunk-reload.ts';
import { privateHead } from '../navigation/head.ts';
import type { LoadedRoute } from '../navigation/loaded-route.ts';
import { ErrorPage, KNOWN } from './error-page.tsx';

type Failure = Omit<RenderError, 'requestId'> & { requestId?: string | undefined };

export function errorRoute(shop: Shop, error: Failure): LoadedRoute {
  const kind = error.maintenance ? 'maintenance' : error.status === 0 ? 'offline' : 'error';
  const title =
    kind === 'error'
      ? KNOWN.includes(error.status)
        ? shop.t(`error.${error.status as 404}.title`)
        : (error.message ?? shop.t('error.general'))
      : shop.t(`${kind}.title`);
  return {
    kind: 'screen',
    status: error.status,
    head: privateHead(title, shop, null),
    navigation: null,
    modules: [],
    ...(error.status !== 404 && { failed: true }),
    render: () => (
      <ErrorPage
        status={error.status}
        title={title}
        kind={kind}
        requestId={error.requestId}
        retryAfter={error.retryAfter}
      />
    ),
  };
}

/** The document contains the path as data. */
export function notFoundRoute(shop: Shop, path: string): LoadedRoute {
  const problem = { status: 404, message: `Page not found: ${path}`, data: { path } };
  return { ...errorRoute(shop, { status: 404, maintenance: false }), problem };
}

/** No response, or a missing file: offline, or after a new build. */
export function isUnreached(failure: unknown): boolean {
  return failure instanceof ApiError ? failure.code === 'NETWORK' : isChunkFailure(failure);
}

/** Unknown errors are 500, an unreachable shop is 502. */
export function routeFromFailure(shop: Shop, failure: unknown): LoadedRoute {
  if (!navigator.onLine && isUnreached(failure)) return errorRoute(shop, { status: 0, maintenance: false });
  if (!(failure instanceof ApiError)) return errorRoute(shop, { status: 500, maintenance: false });
  const { code, status, requestId, retryAfter } = failure;
  return errorRoute(shop, {
    status: code === 'UPSTREAM_TIMEOUT' ? 408 : status === 429 ? 503 : status || 502,
    maintenance: code === 'MAINTENANCE_MODE',
    requestId,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
