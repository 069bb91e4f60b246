import { demo } from '../../../sandbox/shops/demo.ts';
import {
  countryRuleId,
  customerGroupId,
  deliveryTimeId,
  freeRuleId,
  groupRuleId,
  idOf,
  paymentMethodId,
  shippingMethodId,
} from '../../../sandbox/shops/derive/ids.ts';
import { cents, shippingPriceRows } from '../../../sandbox/shops/derive/prices.ts';
import type { DemoPaymentMethod, DemoPromotion } from '../../../sandbox/shops/model/sales-channel.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { price, SYSTEM_CURRENCY, shopCurrencies, type Target, texts } from '../target.ts';

/** Tax rate in percent of shipping prices. Shopware applies the tax of the goods. */
const SHIPPING_TAX = Math.max(...demo.salesChannel.taxes.map(({ rate }) => rate));

const HANDLERS: Readonly<Partial<Record<DemoPaymentMethod['handler'], string>>> = {
  invoice: 'InvoicePayment',
  prepayment: 'PrePayment',
  cash: 'CashPayment',
};

/** Payment methods with a handler in Shopware; others need an app or plugin. */
export function payableMethods(): DemoPaymentMethod[] {
  return demo.catalogue.paymentMethods.filter(({ handler }) => HANDLERS[handler] !== undefined);
}

const technicalName = (kind: string, key: string) => `${kind}_${demo.key}_${key.replaceAll('-', '_')}`;

/** Shipping methods with their prices. */
export function shippingMethods(target: Target): ShopwareRecord[] {
  return demo.catalogue.shippingMethods.map((method, index) => ({
    id: shippingMethodId(method.key),
    technicalName: technicalName('shipping', method.key),
    active: true,
    position: index + 1,
    taxType: 'auto',
    deliveryTimeId: deliveryTimeId(method.deliveryTime),
    availabilityRuleId: shippingRuleId(method.key),
    translations: texts(target, {
      name: method.name,
      description: method.description,
      trackingUrl: method.trackingUrl ?? null,
    }),
    prices: shippingPriceRows(method).map(({ gross, ...row }) => ({
      ...row,
      currencyPrice: price(target, gross, SHIPPING_TAX),
    })),
  }));
}

/** Payment methods that Shopware can process. */
export function paymentMethods(target: Target): ShopwareRecord[] {
  return payableMethods().map((method, index) => ({
    id: paymentMethodId(method.key),
    technicalName: technicalName('payment', method.key),
    handlerIdentifier: `Shopware\\Core\\Checkout\\Payment\\Cart\\PaymentHandler\\${HANDLERS[method.handler]}`,
    active: true,
    afterOrderEnabled: true,
    position: index + 1,
    availabilityRuleId: method.total || method.shippingMethods ? paymentRuleId(method.key) : null,
    translations: texts(target, {
      name: method.name,
      description: method.description,
      customFields: method.customFields,
    }),
  }));
}

