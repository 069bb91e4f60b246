import type { CrossSelling } from '../../schema/generated/resolvers.ts';
import { translated } from '../format/translated.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { SwProduct, Translated } from '../shopware/entities.ts';
import { type CardSource, card } from './card.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from './includes.ts';

type SwCrossSelling = {
  readonly crossSelling?: (Translated & { readonly id?: string }) | null;
  readonly products?: readonly SwProduct[] | null;
};

/** Rows of products that go with a product; empty rows are left out. */
export async function crossSellings(
  context: GatewayContext,
  productId: string,
): Promise<(Omit<CrossSelling, 'products'> & { products: CardSource[] })[]> {
  const includes = { ...CARD_INCLUDES, product_cross_selling: ['id', 'name', 'translated.name'] };
  const rows = await context.read<readonly SwCrossSelling[]>({
    name: 'crossSelling',
    call: {
      path: `/product/${productId}/cross-selling`,
      seoUrls: true,
      body: { associations: CARD_ASSOCIATIONS, includes },
    },
    tags: () => [`product:${productId}`],
  });
  return rows.flatMap(({ crossSelling, products }) =>
    crossSelling?.id && products?.length
      ? [
          {
            id: crossSelling.id,
            title: translated(crossSelling, 'name') ?? '',
            products: products.map((product) => card(product, context)),
          },
        ]
      : [],
  );
}
