import type { RouteRequest, RouteResult } from '../shared/navigation/loaded-route.ts';
import { matchRoute, type RouteName } from '../shared/navigation/route.ts';
import { extension } from '../shared/shop/extension.ts';

type Load = (request: RouteRequest) => Promise<RouteResult>;

/** Source in `web/` and code of each screen. */
const SCREENS: Readonly<Record<RouteName, readonly [source: string, code: () => Promise<{ load: Load }>]>> = {
  page: ['features/content/page-route.tsx', () => import('../features/content/page-route.tsx')],
  search: ['features/catalog/search-route.tsx', () => import('../features/catalog/search-route.tsx')],
  cart: ['features/cart/public/cart-page.tsx', () => import('../features/cart/public/cart-page.tsx')],
  checkout: ['features/checkout/checkout-route.tsx', () => import('../features/checkout/checkout-route.tsx')],
  success: ['features/checkout/success-page.tsx', () => import('../features/checkout/success-page.tsx')],
  wishlist: ['features/wishlist/wishlist-route.tsx', () => import('../features/wishlist/wishlist-route.tsx')],
  auth: ['features/account/auth-route.tsx', () => import('../features/account/auth-route.tsx')],
  account: ['app/account-route.tsx', () => import('./account-route.tsx')],
  newsletter: ['features/forms/newsletter-route.tsx', () => import('../features/forms/newsletter-route.tsx')],
  platform: ['app/platform-route.tsx', () => import('./platform-route.tsx')],
};

/** Loads code and data of a screen. @throws ApiError */
export async function loadRoute(request: RouteRequest): Promise<RouteResult> {
  if (import.meta.env.SHOP_CODE) {
    const path = request.path.replace(/(?<=.)\/$/, '');
    const page = extension.pages?.find((candidate) => candidate.path === path);
    if (page) return (await import('./shop-page.ts')).loadShopPage(page, request);
  }
  const [source, code] = SCREENS[matchRoute(request.path).name];
  const route = await (await code()).load(request);
  if (route.kind === 'redirect') return route;
  const modules = [`web/${source}`, ...route.modules];
  if (route.layout !== 'checkout') return { ...route, modules };
  const { CheckoutLayout } = await import('./checkout-layout.tsx');
  return { ...route, Layout: CheckoutLayout, modules: ['web/app/checkout-layout.tsx', ...modules] };
}
