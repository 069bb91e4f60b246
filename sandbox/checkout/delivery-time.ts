import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { deliveryTimeId } from '../shops/derive/ids.ts';
import type { DemoProduct } from '../shops/model/product.ts';
import type { DemoDeliveryTime } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';

type Key = NonNullable<DemoProduct['deliveryTime']>;

function timeOf(key: Key): DemoDeliveryTime {
  const time = demo.salesChannel.deliveryTimes.find((known) => known.key === key);
  if (time === undefined) throw new Error(`There is no delivery time ${key}`);
  return time;
}

export function deliveryTimeEntity(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = timeOf(key);
  return entity(
    'delivery_time',
    deliveryTimeId(key),
    { name: name[lang], min, max, unit },
    { name: name[lang], customFields: {} },
  );
}

export function cartDeliveryTime(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = timeOf(key);
  return { name: name[lang], min, max, unit, apiAlias: 'cart_delivery_time' };
}

/** In days from now. */
export function deliveryDays(key: Key): { min: number; max: number } {
  const { min, max, unit } = timeOf(key);
  const factor = unit === 'week' ? 7 : 1;
  return { min: min * factor, max: max * factor };
}
