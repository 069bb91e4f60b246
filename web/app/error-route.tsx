import { ApiError } from './api-error.ts';
import { ErrorPage } from './error-page.tsx';
import { privateHead } from './head.ts';
import type { LoadedRoute } from './loaded-route.ts';
import type { Shop } from './shop.ts';

/** An error as a screen of its own, in the shop's layout. */
export function errorRoute(
  shop: Shop,
  error: {
    status: number;
    maintenance: boolean;
    message?: string | undefined;
    requestId?: string | undefined;
  },
): LoadedRoute {
  const known = [404, 408, 500, 502, 503].includes(error.status);
  const title = error.maintenance
    ? shop.t('maintenance.title')
    : known
      ? shop.t(`error.${error.status as 404}.title`)
      : (error.message ?? shop.t('error.general'));
  return {
    kind: 'screen',
    status: error.status || 502,
    head: privateHead(title, shop, null),
    layout: 'default',
    navigation: null,
    alternates: [],
    modules: [],
    render: () => (
      <ErrorPage
        status={error.status}
        title={title}
        maintenance={error.maintenance}
        requestId={error.requestId}
      />
    ),
  };
}

/** Turns whatever went wrong while loading into a screen; anything unknown counts as 500, no connection as 502. */
export function routeFromFailure(shop: Shop, failure: unknown): LoadedRoute {
  if (failure instanceof ApiError) {
    return errorRoute(shop, {
      status: failure.code === 'UPSTREAM_TIMEOUT' ? 408 : failure.status || 502,
      maintenance: failure.code === 'MAINTENANCE_MODE',
      requestId: failure.requestId,
    });
  }
  return errorRoute(shop, { status: 500, maintenance: false });
}
