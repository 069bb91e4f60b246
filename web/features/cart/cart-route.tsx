import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { CartPage } from './cart-page.tsx';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('cart'),
    modules: ['web/features/cart/cart-route.tsx'],
    render: () => <CartPage />,
  });
}
