import { CartPage } from '../features/cart/public/cart-page.tsx';
import { useCart } from '../features/cart/public/cart-store.ts';
import { Bestsellers, Complements } from '../features/catalog/public/product-card.tsx';
import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { privateScreen } from '../shared/navigation/private-screen.ts';

/** Products that go with the last one in the cart, bestsellers for an empty cart. */
function Suggestions() {
  const { cart } = useCart();
  const inCart = cart?.items.flatMap(({ productId }) => productId ?? []) ?? [];
  const last = inCart.at(-1);
  return last ? <Complements productId={last} without={inCart} /> : <Bestsellers />;
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, {
    title: () => request.shop.t('cart'),
    modules: ['web/app/cart-route.tsx'],
    render: () => <CartPage suggestions={<Suggestions />} />,
  });
}
