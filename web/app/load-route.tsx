import type { RouteRequest, RouteResult } from '../shared/navigation/loaded-route.ts';
import { matchRoute } from '../shared/navigation/route.ts';
import { extension } from '../shared/shop/extension.ts';

async function loadRouteModule(path: string): Promise<{ load(request: RouteRequest): Promise<RouteResult> }> {
  switch (matchRoute(path).name) {
    case 'page':
      return import('../features/content/page-route.tsx');
    case 'search':
      return import('../features/catalog/search-route.tsx');
    case 'cart':
      return import('../features/cart/public/cart-page.tsx');
    case 'checkout':
      return import('../features/checkout/checkout-route.tsx');
    case 'success':
      return import('../features/checkout/success-page.tsx');
    case 'wishlist':
      return import('../features/wishlist/wishlist-route.tsx');
    case 'auth':
      return import('../features/account/auth-route.tsx');
    case 'account':
      return import('./account-route.tsx');
    case 'newsletter':
      return import('../features/forms/newsletter-route.tsx');
    case 'platform':
      return import('./platform-route.tsx');
  }
}

/** Loads code and data of a screen. @throws ApiError */
export async function loadRoute(request: RouteRequest): Promise<RouteResult> {
  if (import.meta.env.SHOP_CODE) {
    const path = request.path.replace(/(?<=.)\/$/, '');
    const page = extension.pages?.find((candidate) => candidate.path === path);
    if (page) return (await import('./shop-page.ts')).loadShopPage(page, request);
  }
  const module = await loadRouteModule(request.path);
  const route = await module.load(request);
  if (route.kind === 'redirect' || route.layout !== 'checkout') return route;
  const { CheckoutLayout } = await import('./checkout-layout.tsx');
  return { ...route, Layout: CheckoutLayout, modules: ['web/app/checkout-layout.tsx', ...route.modules] };
}
