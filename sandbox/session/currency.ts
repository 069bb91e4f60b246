import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';

/** A currency of the sales channel; `factor` converts from CHF. */
export interface Currency {
  readonly id: string;
  readonly iso: string;
  readonly factor: number;
  readonly symbol: string;
  readonly name: Record<Lang, string>;
}

/** Swiss francs, the system currency with Shopware's fixed id. */
export const CHF: Currency = {
  id: 'b7d2554b0ce847cd82f3ac9bd1c0dfca',
  iso: 'CHF',
  factor: 1,
  symbol: 'Fr',
  name: { de: 'Schweizer Franken', en: 'Swiss francs', fr: 'Francs suisses' },
};

/** Every currency a shopper may choose. */
export const CURRENCIES: readonly Currency[] = [
  CHF,
  {
    id: idOf('currency', 'EUR'),
    iso: 'EUR',
    factor: 1.05,
    symbol: '€',
    name: { de: 'Euro', en: 'Euro', fr: 'Euro' },
  },
];

/** The currency with this id, or undefined. */
export function currencyById(id: string | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency.id === id);
}

/** `cash_rounding_config` of both currencies. */
export function cashRounding(): Entity {
  return {
    decimals: 2,
    interval: 0.01,
    roundForNet: true,
    apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config',
  };
}

/** The `currency` entity. */
export function currencyEntity(currency: Currency, lang: Lang): Entity {
  const name = currency.name[lang];
  return entity(
    'currency',
    currency.id,
    {
      isoCode: currency.iso,
      factor: currency.factor,
      symbol: currency.symbol,
      shortName: currency.iso,
      name,
      position: 1,
      isSystemDefault: currency === CHF,
      itemRounding: cashRounding(),
      totalRounding: cashRounding(),
      taxFreeFrom: 0,
    },
    { shortName: currency.iso, name, customFields: {} },
  );
}
