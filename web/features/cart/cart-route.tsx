import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { CartPage } from './cart-page.tsx';
import { addCartMessages } from './public/cart-messages.ts';

export async function load({ shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const messages = await addCartMessages(shop);
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(shop.t('cart'), shop, '/checkout/cart'),
    layout: 'default',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: [],
    modules: ['web/features/cart/cart-route.tsx', messages],
    render: () => <CartPage />,
  };
}
