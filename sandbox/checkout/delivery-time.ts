import type { DemoProduct } from '../demo/model.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';

type Key = DemoProduct['deliveryTime'];

const TIMES: Record<Key, { min: number; max: number; unit: 'day' | 'week'; name: Record<Lang, string> }> = {
  'days-1-3': { min: 1, max: 3, unit: 'day', name: { de: '1–3 Tage', en: '1–3 days', fr: '1 à 3 jours' } },
  'days-3-5': { min: 3, max: 5, unit: 'day', name: { de: '3–5 Tage', en: '3–5 days', fr: '3 à 5 jours' } },
  'weeks-2-3': {
    min: 2,
    max: 3,
    unit: 'week',
    name: { de: '2–3 Wochen', en: '2–3 weeks', fr: '2 à 3 semaines' },
  },
};

/** The id of a delivery time. */
export function deliveryTimeId(key: Key): string {
  return idOf('delivery-time', key);
}

/** The `delivery_time` entity. */
export function deliveryTimeEntity(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = TIMES[key];
  return entity(
    'delivery_time',
    deliveryTimeId(key),
    { name: name[lang], min, max, unit },
    { name: name[lang], customFields: {} },
  );
}

/** `cart_delivery_time`: the same within a cart. */
export function cartDeliveryTime(key: Key, lang: Lang): Entity {
  const { min, max, unit, name } = TIMES[key];
  return { name: name[lang], min, max, unit, apiAlias: 'cart_delivery_time' };
}

/** Earliest and latest arrival in days from now. */
export function deliveryDays(key: Key): { min: number; max: number } {
  const { min, max, unit } = TIMES[key];
  const factor = unit === 'week' ? 7 : 1;
  return { min: min * factor, max: max * factor };
}
