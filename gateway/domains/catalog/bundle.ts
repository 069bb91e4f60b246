import type { BundleItem } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type CardSource, cards } from './public/card.ts';

/** Contents of a bundle from the custom field `kontor_bundle`, without products that are no longer on sale or have no price. */
export async function bundle(
  context: GatewayContext,
  product: SwProduct,
): Promise<(Omit<BundleItem, 'product'> & { product: CardSource })[]> {
  const rows = customField(product, 'kontor_bundle');
  if (!Array.isArray(rows)) return [];
  const items = await Promise.all(
    rows.filter(isObject).map(async ({ productId, quantity }) => {
      const part = typeof productId === 'string' ? await context.loaders.card.load(productId) : null;
      return cards(part === null ? [] : [part], context).map((product) => ({
        quantity: typeof quantity === 'number' ? quantity : 1,
        product,
      }));
    }),
  );
  return items.flat();
}
