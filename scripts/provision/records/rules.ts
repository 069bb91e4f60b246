import { cents } from '../../../sandbox/shops/derive/amounts.ts';
import {
  countryRuleId,
  customerGroupId,
  freeRuleId,
  groupRuleId,
  idOf,
  shippingMethodId,
} from '../../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { demo } from '../demo.ts';
import type { Target } from '../target.ts';
import { perBaseCurrency, shopCurrencies } from './prices.ts';

interface Condition {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** Rule of prices by quantity, always valid. */
export const ALWAYS = idOf('rule', 'always');

/** Availability rule of a shipping method. */
export const shippingRuleId = (key: string) => idOf('rule', `shipping:${key}`);
/** Availability rule of a payment method. */
export const paymentRuleId = (key: string) => idOf('rule', `payment:${key}`);
/** Cart rule of a promotion. */
export const promotionRuleId = (key: string) => idOf('rule', `promotion:${key}`);

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
    ...conditions((base) => cents(base * perBaseCurrency(currency, target))),
  ]);
}
