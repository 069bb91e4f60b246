import type {
  Category,
  CategoryPage,
  CmsCategoryNavigation,
  CmsEntries,
  LandingPage,
} from '../../../schema/generated/types.ts';
import type { SwCategory, SwCmsPage, SwProduct } from '../../shopware/entities.ts';
import type { ProductSource } from '../catalog/public/product.ts';
import type { EntrySource } from './entry.ts';
import type { MenuAround } from './navigation.ts';
import type { SeoSource } from './seo.ts';

/*
 * Pages with their essential data. All other parts are read on demand and in parallel, so that a failure affects only one
 * part (docs/decisions/0082).
 */

export interface ProductPageSource {
  readonly product: ProductSource;
  readonly seo: SeoSource;
  readonly entity: SwProduct;
}

export type CategorySource = Pick<Category, 'id' | 'name' | 'path' | 'image'> & {
  readonly entity: SwCategory;
  readonly home: boolean;
};

export type CategoryPageSource = Pick<CategoryPage, 'home' | 'entryKind' | 'form'> & {
  readonly category: CategorySource;
  readonly seo: SeoSource;
  readonly menuAround: MenuAround;
};

export interface EntryPageSource {
  readonly entry: EntrySource;
  readonly seo: SeoSource;
  readonly entity: SwCategory;
}

export type LandingPageSource = Pick<LandingPage, 'id' | 'name'> & {
  readonly seo: SeoSource;
  readonly layout: SwCmsPage | null;
};

export type CmsCategoryNavigationSource = Omit<CmsCategoryNavigation, 'entries'> & {
  readonly entries: MenuAround;
};

/** A teaser whose entries are read on demand. */
export type EntriesSlotSource = Omit<CmsEntries, 'entries'> & { readonly limit: number };
