import type { SwProduct } from '../../shopware/entities.ts';
import { optionRange } from './option-range.ts';
import type { CardSource } from './public/card.ts';

/**
 * The one line of facts on a card: that of the shop, else who made it and, of what stands for its variants, in which
 * sizes it comes. Asks for nothing but the variants: products in a layout come without their maker.
 * @param variantsOf reads the variants of a product by its id
 * @returns null where nothing is known
 */
export async function cardFacts(
  {
    facts,
    manufacturer,
    parentId,
    variant,
  }: Pick<CardSource, 'facts' | 'manufacturer' | 'parentId' | 'variant'>,
  variantsOf: (id: string) => Promise<readonly SwProduct[]>,
): Promise<string | null> {
  if (facts != null) return facts;
  const isOne = parentId === null || variant.length > 0;
  const range = isOne ? null : optionRange(await variantsOf(parentId));
  return [manufacturer, range].filter(Boolean).join(', ') || null;
}
