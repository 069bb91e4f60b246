import type { Nullable, SwCategory, SwProduct, SwSeoUrl } from '../entities.ts';

/** Path of a product: its SEO path, else `/detail/{id}` (docs/rules.md, "Addresses"). */
export function productPath(product: SwProduct, prefix: string): string {
  return seoPath(product.seoUrls, prefix) ?? `${prefix}/detail/${product.id ?? ''}`;
}

/** Path of a category: its SEO path, else `/navigation/{id}` (docs/rules.md, "Addresses"). */
export function categoryPath(category: SwCategory, prefix: string): string {
  return seoPath(category.seoUrls, prefix) ?? `${prefix}/navigation/${category.id ?? ''}`;
}

/** The canonical one among an entity's SEO paths, with prefix; null without any. */
export function seoPath(urls: Nullable<readonly SwSeoUrl[]>, prefix: string): string | null {
  const url = urls?.find(({ isCanonical }) => isCanonical) ?? urls?.[0];
  return url?.seoPathInfo ? withPrefix(url.seoPathInfo, prefix) : null;
}

/** An SEO path with the language prefix and a leading slash. */
export function withPrefix(path: string, prefix: string): string {
  return `${prefix}/${path.replace(/^\/+/, '')}`;
}
