import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { CheckoutPage } from './checkout-page.tsx';

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('checkout'),
    layout: 'checkout',
    modules: ['web/features/checkout/checkout-route.tsx'],
    render: () => <CheckoutPage />,
  });
}
