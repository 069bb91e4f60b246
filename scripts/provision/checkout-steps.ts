import {
  countryRuleId,
  deliveryTimeId,
  freeRuleId,
  idOf,
  paymentMethodId,
  shippingMethodId,
} from '../../demo/derive/ids.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../../demo/model/checkout.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { price } from './prices.ts';
import { paymentRuleId, rules, shippingRuleId } from './rules.ts';
import { own, type Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** Percent; the tax that prices of parcels are stored with. Shopware takes the tax of the goods. */
const PARCEL_TAX = 8.1;
/** Shopware's keys of what a shipping price is measured by. */
const BY_QUANTITY = 1;
const BY_WEIGHT = 3;

const HANDLERS: Readonly<Partial<Record<DemoPaymentMethod['handler'], string>>> = {
  invoice: 'InvoicePayment',
  prepayment: 'PrePayment',
  cash: 'CashPayment',
};

/** The ways of paying that Shopware has a handler for; paying on another page needs a plugin or app of a provider. */
export function payableMethods(): DemoPaymentMethod[] {
  return demo.catalogue.paymentMethods.filter(({ handler }) => HANDLERS[handler] !== undefined);
}

/** Rules, ways of shipping with their prices, and ways of paying. */
export function checkoutSteps(around: Surroundings): Step[] {
  return [
    own('Rules', 'rule', rules(around)),
    own(
      'Ways of shipping',
      'shipping_method',
      demo.catalogue.shippingMethods.map((method, at) => ({
        id: shippingMethodId(method.key),
        technicalName: `shipping_kontor_${method.key.replaceAll('-', '_')}`,
        active: true,
        position: at + 1,
        taxType: 'auto',
        deliveryTimeId: deliveryTimeId(method.deliveryTime),
        availabilityRuleId: shippingRuleId(method.key),
        translations: translations(around, (lang) => ({
          name: method.name[lang],
          description: method.description[lang],
          trackingUrl: method.trackingUrl ?? null,
        })),
        prices: shippingPrices(around, method),
      })),
    ),
    own(
      'Ways of paying',
      'payment_method',
      payableMethods().map((method, at) => ({
        id: paymentMethodId(method.key),
        technicalName: `payment_kontor_${method.key.replaceAll('-', '_')}`,
        handlerIdentifier: `Shopware\\Core\\Checkout\\Payment\\Cart\\PaymentHandler\\${HANDLERS[method.handler]}`,
        active: true,
        afterOrderEnabled: true,
        position: at + 1,
        availabilityRuleId: method.total === undefined ? null : paymentRuleId(method.key),
        translations: translations(around, (lang) => ({
          name: method.name[lang],
          description: method.description[lang],
        })),
      })),
    ),
  ];
}

/** By weight for each country; and nothing under the rule that the goods are worth enough. */
function shippingPrices(around: Surroundings, method: DemoShippingMethod): ShopwareRecord[] {
  const weights = method.prices.flatMap(({ upTo, price: byCountry }, row) =>
    Object.entries(byCountry).map(([iso, francs]) => ({
      id: idOf('shipping-price', `${method.key}:${iso}:${row}`),
      ruleId: countryRuleId(iso),
      calculation: BY_WEIGHT,
      quantityStart: method.prices[row - 1]?.upTo ?? 0,
      quantityEnd: upTo ?? null,
      currencyPrice: price(around, francs, PARCEL_TAX),
    })),
  );
  if (method.freeFrom === undefined) return weights;
  const free = {
    id: idOf('shipping-price', `${method.key}:free`),
    ruleId: freeRuleId(method),
    calculation: BY_QUANTITY,
    quantityStart: 1,
    currencyPrice: price(around, 0, PARCEL_TAX),
  };
  return [...weights, free];
}
