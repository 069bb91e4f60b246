import { CartPage } from '../features/cart/public/cart-page.tsx';
import { Bestsellers } from '../features/catalog/public/product-card.tsx';
import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { privateScreen } from '../shared/navigation/private-screen.ts';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('cart'),
    modules: ['web/app/cart-route.tsx'],
    render: () => <CartPage suggestions={<Bestsellers />} />,
  });
}