interface Condition {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** Rule of prices by quantity, always valid. */
export const ALWAYS = idOf('rule', 'always');

const shippingRuleId = (key: string) => idOf('rule', `shipping:${key}`);
const paymentRuleId = (key: string) => idOf('rule', `payment:${key}`);
const promotionRuleId = (key: string) => idOf('rule', `promotion:${key}`);

const condition = (type: string, field: string, operator: string, value: unknown): Condition => ({
  type,
  value: { operator, [field]: value },
});

/** All rules for prices, shipping, payment and promotions. */
export function rules(target: Target): ShopwareRecord[] {
  const { shippingMethods, paymentMethods, promotions, products } = demo.catalogue;
  const inCountries = (isos: readonly string[]) =>
    condition(
      'customerShippingCountry',
      'countryIds',
      '=',
      isos.flatMap((iso) => target.countries[iso] ?? []),
    );
  const goodsFrom = (base: number) =>
    perCurrency(target, (inCurrency) => [condition('cartGoodsPrice', 'amount', '>=', inCurrency(base))]);
  const pricedGroups = new Set(
    products.flatMap(({ groupPrices }) => groupPrices ?? []).map(({ group }) => group),
  );
  const servedCountries = new Set(shippingMethods.flatMap((method) => method.countries));
  const payment = ({ total, shippingMethods: methods }: (typeof paymentMethods)[number]) =>
    perCurrency(target, (inCurrency) => [
      ...(total?.min === undefined
        ? []
        : [condition('cartCartAmount', 'amount', '>=', inCurrency(total.min))]),
      ...(total?.max === undefined
        ? []
        : [condition('cartCartAmount', 'amount', '<=', inCurrency(total.max))]),
      ...(methods === undefined
        ? []
        : [condition('shippingMethod', 'shippingMethodIds', '=', methods.map(shippingMethodId))]),
    ]);
  return [
    rule(ALWAYS, 'always', 1, [[{ type: 'alwaysValid', value: null }]]),
    ...shippingMethods.flatMap((method) =>
      method.freeFrom === undefined
        ? []
        : [rule(freeRuleId(method), `free ${method.key}`, 100, goodsFrom(method.freeFrom))],
    ),
    ...[...pricedGroups].map((key) =>
      rule(groupRuleId(key), `customers ${key}`, 50, [
        [condition('customerCustomerGroup', 'customerGroupIds', '=', [customerGroupId(key)])],
      ]),
    ),
    ...[...servedCountries].map((iso) =>
      rule(countryRuleId(iso), `delivery to ${iso}`, 10, [[inCountries([iso])]]),
    ),
    ...shippingMethods.map(({ key, countries, maxWeight }) =>
      rule(shippingRuleId(key), `shipping ${key}`, 5, [
        [
          inCountries(countries),
          ...(maxWeight === undefined ? [] : [condition('cartWeight', 'weight', '<=', maxWeight)]),
        ],
      ]),
    ),
    ...paymentMethods
      .filter(({ total, shippingMethods: methods }) => total !== undefined || methods !== undefined)
      .map((method) => rule(paymentRuleId(method.key), `payment ${method.key}`, 5, payment(method))),
    ...promotions.flatMap(({ key, minimum }) =>
      minimum === undefined ? [] : [rule(promotionRuleId(key), `promotion ${key}`, 5, goodsFrom(minimum))],
    ),
  ];
}

/** A rule that holds if all conditions of one alternative hold. Shopware applies the highest priority first. */
function rule(
  id: string,
  name: string,
  priority: number,
  alternatives: readonly (readonly Condition[])[],
): ShopwareRecord {
  const node = (key: string, type: string, position: number) => ({
    id: idOf('rule-condition', `${id}:${key}`),
    type,
    position,
  });
  const children = alternatives.map((conditions, at) => ({
    ...node(`and:${at}`, 'andContainer', at),
    children: conditions.map(({ type, value }, index) => ({ ...node(`${at}:${index}`, type, index), value })),
  }));
  return {
    id,
    name: `${demo.name}: ${name}`,
    priority,
    conditions: [{ ...node('or', 'orContainer', 0), children }],
  };
}

/** One alternative per currency, because Shopware compares amounts in the cart's currency. */
function perCurrency(
  target: Target,
  conditions: (inCurrency: (base: number) => number) => readonly Condition[],
): Condition[][] {
  return shopCurrencies(target).map((currency) => [
    condition('currency', 'currencyIds', '=', [currency.id]),
    ...conditions((base) => cents(base * currency.factor)),
  ]);
}

/** Promotions with and without a code. */
export function promotions(target: Target): ShopwareRecord[] {
  return demo.catalogue.promotions.map((promotion) => {
    const { key, code, excludes = [], minimum, validUntil } = promotion;
    return {
      id: idOf('promotion', key),
      active: true,
      useCodes: code !== undefined,
      useIndividualCodes: false,
      code: code ?? null,
      validFrom: null,
      validUntil: validUntil === undefined ? null : `${validUntil}T00:00:00.000+00:00`,
      priority: promotion.priority ?? 1,
      exclusive: false,
      preventCombination: false,
      exclusionIds: excludes.map((other) => idOf('promotion', other)),
      useSetGroups: false,
      customerRestriction: false,
      translations: texts(target, { name: promotion.name }),
      salesChannels: [
        { id: idOf('promotion-channel', key), salesChannelId: demo.salesChannelId, priority: 1 },
      ],
      cartRules: minimum === undefined ? [] : [{ id: promotionRuleId(key) }],
      discounts: [discount(target, promotion)],
    };
  });
}

/** A discount in the system currency, with amounts in the other currencies. */
function discount(target: Target, { key, discount: { kind, value, max } }: DemoPromotion): ShopwareRecord {
  const isAbsolute = kind === 'absolute';
  const base = isAbsolute ? value : max;
  const inCurrency = (amount: number, id: string): number => {
    const { factor = 1 } = target.currencies.find((currency) => currency.id === id) ?? {};
    return cents(amount * factor);
  };
  const others = target.currencies.filter(({ id }) => id !== SYSTEM_CURRENCY);
  return {
    id: idOf('discount', key),
    scope: kind === 'free-delivery' ? 'delivery' : 'cart',
    type: isAbsolute ? 'absolute' : 'percentage',
    value: isAbsolute ? inCurrency(value, SYSTEM_CURRENCY) : value,
    maxValue: max === undefined ? null : inCurrency(max, SYSTEM_CURRENCY),
    considerAdvancedRules: false,
    promotionDiscountPrices:
      base === undefined
        ? []
        : others.map(({ id, isoCode }) => ({
            id: idOf('discount-price', `${key}:${isoCode}`),
            currencyId: id,
            price: inCurrency(base, id),
          })),
  };
}
