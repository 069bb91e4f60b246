import type { SwProduct } from '../../shopware/entities.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { CardSource } from './public/card.ts';
import { categoryListing } from './public/listing.ts';

/** Products looked through, and most of them shown. */
const LOOKED_AT = 24;
const MAX_SHOWN = 4;

/**
 * What can be bought in place of a product that is sold out: of the first page of its category, in the shop's order. Never
 * fails: a page does not need it.
 * @param ownerId id of the product whose variant it is, else its own
 */
export async function alternatives(
  context: GatewayContext,
  { available, categoryIds, categoryTree }: SwProduct,
  ownerId: string,
): Promise<CardSource[]> {
  const categoryId = categoryIds?.[0] ?? categoryTree?.at(-1);
  if (available !== false || categoryId === undefined) return [];
  try {
    const { products } = await categoryListing(context, categoryId, { limit: LOOKED_AT });
    return products
      .filter((card) => card.available && card.id !== ownerId && card.parentId !== ownerId)
      .slice(0, MAX_SHOWN);
  } catch (error) {
    context.log.warn({ err: error }, 'alternatives of a product cannot be read');
    return [];
  }
}
