import { cents, taxOf } from '../../sandbox/shops/derive/amounts.ts';
import { demo } from './demo.ts';
import type { KnownCurrency, Surroundings } from './surroundings.ts';

/** The currency that the demo shop counts in. */
export function baseCurrency({ currencies }: Surroundings): KnownCurrency | undefined {
  const [base] = demo.salesChannel.currencies;
  return currencies.find(({ isoCode }) => isoCode === base?.iso);
}

/** How many of a currency are one of the demo shop's first, by the rates of the Shopware that is filled. */
export function perBase({ factor }: KnownCurrency, around: Surroundings): number {
  return factor / (baseCurrency(around)?.factor ?? 1);
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

function amount(currency: KnownCurrency, base: number, taxRate: number, around: Surroundings): Amount {
  const gross = cents(base * perBase(currency, around));
  return { currencyId: currency.id, gross, net: cents(gross - taxOf(gross, taxRate)), linked: true };
}

/**
 * A price of Shopware in every currency of the shop and, as Shopware demands, in the system currency.
 * @param base gross, in the demo shop's first currency; @param taxRate percent; @param listPrice former gross price
 */
export function price(
  around: Surroundings,
  base: number,
  taxRate: number,
  listPrice?: number,
): (Amount & { listPrice?: Amount })[] {
  return around.currencies.map((currency) => ({
    ...amount(currency, base, taxRate, around),
    ...(listPrice === undefined ? {} : { listPrice: amount(currency, listPrice, taxRate, around) }),
  }));
}
