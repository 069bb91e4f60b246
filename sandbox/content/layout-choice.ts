import type { CategoryRecord } from '../catalog/category-index.ts';

/** The key of the CMS layout of a category: its own, `home` for the catalogue's root, else `listing`. */
export function layoutFor(category: CategoryRecord): string {
  return category.demo.layout ?? (category.demo.key === 'root' ? 'home' : 'listing');
}
