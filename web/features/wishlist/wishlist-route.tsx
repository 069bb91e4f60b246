import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { WishlistPage } from './wishlist-page.tsx';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('wishlist'),
    modules: ['web/features/wishlist/wishlist-route.tsx'],
    render: () => <WishlistPage />,
  });
}
