import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { addCheckoutMessages } from './checkout-messages.ts';
import { CheckoutPage } from './checkout-page.tsx';

export async function load({ shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const messages = await addCheckoutMessages(shop);
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(shop.t('checkout'), shop, '/checkout'),
    layout: 'checkout',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: [],
    modules: ['web/features/checkout/checkout-route.tsx', ...messages],
    render: () => <CheckoutPage />,
  };
}
