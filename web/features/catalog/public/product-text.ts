import { useEffect } from 'react';
import type { ProductCardPartsFragment, ProductPartsFragment } from '../../../generated/graphql.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';
import { track } from '../../../shared/tracking/track.ts';

/** Name with the options of the variant. */
export function fullName({ name, options }: Pick<ProductPartsFragment, 'name' | 'options'>): string {
  return [name, ...options.map(({ label }) => label)].join(', ');
}

/** Name in lists, with the options by which the shop lists the variants separately. */
export function listedName(product: Pick<ProductCardPartsFragment, 'name' | 'listedOptions'>): string {
  return [product.name, ...product.listedOptions].join('\u00a0· ');
}

/** Availability in words, e.g. `In stock`, `3 left`, `Sold out`. */
export function stockText(
  { available, stock, isDownload }: Pick<ProductPartsFragment, 'available' | 'stock' | 'isDownload'>,
  t: Translate,
): string {
  if (isDownload) return t('product.download');
  if (!available) return t('stock.out');
  if (stock == null) return t('stock.in');
  return stock > 0 ? t('stock.few', { count: stock }) : t('stock.comes');
}

/** Reports a view once per product, regardless of re-renders. */
export function useProductView(product: ProductPartsFragment): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh data of the same product is not another view.
  useEffect(() => track({ kind: 'view', product }), [product.id]);
}
