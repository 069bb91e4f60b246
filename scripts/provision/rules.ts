import { cents } from '../../sandbox/shops/derive/amounts.ts';
import {
  countryRuleId,
  customerGroupId,
  freeRuleId,
  groupRuleId,
  idOf,
  shippingMethodId,
} from '../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { perBase, shopCurrencies } from './prices.ts';
import type { KnownCurrency, Surroundings } from './surroundings.ts';

interface Condition {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** The rule that is always met; prices by quantity hang on it. */
export const ALWAYS = idOf('rule', 'always');

/** The rule that a way of shipping may be chosen by. */
export function shippingRuleId(key: string): string {
  return idOf('rule', `shipping:${key}`);
}

/** The rule that a way of paying may be chosen by. */
export function paymentRuleId(key: string): string {
  return idOf('rule', `payment:${key}`);
}

/** The rule that a promotion asks of the cart. */
export function promotionRuleId(key: string): string {
  return idOf('rule', `promotion:${key}`);
}

const compared = (type: string, field: string, operator: string, value: unknown): Condition => ({
  type,
  value: { operator, [field]: value },
});

/**
 * A rule that is met when all conditions of one of the alternatives are.
 * @param priority the higher, the earlier Shopware asks for prices under it
 */
function rule(
  id: string,
  name: string,
  priority: number,
  ways: readonly (readonly Condition[])[],
): ShopwareRecord {
  const node = (key: string, type: string, position: number) => ({
    id: idOf('rule-condition', `${id}:${key}`),
    type,
    position,
  });
  return {
    id,
    name: `${demo.name}: ${name}`,
    priority,
    conditions: [
      {
        ...node('or', 'orContainer', 0),
        children: ways.map((conditions, way) => ({
          ...node(`and:${way}`, 'andContainer', way),
          children: conditions.map(({ type, value }, at) => ({ ...node(`${way}:${at}`, type, at), value })),
        })),
      },
    ],
  };
}

/** Everything that prices, shipping, payment and promotions of the demo shop depend on. */
export function rules(around: Surroundings): ShopwareRecord[] {
  const countryIds = (isos: readonly string[]) => isos.flatMap((iso) => around.countries[iso] ?? []);
  const inCountries = (isos: readonly string[]) =>
    compared('customerShippingCountry', 'countryIds', '=', countryIds(isos));
  const served = [...new Set(demo.catalogue.shippingMethods.flatMap((method) => method.countries))];
  return [
    rule(ALWAYS, 'always', 1, [[{ type: 'alwaysValid', value: null }]]),
    ...demo.catalogue.shippingMethods.flatMap((method) =>
      method.freeFrom === undefined
        ? []
        : [rule(freeRuleId(method), `free ${method.key}`, 100, goodsFrom(around, method.freeFrom))],
    ),
    ...groupsWithPrices().map((key) =>
      rule(groupRuleId(key), `customers ${key}`, 50, [
        [compared('customerCustomerGroup', 'customerGroupIds', '=', [customerGroupId(key)])],
      ]),
    ),
    ...served.map((iso) => rule(countryRuleId(iso), `delivery to ${iso}`, 10, [[inCountries([iso])]])),
    ...demo.catalogue.shippingMethods.map(({ key, countries, maxWeight }) =>
      rule(shippingRuleId(key), `shipping ${key}`, 5, [
        [
          inCountries(countries),
          ...(maxWeight === undefined ? [] : [compared('cartWeight', 'weight', '<=', maxWeight)]),
        ],
      ]),
    ),
    ...demo.catalogue.paymentMethods.flatMap(({ key, total, shippingMethods }) =>
      total === undefined && shippingMethods === undefined
        ? []
        : [
            rule(
              paymentRuleId(key),
              `payment ${key}`,
              5,
              inEachCurrency(around, (inCurrency) => [
                ...(total?.min === undefined
                  ? []
                  : [compared('cartCartAmount', 'amount', '>=', inCurrency(total.min))]),
                ...(total?.max === undefined
                  ? []
                  : [compared('cartCartAmount', 'amount', '<=', inCurrency(total.max))]),
                ...(shippingMethods === undefined
                  ? []
                  : [
                      compared(
                        'shippingMethod',
                        'shippingMethodIds',
                        '=',
                        shippingMethods.map(shippingMethodId),
                      ),
                    ]),
              ]),
            ),
          ],
    ),
    ...demo.catalogue.promotions.flatMap(({ key, minimum }) =>
      minimum === undefined
        ? []
        : [rule(promotionRuleId(key), `promotion ${key}`, 5, goodsFrom(around, minimum))],
    ),
  ];
}

function groupsWithPrices(): string[] {
  const groups = demo.catalogue.products.flatMap(({ groupPrices }) => groupPrices ?? []);
  return [...new Set(groups.map(({ group }) => group))];
}

/** Goods of at least so much, in the demo shop's first currency. */
function goodsFrom(around: Surroundings, base: number): Condition[][] {
  return inEachCurrency(around, (inCurrency) => [
    compared('cartGoodsPrice', 'amount', '>=', inCurrency(base)),
  ]);
}

const paysIn = ({ id }: KnownCurrency): Condition => compared('currency', 'currencyIds', '=', [id]);

/** Shopware compares amounts as they are in the cart's currency, so each currency has an alternative of its own. */
function inEachCurrency(
  around: Surroundings,
  conditions: (inCurrency: (base: number) => number) => readonly Condition[],
): Condition[][] {
  return shopCurrencies(around).map((currency) => [
    paysIn(currency),
    ...conditions((base) => cents(base * perBase(currency, around))),
  ]);
}
