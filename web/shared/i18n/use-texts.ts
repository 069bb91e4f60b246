import { use } from 'react';
import { importOrReload } from '../navigation/chunk-reload.ts';
import { type Shop, useShop } from './shop.ts';

type AddTexts = (shop: Shop) => Promise<unknown>;

const loads = new WeakMap<Shop, Map<AddTexts, Promise<unknown>>>();

/** Once for each shop: what is suspended asks again, and must get the same promise. */
function loadOnce(shop: Shop, add: AddTexts): Promise<unknown> {
  const known = loads.get(shop) ?? new Map<AddTexts, Promise<unknown>>();
  loads.set(shop, known);
  const load = known.get(add) ?? importOrReload(() => add(shop));
  known.set(add, load);
  return load;
}

/**
 * The shop with the texts of a part that opens on top of a page; suspends until they are there, as `lazy` does for
 * code. A screen adds its texts when its route is loaded instead.
 */
export function useTexts(add: AddTexts): Shop {
  const shop = useShop();
  use(loadOnce(shop, add));
  return shop;
}
