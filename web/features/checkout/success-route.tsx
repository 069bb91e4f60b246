import { errorRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { matchRoute } from '../../shared/navigation/route.ts';
import { addCheckoutMessages } from './checkout-messages.ts';
import { addSuccessMessages } from './success-messages.ts';
import { SuccessPage } from './success-page.tsx';

export async function load({ url, path, shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const route = matchRoute(path);
  if (route.name !== 'success') return errorRoute(shop, { status: 404, maintenance: false });
  const { orderId, outcome } = route;
  const link = url.searchParams.get('link');
  const messages = await Promise.all([addCheckoutMessages(shop), addSuccessMessages(shop)]);
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(shop.t('success.checking.title'), shop, path),
    layout: 'checkout',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: [],
    modules: ['web/features/checkout/success-route.tsx', ...messages.flat()],
    render: () => (
      <SuccessPage key={`${orderId}${outcome}`} orderId={orderId} arrival={outcome} link={link} />
    ),
  };
}
