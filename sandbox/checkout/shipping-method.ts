import type { DemoShippingMethod } from '../demo/model.ts';
import { type Country, countryById } from '../session/country.ts';
import { CURRENCIES } from '../session/currency.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import { cents, taxOf } from '../shop/money.ts';
import type { Shop } from '../shop/shop.ts';
import type { Lang } from '../shop/view.ts';
import { deliveryTimeEntity, deliveryTimeId } from './delivery-time.ts';

/** The id of a shipping method. */
export function shippingMethodId(key: string): string {
  return idOf('shipping-method', key);
}

/** The demo shipping method with this id, or undefined; also an inactive one. */
export function shippingMethodById(shop: Shop, id: string | undefined): DemoShippingMethod | undefined {
  return shop.catalogue.shippingMethods.find(({ key }) => shippingMethodId(key) === id);
}

/** The shipping methods that are switched on. */
export function activeShippingMethods(shop: Shop): DemoShippingMethod[] {
  return shop.catalogue.shippingMethods.filter(({ key }) => !shop.switches.inactiveShippingMethods.has(key));
}

/** True if the method serves a country with this weight in kg. */
export function shippingServes(
  method: DemoShippingMethod,
  country: Country | undefined,
  weight: number,
): boolean {
  return (
    country !== undefined && method.countries.includes(country.iso) && weight <= (method.maxWeight ?? 1e9)
  );
}

/** Gross CHF for a delivery; 0 from `freeFrom` on; undefined where no row fits. */
export function shippingPrice(
  method: DemoShippingMethod,
  iso: string,
  weight: number,
  positions: number,
): number | undefined {
  if (method.freeFrom !== undefined && positions >= method.freeFrom) return 0;
  return method.prices.find(({ upTo }) => weight <= upTo)?.price[iso];
}

/** The `shipping_method` entity with its price rows by weight for a country. */
export function shippingMethodEntity(
  shop: Shop,
  method: DemoShippingMethod,
  lang: Lang,
  countryId?: string,
): Entity {
  const name = method.name[lang];
  const description = method.description[lang];
  const iso = countryById(countryId)?.iso ?? 'CH';
  return entity(
    'shipping_method',
    shippingMethodId(method.key),
    {
      name,
      active: !shop.switches.inactiveShippingMethods.has(method.key),
      position: shop.catalogue.shippingMethods.indexOf(method) + 1,
      description,
      trackingUrl: null,
      deliveryTimeId: deliveryTimeId(method.deliveryTime),
      deliveryTime: deliveryTimeEntity(method.deliveryTime, lang),
      translations: null,
      availabilityRule: null,
      prices: priceRows(method, iso),
      mediaId: null,
      media: null,
      tags: null,
      taxType: 'auto',
      technicalName: `shipping_${method.key.replaceAll('-', '_')}`,
      tax: null,
      customFields: method.freeFrom === undefined ? null : { kontor_free_from: method.freeFrom },
    },
    {
      name,
      customFields: method.freeFrom === undefined ? {} : { kontor_free_from: method.freeFrom },
      description,
      trackingUrl: null,
    },
  );
}

/** Rows of `calculation: 3`, by weight. */
function priceRows(method: DemoShippingMethod, iso: string): Entity[] {
  return method.prices.map(({ upTo, price }, position) => {
    const gross = price[iso] ?? Object.values(price)[0] ?? 0;
    return entity('shipping_method_price', idOf('shipping-price', `${method.key}:${position}`), {
      shippingMethodId: shippingMethodId(method.key),
      ruleId: null,
      calculation: 3,
      quantityStart: position === 0 ? 0 : method.prices[position - 1]?.upTo,
      quantityEnd: upTo,
      calculationRuleId: null,
      currencyPrice: CURRENCIES.map(({ id, factor }) => ({
        currencyId: id,
        net: cents((gross - taxOf(gross, 8.1)) * factor),
        gross: cents(gross * factor),
        linked: true,
        listPrice: null,
        percentage: null,
        regulationPrice: null,
        apiAlias: 'price',
      })),
    });
  });
}
