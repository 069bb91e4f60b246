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

const isRestricted = ({ total, shippingMethods: methods }: DemoPaymentMethod) =>
  total !== undefined || methods !== undefined;

const technicalName = (kind: string, key: string) => `${kind}_${demo.key}_${key.replaceAll('-', '_')}`;

/** Shipping methods with their prices. */
export function shippingMethods(target: Target): ShopwareRecord[] {
  return demo.catalogue.shippingMethods.map((method, index) => ({
    id: shippingMethodId(method.key),
    technicalName: technicalName('shipping', method.key),
    active: true,
    position: index + 1,
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
    availabilityRuleId: isRestricted(method) ? paymentRuleId(method.key) : null,
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

/** A condition; none for an undefined value. */
function condition(type: string, field: string, operator: string, value: unknown): Condition[] {
  return value === undefined ? [] : [{ type, value: { operator, [field]: value } }];
}

/** All rules for prices, shipping, payment and promotions. */
export function rules(target: Target): ShopwareRecord[] {
  const { shippingMethods, paymentMethods, promotions, products } = demo.catalogue;
  const inCountries = (isos: readonly string[]) => {
    const ids = isos.map((iso) => target.countries[iso]);
    return condition('customerShippingCountry', 'countryIds', '=', ids);
  };
  const goodsFrom = (base: number) =>
    perCurrency(target, (inCurrency) => condition('cartGoodsPrice', 'amount', '>=', inCurrency(base)));
  const pricedGroups = products.flatMap(({ groupPrices }) => groupPrices ?? []).map(({ group }) => group);
  const servedCountries = shippingMethods.flatMap((method) => method.countries);
  return [
    rule(ALWAYS, 'always', 1, [[{ type: 'alwaysValid', value: null }]]),
    ...shippingMethods.flatMap((method) =>
      method.freeFrom === undefined
        ? []
        : rule(freeRuleId(method), `free ${method.key}`, 100, goodsFrom(method.freeFrom)),
    ),
    ...[...new Set(pricedGroups)].map((key) =>
      rule(groupRuleId(key), `customers ${key}`, 50, [
        condition('customerCustomerGroup', 'customerGroupIds', '=', [customerGroupId(key)]),
      ]),
    ),
    ...[...new Set(servedCountries)].map((iso) =>
      rule(countryRuleId(iso), `delivery to ${iso}`, 10, [inCountries([iso])]),
    ),
    ...shippingMethods.map(({ key, countries, maxWeight }) =>
      rule(shippingRuleId(key), `shipping ${key}`, 5, [
        [...inCountries(countries), ...condition('cartWeight', 'weight', '<=', maxWeight)],
      ]),
    ),
    ...paymentMethods.filter(isRestricted).map(({ key, total, shippingMethods: methods }) =>
      rule(
        paymentRuleId(key),
        `payment ${key}`,
        5,
        perCurrency(target, (inCurrency) => [
          ...condition('cartCartAmount', 'amount', '>=', inCurrency(total?.min)),
          ...condition('cartCartAmount', 'amount', '<=', inCurrency(total?.max)),
          ...condition('shippingMethod', 'shippingMethodIds', '=', methods?.map(shippingMethodId)),
        ]),
      ),
    ),
    ...promotions.flatMap(({ key, minimum }) =>
      minimum === undefined ? [] : rule(promotionRuleId(key), `promotion ${key}`, 5, goodsFrom(minimum)),
    ),
  ];
}

/** A rule that holds if all conditions of one alternative hold. Shopware applies the highest priority first. */
function rule(id: string, name: string, priority: number, alternatives: readonly (readonly Condition[])[]) {
  const node = (key: string, type: string, position: number, fields: object) => ({
    id: idOf('rule-condition', `${id}:${key}`),
    type,
    position,
    ...fields,
  });
  const children = alternatives.map((conditions, at) =>
    node(`and:${at}`, 'andContainer', at, {
      children: conditions.map(({ type, value }, index) => node(`${at}:${index}`, type, index, { value })),
    }),
  );
  const conditions = [node('or', 'orContainer', 0, { children })];
  return { id, name: `${demo.name}: ${name}`, priority, conditions };
}

/** One alternative per currency, because Shopware compares amounts in the cart's currency. */
function perCurrency(
  target: Target,
  conditions: (inCurrency: (base: number | undefined) => number | undefined) => readonly Condition[],
): Condition[][] {
  return shopCurrencies(target).map(({ id, factor }) => [
    ...condition('currency', 'currencyIds', '=', [id]),
    ...conditions((base) => (base === undefined ? undefined : cents(base * factor))),
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
      code: code ?? null,
      validUntil: validUntil === undefined ? null : `${validUntil}T00:00:00.000+00:00`,
      priority: promotion.priority ?? 1,
      exclusionIds: excludes.map((other) => idOf('promotion', other)),
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
function discount({ currencies }: Target, { key, discount: { kind, value, max } }: DemoPromotion) {
  const isAbsolute = kind === 'absolute';
  const amount = isAbsolute ? value : max;
  const prices =
    amount === undefined
      ? []
      : currencies.map(({ factor, ...currency }) => ({ ...currency, price: cents(amount * factor) }));
  const inSystem = prices.find(({ id }) => id === SYSTEM_CURRENCY)?.price;
  return {
    id: idOf('discount', key),
    scope: kind === 'free-delivery' ? 'delivery' : 'cart',
    type: isAbsolute ? 'absolute' : 'percentage',
    value: isAbsolute ? inSystem : value,
    maxValue: isAbsolute ? null : (inSystem ?? null),
    // Shopware 6.6 has no default.
    considerAdvancedRules: false,
    promotionDiscountPrices: prices
      .filter(({ id }) => id !== SYSTEM_CURRENCY)
      .map(({ id, isoCode, price: inCurrency }) => ({
        id: idOf('discount-price', `${key}:${isoCode}`),
        currencyId: id,
        price: inCurrency,
      })),
  };
}

/**
 * `FREE_SHIPPING_FROM` for the demo shop, in the system currency: the lowest cart value with free shipping by a rule.
 * Undefined if price lists define it.
 */
export function freeShippingFrom(target: Target): number | undefined {
  const values = demo.catalogue.shippingMethods.flatMap(({ freeFrom }) => freeFrom ?? []);
  if (values.length === 0) return undefined;
  const system = target.currencies.find(({ id }) => id === SYSTEM_CURRENCY);
  return cents(Math.min(...values) * (system?.factor ?? 1));
}
