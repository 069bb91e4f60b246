import type { Money, Tax } from '../../../schema/generated/types.ts';
import type { SwPrice } from '../entities.ts';

export interface MoneyView {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47: the `formatLocale` of a language. */
  readonly locale: string;
}

interface Format {
  readonly format: Intl.NumberFormat;
  readonly decimals: number;
}

const formats = new Map<string, Format>();

/** Formats an amount in whole units of the currency (francs), as Shopware calculates. */
export function money(amount: number, view: MoneyView): Money {
  const { format, decimals } = formatOf(view);
  const rounded = Math.round((amount + Number.EPSILON * Math.sign(amount)) * 10 ** decimals) / 10 ** decimals;
  const value = Object.is(rounded, -0) ? 0 : rounded;
  return {
    amount: value.toFixed(decimals),
    currencyCode: view.currency,
    // A minus sign (U+2212) before the whole amount, in every locale.
    formatted: (value < 0 ? '−\u00a0' : '') + format.format(Math.abs(value)).replaceAll("'", '’'),
  };
}

export function taxes(calculated: SwPrice['calculatedTaxes'], view: MoneyView): Tax[] {
  return (calculated ?? []).map(({ tax, taxRate }) => ({
    rate: taxRate ?? 0,
    amount: money(tax ?? 0, view),
  }));
}

function formatOf({ currency, locale }: MoneyView): Format {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const made = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(key, made);
  return made;
}
