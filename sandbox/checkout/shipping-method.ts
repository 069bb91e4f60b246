import type { Country } from '../session/country.ts';
import { CURRENCIES } from '../session/currency.ts';
import { STANDARD_TAX_RATE } from '../session/tax.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { cents, taxOf } from '../shops/derive/amounts.ts';
import { countryRuleId, deliveryTimeId, freeRuleId, idOf, shippingMethodId } from '../shops/derive/ids.ts';
import type { DemoShippingMethod } from '../shops/model/checkout.ts';
import type { Lang } from '../shops/model/text.ts';
import { deliveryTimeEntity } from './delivery-time.ts';

/** Percent, by which the net prices of price lists are made. */
export const SHIPPING_TAX_RATE = STANDARD_TAX_RATE;

export function shippingMethodById(shop: Shop, id: string | undefined): DemoShippingMethod | undefined {
  return shop.catalogue.shippingMethods.find(({ key }) => shippingMethodId(key) === id);
}

export function activeShippingMethods(shop: Shop): DemoShippingMethod[] {
  return shop.catalogue.shippingMethods.filter(({ key }) => !shop.switches.inactiveShippingMethods.has(key));
}

/** `weight` in kg. */
export function shippingServes(
  method: DemoShippingMethod,
  country: Country | undefined,
  weight: number,
): boolean {
  return (
    country !== undefined && method.countries.includes(country.iso) && weight <= (method.maxWeight ?? 1e9)
  );
}

/** Gross, in the system currency; 0 from `freeFrom` on, undefined where no row fits. */
export function shippingPrice(
  method: DemoShippingMethod,
  iso: string,
  weight: number,
  positions: number,
): number | undefined {
  if (method.freeFrom !== undefined && positions >= method.freeFrom) return 0;
  const measured = method.pricedBy === 'weight' ? weight : positions;
  return method.prices.find(({ upTo = Number.POSITIVE_INFINITY }) => measured <= upTo)?.price[iso];
}

/** Price rows only where requested (case 059). */
export function shippingMethodEntity(
  shop: Shop,
  method: DemoShippingMethod,
  lang: Lang,
  withPrices = false,
): Entity {
  const name = method.name[lang];
  const description = method.description[lang];
  return entity(
    'shipping_method',
    shippingMethodId(method.key),
    {
      name,
      active: !shop.switches.inactiveShippingMethods.has(method.key),
      position: shop.catalogue.shippingMethods.indexOf(method) + 1,
      description,
      trackingUrl: method.trackingUrl ?? null,
      deliveryTimeId: deliveryTimeId(method.deliveryTime),
      deliveryTime: deliveryTimeEntity(method.deliveryTime, lang),
      translations: null,
      availabilityRule: null,
      prices: withPrices ? priceRows(method) : [],
      mediaId: null,
      media: null,
      tags: null,
      taxType: 'auto',
      technicalName: `shipping_${method.key.replaceAll('-', '_')}`,
      tax: null,
      customFields: null,
    },
    { name, customFields: {}, description, trackingUrl: method.trackingUrl ?? null },
  );
}

/** The same where nobody can ask for its delivery time: the checkout and the context take no associations. */
export function offeredShippingMethod(shop: Shop, method: DemoShippingMethod, lang: Lang): Entity {
  const offered = shippingMethodEntity(shop, method, lang);
  return shop.switches.autoloads ? offered : { ...offered, deliveryTime: null };
}

/** By weight (3) or sum of goods (2) for each country, by number of pieces (1) for shipping that is free from some amount on. */
function priceRows(method: DemoShippingMethod): Entity[] {
  const weights = method.prices.flatMap(({ upTo, price }, position) =>
    Object.entries(price).map(([iso, gross]) =>
      priceRow(method, `${iso}:${position}`, countryRuleId(iso), gross, {
        calculation: method.pricedBy === 'weight' ? 3 : 2,
        quantityStart: rowStart(method, position),
        quantityEnd: upTo ?? null,
      }),
    ),
  );
  if (method.freeFrom === undefined) return weights;
  const span = { calculation: 1, quantityStart: 1, quantityEnd: null };
  return [...weights, priceRow(method, 'free', freeRuleId(method), 0, span)];
}

/** Where a row begins: weights where the one before ends, sums a cent above. */
function rowStart({ pricedBy, prices }: DemoShippingMethod, position: number): number {
  if (position === 0) return 0;
  const before = prices[position - 1]?.upTo ?? 0;
  return pricedBy === 'weight' ? before : cents(before + 0.01);
}

function priceRow(
  method: DemoShippingMethod,
  key: string,
  ruleId: string,
  gross: number,
  span: Readonly<{ calculation: number; quantityStart: number; quantityEnd: number | null }>,
): Entity {
  return entity('shipping_method_price', idOf('shipping-price', `${method.key}:${key}`), {
    shippingMethodId: shippingMethodId(method.key),
    ruleId,
    ...span,
    calculationRuleId: null,
    currencyPrice: CURRENCIES.map(({ id, factor }) => ({
      currencyId: id,
      net: cents((gross - taxOf(gross, SHIPPING_TAX_RATE)) * factor),
      gross: cents(gross * factor),
      linked: true,
      listPrice: null,
      percentage: null,
      regulationPrice: null,
      apiAlias: 'price',
    })),
  });
}
