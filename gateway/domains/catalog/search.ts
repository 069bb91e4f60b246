import type { SwList, SwListing, SwProduct } from '../../shopware/entities.ts';
import { CARDS, equals } from '../../shopware/reads/criteria.ts';
import { loadProduct, productTags } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkRange } from '../shared/problem.ts';
import { visibleTerm } from './public/listing.ts';
import { detailedProduct, pricedProduct, pricedProducts } from './public/product.ts';

/** @throws GraphQLError BAD_USER_INPUT for a number out of bounds */
export async function suggest(context: GatewayContext, term: string, limit: number) {
  checkRange('first', limit, 20);
  const search = visibleTerm(term);
  if (search === '') return { products: [], totalCount: 0 };
  const body = { search, limit, 'no-aggregations': true, ...CARDS };
  const { elements, total } = await context.read<SwListing>({
    name: 'suggest',
    call: { path: '/search-suggest', seoUrls: true, body },
    tags: productTags,
    endless: () => true,
  });
  return { products: pricedProducts(elements ?? [], context), totalCount: total ?? 0 };
}

const MAX_LENGTH = 64;

/** A product by its number, or else by its EAN; its first purchasable variant for a parent. */
export async function productByNumber(context: GatewayContext, number: string) {
  const value = number.trim();
  if (value === '' || value.length > MAX_LENGTH) return null;
  const queries = ['productNumber', 'ean'].map((field) => equals(field, value));
  const body = { limit: 2, filter: [{ type: 'multi', operator: 'or', queries }], ...CARDS };
  const { elements } = await context.read<SwList<SwProduct>>({
    name: 'productByNumber',
    call: { path: '/product', seoUrls: true, body },
    tags: productTags,
    endless: () => true,
  });
  const found = elements?.find(({ productNumber }) => productNumber === value) ?? elements?.[0];
  if (!found?.id) return null;
  if (!found.childCount) return pricedProduct(found, context);
  const variant = await loadProduct(context.read, found.id);
  return variant && detailedProduct(variant, context);
}
