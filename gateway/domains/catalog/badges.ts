import type { Badge } from '../../../schema/generated/types.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';

/** Fallback for a product that Shopware does not mark as new. */
const NEW_FOR_DAYS = 30;

export function badges(product: SwProduct, now = Date.now()): Badge[] {
  const price = product.calculatedPrices?.[0] ?? product.calculatedPrice;
  const list = price?.listPrice?.price ?? 0;
  const found: [Badge, boolean][] = [
    ['NEW', product.isNew ?? isRecent(product.releaseDate, now)],
    ['TOPSELLER', Boolean(product.markAsTopseller)],
    ['SWISS_DESIGN', customField(product, 'kontor_swiss_design') === true],
    ['FREE_SHIPPING', Boolean(product.shippingFree)],
    ['SALE', list > (price?.unitPrice ?? 0)],
  ];
  return found.flatMap(([badge, applies]) => (applies ? [badge] : []));
}

function isRecent(releaseDate: string | null | undefined, now: number): boolean {
  if (!releaseDate) return false;
  const age = now - Date.parse(releaseDate);
  return age >= 0 && age < NEW_FOR_DAYS * 86_400_000;
}
