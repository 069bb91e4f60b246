import type { SearchSuggestions } from '../../../schema/generated/types.ts';
import type { SwListing } from '../../shopware/entities.ts';
import { productTags } from '../../shopware/reads/cards.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkRange } from '../shared/problem.ts';
import { type ProductSource, pricedProducts } from './public/product.ts';

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
        associations: CARD_ASSOCIATIONS,
        includes: CARD_INCLUDES,
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
