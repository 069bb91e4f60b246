import type { CrossSelling } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { Entity, SwProduct } from '../../shopware/entities.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';
import type { GatewayContext } from '../shared/context.ts';
import { layoutSlot } from './layout-slot.ts';
import { type CardSource, cards } from './public/card.ts';

/** Shopware bounds neither a list of products nor the number of lists. */
const MAX_ROWS = 10;
/** Shopware's own bound of a row that follows a product stream. */
const MAX_PRODUCTS = 24;

type SwCrossSelling = Entity<'CrossSellingElement'>;

/** Cross-selling rows of a product, from its layout or by a call; empty rows are omitted. */
export async function crossSellings(
  context: GatewayContext,
  product: SwProduct,
  productId: string,
): Promise<(Omit<CrossSelling, 'products'> & { products: CardSource[] })[]> {
  const inLayout = layoutSlot(product, 'cross-selling')?.['crossSellings'];
  const rows = Array.isArray(inLayout) ? inLayout.filter(isObject) : await readRows(context, productId);
  return toRows(rows, context);
}

function readRows(context: GatewayContext, productId: string): Promise<readonly SwCrossSelling[]> {
  const includes = { ...CARD_INCLUDES, product_cross_selling: ['id', 'name', 'translated.name'] };
  return context.read<readonly SwCrossSelling[]>({
    name: 'crossSelling',
    call: {
      path: `/product/${productId}/cross-selling`,
      seoUrls: true,
      body: { associations: CARD_ASSOCIATIONS, includes },
    },
    tags: () => [`product:${productId}`],
  });
}

function toRows(rows: readonly SwCrossSelling[], context: GatewayContext) {
  return rows.slice(0, MAX_ROWS).flatMap(({ crossSelling, products }) =>
    crossSelling?.id && products?.length
      ? [
          {
            id: crossSelling.id,
            title: translated(crossSelling, 'name') ?? '',
            products: cards(products.slice(0, MAX_PRODUCTS), context),
          },
        ]
      : [],
  );
}
