import { accountFields } from '../../sandbox/shops/derive/account-fields.ts';
import { cents } from '../../sandbox/shops/derive/amounts.ts';
import {
  countryRuleId,
  deliveryTimeId,
  freeRuleId,
  idOf,
  paymentMethodId,
  shippingMethodId,
} from '../../sandbox/shops/derive/ids.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../../sandbox/shops/model/checkout.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { price } from './prices.ts';
import { paymentRuleId, rules, shippingRuleId } from './rules.ts';
import { own, type Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** Percent; the tax that prices of parcels are stored with. Shopware takes the tax of the goods. */
const PARCEL_TAX = Math.max(...demo.salesChannel.taxes.map(({ rate }) => rate));
/** Shopware's keys of what a shipping price is measured by. */
const BY_QUANTITY = 1;
const BY_VALUE = 2;
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
        technicalName: `shipping_${demo.key}_${method.key.replaceAll('-', '_')}`,
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
        technicalName: `payment_${demo.key}_${method.key.replaceAll('-', '_')}`,
        handlerIdentifier: `Shopware\\Core\\Checkout\\Payment\\Cart\\PaymentHandler\\${HANDLERS[method.handler]}`,
        active: true,
        afterOrderEnabled: true,
        position: at + 1,
        availabilityRuleId: method.total || method.shippingMethods ? paymentRuleId(method.key) : null,
        translations: translations(around, (lang) => ({
          name: method.name[lang],
          description: method.description[lang],
          customFields: accountFields(method),
        })),
      })),
    ),
  ];
}

/** What a row of the price list begins at; Shopware takes the cheapest of two that meet. */
function rowStart({ pricedBy, prices }: DemoShippingMethod, row: number): number {
  const before = prices[row - 1]?.upTo;
  if (before === undefined) return 0;
  return pricedBy === 'weight' ? before : cents(before + 0.01);
}

/** By weight or value for each country; and nothing under the rule that the goods are worth enough. */
function shippingPrices(around: Surroundings, method: DemoShippingMethod): ShopwareRecord[] {
  const rows = method.prices.flatMap(({ upTo, price: byCountry }, row) =>
    Object.entries(byCountry).map(([iso, parcel]) => ({
      id: idOf('shipping-price', `${method.key}:${iso}:${row}`),
      ruleId: countryRuleId(iso),
      calculation: method.pricedBy === 'weight' ? BY_WEIGHT : BY_VALUE,
      quantityStart: rowStart(method, row),
      quantityEnd: upTo ?? null,
      currencyPrice: price(around, parcel, PARCEL_TAX),
    })),
  );
  if (method.freeFrom === undefined) return rows;
  const free = {
    id: idOf('shipping-price', `${method.key}:free`),
    ruleId: freeRuleId(method),
    calculation: BY_QUANTITY,
    quantityStart: 1,
    currencyPrice: price(around, 0, PARCEL_TAX),
  };
  return [...rows, free];
}
