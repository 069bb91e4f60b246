import type { SearchSuggestions } from '../../../schema/generated/types.ts';
import type { SwList, SwListing, SwProduct } from '../../shopware/entities.ts';
import { CARDS } from '../../shopware/reads/includes.ts';
import { loadProduct, productTags } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkRange } from '../shared/problem.ts';
import { detailedProduct, type ProductSource, pricedProduct, pricedProducts } from './public/product.ts';

export async function suggest(
  context: GatewayContext,
  term: string,
  limit: number,
): Promise<Omit<SearchSuggestions, 'products'> & { products: ProductSource[] }> {
  checkRange('first', limit, 20);
  const search = term.trim().slice(0, 200);
  if (search === '') return { products: [], totalCount: 0 };
  const listing = await context.read<SwListing>({
    name: 'suggest',
    call: {
      path: '/search-suggest',
      seoUrls: true,
      body: {
        search,
        limit,
        'no-aggregations': true,
        ...CARDS,
      },
    },
    tags: productTags,
    endless: () => true,
  });
  return {
    products: pricedProducts(listing.elements ?? [], context),
    totalCount: listing.total ?? 0,
  };
}

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
        ...CARDS,
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
