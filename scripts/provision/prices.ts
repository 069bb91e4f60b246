import { cents, taxOf } from '../../demo/derive/amounts.ts';
import { demo } from './demo.ts';
import type { KnownCurrency, Surroundings } from './surroundings.ts';

/** How many of a currency are one franc, by the rates of the Shopware that is filled. */
export function perFranc({ factor }: KnownCurrency, { currencies }: Surroundings): number {
  return factor / (currencies.find(({ isoCode }) => isoCode === 'CHF')?.factor ?? 1);
}

/** The currencies that shoppers choose from. */
export function shopCurrencies({ currencies }: Surroundings): readonly KnownCurrency[] {
  return currencies.filter(({ isoCode }) => demo.salesChannel.currencies.some(({ iso }) => iso === isoCode));
}

interface Amount {
  readonly currencyId: string;
  readonly gross: number;
  readonly net: number;
  readonly linked: boolean;
}

function amount(currency: KnownCurrency, francs: number, taxRate: number, around: Surroundings): Amount {
  const gross = cents(francs * perFranc(currency, around));
  return { currencyId: currency.id, gross, net: cents(gross - taxOf(gross, taxRate)), linked: true };
}

/**
 * A price of Shopware in every currency of the shop and, as Shopware demands, in the system currency.
 * @param francs gross; @param taxRate percent; @param listFrancs former gross price
 */
export function price(
  around: Surroundings,
  francs: number,
  taxRate: number,
  listFrancs?: number,
): (Amount & { listPrice?: Amount })[] {
  return around.currencies.map((currency) => ({
    ...amount(currency, francs, taxRate, around),
    ...(listFrancs === undefined ? {} : { listPrice: amount(currency, listFrancs, taxRate, around) }),
  }));
}
