import type { Nullable, SwCategory, SwProduct, SwSeoUrl } from '../entities.ts';

/** SEO path of a product, or `/detail/{id}` (docs/rules.md, "Addresses"). */
export function productPath(product: SwProduct, prefix: string): string {
  return seoPath(product.seoUrls, prefix) ?? `${prefix}/detail/${product.id ?? ''}`;
}

/** SEO path of a category, or `/navigation/{id}` (docs/rules.md, "Addresses"). */
export function categoryPath(category: SwCategory, prefix: string): string {
  return seoPath(category.seoUrls, prefix) ?? `${prefix}/navigation/${category.id ?? ''}`;
}

/** The canonical path with language prefix; null without one. */
export function seoPath(urls: Nullable<readonly SwSeoUrl[]>, prefix: string): string | null {
  const url = urls?.find(({ isCanonical }) => isCanonical) ?? urls?.[0];
  return url?.seoPathInfo ? withPrefix(url.seoPathInfo, prefix) : null;
}

/** Adds the language prefix and a leading slash. */
export function withPrefix(path: string, prefix: string): string {
  return `${prefix}/${path.replace(/^\/+/, '')}`;
}
