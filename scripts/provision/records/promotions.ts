import { cents } from '../../../sandbox/shops/derive/amounts.ts';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import type { DemoPromotion } from '../../../sandbox/shops/model/checkout.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { demo } from '../demo.ts';
import { SYSTEM_CURRENCY, type Target, translatedName } from '../target.ts';
import { perBaseCurrency } from './prices.ts';
import { promotionRuleId } from './rules.ts';

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
      translations: translatedName(target, promotion.name),
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
    const currency = target.currencies.find((one) => one.id === id);
    return currency === undefined ? amount : cents(amount * perBaseCurrency(currency, target));
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
