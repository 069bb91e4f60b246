import { deliveryTimeId } from '../../demo/derive/ids.ts';
import type { DemoProduct } from '../../demo/model/product.ts';
import type { DemoDeliveryTime } from '../../demo/model/sales-channel.ts';
import type { Lang } from '../../demo/model/text.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';

type Key = DemoProduct['deliveryTime'];

function timeOf(key: Key): DemoDeliveryTime {
  const time = demo.salesChannel.deliveryTimes.find((known) => known.key === key);
  if (time === undefined) throw new Error(`There is no delivery time ${key}`);
  return time;
}

/** The `delivery_time` entity. */
export function deliveryTimeEntity(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = timeOf(key);
  return entity(
    'delivery_time',
    deliveryTimeId(key),
    { name: name[lang], min, max, unit },
    { name: name[lang], customFields: {} },
  );
}

/** `cart_delivery_time`: the same within a cart. */
export function cartDeliveryTime(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = timeOf(key);
  return { name: name[lang], min, max, unit, apiAlias: 'cart_delivery_time' };
}

/** Earliest and latest arrival in days from now. */
export function deliveryDays(key: Key): { min: number; max: number } {
  const { min, max, unit } = timeOf(key);
  const factor = unit === 'week' ? 7 : 1;
  return { min: min * factor, max: max * factor };
}
