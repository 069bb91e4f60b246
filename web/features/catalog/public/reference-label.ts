import type { ProductCardPartsFragment } from '../../../generated/graphql.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';

/** "CHF 1.20 per 100 g", or "CHF 12.00 per kg" for a quantity of one. */
export function referenceLabel(
  t: Translate,
  { price, quantity, unit }: NonNullable<ProductCardPartsFragment['fromPrice']['referencePrice']>,
): string {
  const shown = { price: price.formatted, unit };
  return quantity === 1 ? t('price.referenceOne', shown) : t('price.reference', { ...shown, quantity });
}
