import { cents, taxOf } from '../../../sandbox/shops/derive/amounts.ts';
import { demo } from '../demo.ts';
import type { Currency, Target } from '../target.ts';

/** The first currency of the demo shop, in which its prices are given. */
export function baseCurrency({ currencies }: Target): Currency | undefined {
  const [base] = demo.salesChannel.currencies;
  return currencies.find(({ isoCode }) => isoCode === base?.iso);
}

/** Exchange rate from the base currency, by the rates of the target. */
export function perBaseCurrency({ factor }: Currency, target: Target): number {
  return factor / (baseCurrency(target)?.factor ?? 1);
}

/** Currencies of the sales channel. */
export function shopCurrencies({ currencies }: Target): readonly Currency[] {
  return currencies.filter(({ isoCode }) => demo.salesChannel.currencies.some(({ iso }) => iso === isoCode));
}

/**
 * A price in every currency of the target.
 * @param gross in the base currency
 * @param taxRate in percent
 * @param listGross previous gross price
 */
export function price(target: Target, gross: number, taxRate: number, listGross?: number): object[] {
  const amount = (currency: Currency, base: number) => {
    const converted = cents(base * perBaseCurrency(currency, target));
    const net = cents(converted - taxOf(converted, taxRate));
    return { currencyId: currency.id, gross: converted, net, linked: true };
  };
  return target.currencies.map((currency) => ({
    ...amount(currency, gross),
    ...(listGross === undefined ? {} : { listPrice: amount(currency, listGross) }),
  }));
}
