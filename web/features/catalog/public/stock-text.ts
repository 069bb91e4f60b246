import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';

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
