import { errorRoute } from '../app/error-route.tsx';
import { privateHead } from '../app/head.ts';
import type { LoadedRoute, RouteRequest } from '../app/loaded-route.ts';
import { matchRoute } from '../app/route.ts';
import { LayoutDocument } from '../generated/graphql.ts';
import { SuccessPage } from './success-page.tsx';

/** The page after an order, also after its payment went well or not. */
export async function load({ path, shop, api, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const route = matchRoute(path);
  if (route.name !== 'success') return errorRoute(shop, { status: 404, maintenance: false });
  const { orderId, outcome } = route;
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(shop.t('success.checking.title'), shop, path),
    layout: 'checkout',
    navigation: withLayout ? await api.query(LayoutDocument, {}) : null,
    alternates: [],
    modules: ['web/checkout/success-route.tsx'],
    render: () => <SuccessPage key={`${orderId}${outcome}`} orderId={orderId} arrival={outcome} />,
  };
}
