import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { DemoCurrency } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';

export interface Currency extends DemoCurrency {
  readonly id: string;
}

/** Shopware's fixed id of the system currency. */
const SYSTEM_ID = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

const [first, ...others] = demo.salesChannel.currencies;
if (first === undefined) throw new Error('A demo shop needs a currency.');

/** Catalogue prices are in it. */
export const CHF: Currency = { ...first, id: SYSTEM_ID };

export const CURRENCIES: readonly Currency[] = [
  CHF,
  ...others.map((currency) => ({ ...currency, id: idOf('currency', currency.iso) })),
];

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
