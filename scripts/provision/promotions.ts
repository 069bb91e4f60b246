import { cents } from '../../sandbox/shops/derive/amounts.ts';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import type { DemoPromotion } from '../../sandbox/shops/model/checkout.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { perBase } from './prices.ts';
import { promotionRuleId } from './rules.ts';
import { type Surroundings, SYSTEM_CURRENCY } from './surroundings.ts';
import { named } from './translations.ts';

/** Discounts by code and by themselves. */
export function promotions(around: Surroundings): ShopwareRecord[] {
  return demo.catalogue.promotions.map((promotion) => {
    const { key, code, excludes, minimum } = promotion;
    const id = idOf('promotion', key);
    return {
      id,
      active: true,
      useCodes: code !== undefined,
      useIndividualCodes: false,
      code: code ?? null,
      validFrom: promotion.validFrom === undefined ? null : `${promotion.validFrom}T00:00:00.000+00:00`,
      validUntil: promotion.validUntil === undefined ? null : `${promotion.validUntil}T00:00:00.000+00:00`,
      priority: promotion.priority ?? 1,
      exclusive: false,
      preventCombination: excludes === 'all',
      exclusionIds:
        excludes === undefined || excludes === 'all' ? [] : excludes.map((other) => idOf('promotion', other)),
      useSetGroups: false,
      customerRestriction: false,
      translations: named(around, promotion.name),
      salesChannels: [
        { id: idOf('promotion-channel', key), salesChannelId: demo.salesChannelId, priority: 1 },
      ],
      cartRules: minimum === undefined ? [] : [{ id: promotionRuleId(key) }],
      discounts: [discount(around, promotion)],
    };
  });
}

/** The discount in the system currency, and as far as it is an amount also in the others. */
function discount(around: Surroundings, { key, discount: given }: DemoPromotion): ShopwareRecord {
  const { kind, value, max } = given;
  const absolute = kind === 'absolute';
  const base = absolute ? value : max;
  const inCurrency = (amount: number, id: string): number => {
    const currency = around.currencies.find((known) => known.id === id);
    return currency === undefined ? amount : cents(amount * perBase(currency, around));
  };
  return {
    id: idOf('discount', key),
    scope: kind === 'free-delivery' ? 'delivery' : 'cart',
    type: absolute ? 'absolute' : 'percentage',
    value: absolute ? inCurrency(value, SYSTEM_CURRENCY) : value,
    maxValue: max === undefined ? null : inCurrency(max, SYSTEM_CURRENCY),
    considerAdvancedRules: false,
    promotionDiscountPrices:
      base === undefined
        ? []
        : around.currencies
            .filter(({ id }) => id !== SYSTEM_CURRENCY)
            .map(({ id, isoCode }) => ({
              id: idOf('discount-price', `${key}:${isoCode}`),
              currencyId: id,
              price: inCurrency(base, id),
            })),
  };
}
