export type SeoKind = 'product' | 'category' | 'landing';

/**
 * Names of Shopware's routes in SEO URLs: of a sales channel with a storefront, and of a headless one from 6.7.14 on
 * (shopware/shopware#17991).
 */
const ROUTES: Readonly<Record<SeoKind, readonly string[]>> = {
  product: ['frontend.detail.page', 'store-api.product.detail'],
  category: ['frontend.navigation.page', 'store-api.category.detail'],
  landing: ['frontend.landing.page', 'store-api.landing-page.detail'],
};

const KINDS: readonly SeoKind[] = ['product', 'category', 'landing'];

/** Kind of the entity behind a route; null for any other route. */
export function seoKind(routeName: string | null | undefined): SeoKind | null {
  return KINDS.find((kind) => ROUTES[kind].includes(routeName ?? '')) ?? null;
}

export function routeNamesOf(kind: SeoKind): readonly string[] {
  return ROUTES[kind];
}
