import { dataOf } from '../../shared/graphql/api-error.ts';
import { addSecondaryMessages } from '../../shared/i18n/secondary-messages.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import { LayoutDocument } from '../../shared/navigation/layout.generated.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { WishlistPage } from './wishlist-page.tsx';

export async function load({ shop, client, withLayout }: RouteRequest): Promise<LoadedRoute> {
  const messages = await addSecondaryMessages(shop);
  const head = privateHead(shop.t('wishlist'), shop, '/wishlist');
  return {
    kind: 'screen',
    status: 200,
    head,
    layout: 'default',
    navigation: withLayout ? await dataOf(client.query(LayoutDocument, {})) : null,
    alternates: head.alternates,
    modules: ['web/features/wishlist/wishlist-route.tsx', messages],
    render: () => <WishlistPage />,
  };
}
