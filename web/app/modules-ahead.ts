import type { RouteName } from '../shared/navigation/route.ts';

const PAGE = 'web/features/content/page-route.tsx';
const LISTING = [
  PAGE,
  'web/features/content/category-page.tsx',
  'web/features/catalog/public/listing.tsx',
  'web/features/catalog/filter-controls.ts',
];
const PRODUCT = [
  PAGE,
  'web/features/catalog/public/product-page.tsx',
  'web/features/catalog/public/product-foot.tsx',
];
const BASKET = ['web/app/overlays.tsx', 'web/features/cart/cart-drawer-content.tsx'];
const CHECKOUT = ['web/features/checkout/checkout-route.tsx', 'web/app/checkout-layout.tsx'];
const ACCOUNT = [
  'web/features/account/account-route.tsx',
  'web/features/account/overview-page.tsx',
  'web/features/wishlist/customer-wishlist.ts',
];

/** For a move that takes long, on a line that is slow then. */
const OUTLINE = 'web/app/page-outline.ts';

/** Where a visit mostly goes on from each kind of screen. */
const NEXT: Partial<
  Record<RouteName, { readonly modules: readonly string[]; readonly texts: readonly string[] }>
> = {
  page: { modules: [...LISTING, ...PRODUCT, ...BASKET], texts: ['cart'] },
  search: { modules: [...PRODUCT, ...BASKET], texts: ['cart'] },
  wishlist: { modules: [...PRODUCT, ...BASKET], texts: ['cart'] },
  cart: { modules: CHECKOUT, texts: ['checkout', 'forms'] },
  auth: { modules: ACCOUNT, texts: ['account', 'cart'] },
};

/**
 * Source files of the screens that a visit mostly goes on to, for the browser to have before they are asked for.
 * @param tag of the files of texts, as `de`
 */
export function modulesAhead(route: RouteName, tag: string): string[] {
  const { modules = [], texts = [] } = NEXT[route] ?? {};
  return [OUTLINE, ...modules, ...texts.map((folder) => `web/messages/${folder}/${tag}.json`)];
}
