import type { View } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import { deliveryTimeId, paymentMethodId, shippingMethodId } from '../../shops/derive/ids.ts';
import { cents, shippingPriceRows, taxOf } from '../../shops/derive/prices.ts';
import { typeset } from '../../shops/derive/typeset.ts';
import type {
  DemoDeliveryTime,
  DemoPaymentMethod,
  DemoShippingMethod,
} from '../../shops/model/sales-channel.ts';
import type { Lang } from '../../shops/model/text.ts';
import { type Country, CURRENCIES, STANDARD_TAX_RATE } from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { Shop } from '../../state/shop.ts';
import { mediaEntity } from '../media.ts';

/** Finds an inactive method too. */
export function paymentMethodById(shop: Shop, id: string | undefined): DemoPaymentMethod | undefined {
  return shop.catalogue.paymentMethods.find(({ key }) => paymentMethodId(key) === id);
}

export function activePaymentMethods(shop: Shop): DemoPaymentMethod[] {
  return shop.catalogue.paymentMethods.filter(({ key }) => !shop.isInactive('payment-method', key));
}

/** Shopware's names of its handlers. */
const HANDLER_NAMES: Readonly<Partial<Record<DemoPaymentMethod['handler'], string>>> = {
  invoice: 'invoice_payment',
  prepayment: 'pre_payment',
  cash: 'cash_payment',
};

export function paymentMethodEntity(shop: Shop, method: DemoPaymentMethod, view: View): Entity {
  const { key, handler, picture } = method;
  const { lang } = view;
  const texts = { name: method.name[lang], description: typeset(method.description[lang], lang) };
  const asynchronous = handler === 'asynchronous' && !shop.switches.appsPayOffline;
  return entity('payment_method', paymentMethodId(key), {
    ...texts,
    position: shop.catalogue.paymentMethods.indexOf(method) + 1,
    active: !shop.isInactive('payment-method', key),
    media: picture === undefined ? null : mediaEntity(picture, texts.name, view),
    afterOrderEnabled: true,
    shortName: HANDLER_NAMES[handler] ?? `acme_${key.replaceAll('-', '_')}`,
    technicalName: `payment_${key.replaceAll('-', '_')}`,
    ...(shop.switches.paymentKinds && { asynchronous }),
    translated: { ...texts, customFields: method.customFields },
  });
}

/** @param total of the cart, in the shop's first currency */
export function paymentAllows(
  { total: limits, shippingMethods }: DemoPaymentMethod,
  total: number,
  shipping: DemoShippingMethod | undefined,
): boolean {
  if (shippingMethods && !(shipping && shippingMethods.includes(shipping.key))) return false;
  return total >= (limits?.min ?? 0) && total <= (limits?.max ?? Number.POSITIVE_INFINITY);
}

export function shippingMethodById(shop: Shop, id: string | undefined): DemoShippingMethod | undefined {
  return shop.catalogue.shippingMethods.find(({ key }) => shippingMethodId(key) === id);
}

export function activeShippingMethods(shop: Shop): DemoShippingMethod[] {
  return shop.catalogue.shippingMethods.filter(({ key }) => !shop.isInactive('shipping-method', key));
}

/** @param weight in kg */
export function shippingServes(
  { countries, maxWeight }: DemoShippingMethod,
  country: Country | undefined,
  weight: number,
): boolean {
  return country !== undefined && countries.includes(country.iso) && weight <= (maxWeight ?? Infinity);
}

/** Gross, in the shop's first currency; undefined if no row matches. */
export function shippingPrice(
  { freeFrom, pricedBy, prices }: DemoShippingMethod,
  iso: string,
  weight: number,
  positions: number,
): number | undefined {
  if (freeFrom !== undefined && positions >= freeFrom) return 0;
  const measured = pricedBy === 'weight' ? weight : positions;
  return prices.find(({ upTo = Number.POSITIVE_INFINITY }) => measured <= upTo)?.price[iso];
}

/** @param loads associations: the delivery time and price rows (case 059) */
export function shippingMethodEntity(
  shop: Shop,
  method: DemoShippingMethod,
  lang: Lang,
  loads: { readonly deliveryTime?: boolean; readonly prices?: boolean } = { deliveryTime: true },
): Entity {
  const { key, trackingUrl = null } = method;
  const texts = {
    name: method.name[lang],
    description: typeset(method.description[lang], lang),
    trackingUrl,
  };
  return entity('shipping_method', shippingMethodId(key), {
    ...texts,
    active: !shop.isInactive('shipping-method', key),
    position: shop.catalogue.shippingMethods.indexOf(method) + 1,
    deliveryTime: loads.deliveryTime ? deliveryTimeEntity(method.deliveryTime, lang) : null,
    prices: loads.prices ? shippingPriceRows(method).map(priceRow) : [],
    technicalName: `shipping_${key.replaceAll('-', '_')}`,
    translated: texts,
  });
}

/** Checkout and context take no associations. */
export function offeredShippingMethod(shop: Shop, method: DemoShippingMethod, lang: Lang): Entity {
  return shippingMethodEntity(shop, method, lang, { deliveryTime: shop.switches.autoloads });
}

function priceRow({ id, gross, ...fields }: ReturnType<typeof shippingPriceRows>[number]): Entity {
  return entity('shipping_method_price', id, {
    ...fields,
    calculationRuleId: null,
    currencyPrice: CURRENCIES.map((currency) => ({
      currencyId: currency.id,
      net: cents((gross - taxOf(gross, STANDARD_TAX_RATE)) * currency.factor),
      gross: cents(gross * currency.factor),
      apiAlias: 'price',
    })),
  });
}

function deliveryTimeOf(key: string): DemoDeliveryTime {
  const time = demo.salesChannel.deliveryTimes.find((candidate) => candidate.key === key);
  if (time === undefined) throw new Error(`There is no delivery time ${key}`);
  return time;
}

export function deliveryTimeEntity(key: string, lang: Lang): Entity {
  const { min, max, unit, name } = deliveryTimeOf(key);
  return entity('delivery_time', deliveryTimeId(key), {
    name: name[lang],
    min,
    max,
    unit,
    translated: { name: name[lang] },
  });
}

export function cartDeliveryTime(key: string, lang: Lang): Entity {
  const { min, max, unit, name } = deliveryTimeOf(key);
  return { name: name[lang], min, max, unit, apiAlias: 'cart_delivery_time' };
}

export function deliveryDays(key: string): { min: number; max: number } {
  const { min, max, unit } = deliveryTimeOf(key);
  const factor = unit === 'week' ? 7 : 1;
  return { min: min * factor, max: max * factor };
}
