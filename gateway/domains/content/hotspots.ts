import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { cards } from '../catalog/public/card.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { HotspotsSlotSource } from './hotspots-source.ts';

/** Parts that are sold, by one call to Shopware. */
export async function hotspots(
  { spots }: Pick<HotspotsSlotSource, 'spots'>,
  context: GatewayContext,
): Promise<ResolversParentTypes['Hotspot'][]> {
  const products = await context.loaders.card.loadMany([...new Set(spots.map(({ productId }) => productId))]);
  const failure = products.find((one) => one instanceof Error);
  if (failure) throw failure;
  const sold = new Map(
    products.flatMap((one) => (one && !(one instanceof Error) && one.id ? [[one.id, one] as const] : [])),
  );
  return spots.flatMap(({ productId, ...place }) => {
    const product = sold.get(productId);
    return cards(product ? [product] : [], context).map((card) => ({ ...place, product: card }));
  });
}
