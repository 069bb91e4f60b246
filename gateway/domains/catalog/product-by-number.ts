import type { SwList, SwProduct } from '../../shopware/entities.ts';
import { productTags } from '../../shopware/reads/cards.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { detailedProduct, type ProductSource, pricedProduct } from './public/product.ts';

/** Longest product number of Shopware. */
const MAX_LENGTH = 64;

/** A product by its number, or else by its EAN; its first purchasable variant for a parent. */
export async function productByNumber(
  context: GatewayContext,
  number: string,
): Promise<ProductSource | null> {
  const value = number.trim();
  if (value === '' || value.length > MAX_LENGTH) return null;
  const { elements } = await context.read<SwList<SwProduct>>({
    name: 'productByNumber',
    call: {
      path: '/product',
      seoUrls: true,
      body: {
        limit: 2,
        filter: [
          {
            type: 'multi',
            operator: 'or',
            queries: ['productNumber', 'ean'].map((field) => ({ type: 'equals', field, value })),
          },
        ],
        associations: CARD_ASSOCIATIONS,
        includes: CARD_INCLUDES,
      },
    },
    tags: productTags,
    endless: () => true,
  });
  const found = elements?.find(({ productNumber }) => productNumber === value) ?? elements?.[0];
  if (!found?.id) return null;
  if (!found.childCount) return pricedProduct(found, context);
  const variant = await loadProduct(context.read, found.id);
  return variant && detailedProduct(variant, context);
}
