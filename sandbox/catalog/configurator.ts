import type { Call } from '../server/call.ts';
import type { Entity } from '../shop/entity.ts';
import type { ProductRecord } from './product-record.ts';

/** Only options that an active variant has. */
export function configurator(call: Call, product: ProductRecord): Entity[] {
  const { shop, view } = call;
  const parent = shop.products.parentOf(product);
  const ids = parent.children.filter(({ active }) => active).flatMap(({ optionIds }) => optionIds);
  const order = parent.demo.configurator ?? [];
  const keys = shop.properties.groups.filter(({ key }) => order.includes(key)).map(({ key }) => key);
  const groups = shop.properties.grouped(ids, view.lang, ({ key }) => order.includes(key), false);
  return groups.toSorted(
    (a, b) => position(order, keys, groups.indexOf(a)) - position(order, keys, groups.indexOf(b)),
  );
}

function position(order: readonly string[], keys: readonly string[], at: number): number {
  return order.indexOf(keys[at] ?? '');
}
