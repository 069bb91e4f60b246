import type { Translate } from '../../shared/i18n/translate.ts';

/** docs/rules.md, "Presentation". */
const UNITS = [
  ...(['g', 'kg', 'ml', 'cl', 'cm', 'l', 'piece', 'splash', 'sprig', 'stem', 'clove', 'teaspoon'] as const),
  ...(['tablespoon', 'leaf', 'bunch', 'some', 'tuber', 'handful', 'knifeTip', 'pinch', 'pack'] as const),
  ...(['packet', 'strip', 'bar', 'panicle', 'mug', 'ball', 'slice', 'bag'] as const),
  ...(['head', 'cube', 'cup'] as const),
];
const SIZES = ['small', 'medium', 'large'] as const;
/** Shown with decimals, not fractions. */
const MEASURED = new Set(['g', 'kg', 'ml', 'cl', 'cm', 'l']);
const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
];
const TOLERANCE = 0.05;

function measured(amount: number, locale: string): string {
  const digits = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  const rounded = amount >= 100 ? Math.round(amount / 5) * 5 : amount;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(rounded);
}

function counted(amount: number, locale: string): string {
  const integer = Math.floor(amount + TOLERANCE);
  const rest = amount - integer;
  if (Math.abs(rest) <= TOLERANCE) return String(integer);
  const fraction = FRACTIONS.find(([value]) => Math.abs(rest - value) <= TOLERANCE)?.[1];
  if (fraction) return integer > 0 ? `${integer}${fraction}` : fraction;
  return measured(Math.round(amount * 4) / 4 || amount, locale);
}

const sizeOf = (unit: string | null | undefined) => SIZES.find((key) => key === unit);

/** Size of an ingredient, placed after its name, with which it need not agree there; null for other units. */
export function sizeText(unit: string | null | undefined, t: Translate): string | null {
  const size = sizeOf(unit);
  return size ? t(`recipe.size.${size}`) : null;
}

/**
 * E.g. `250 g`, `1½ EL`, `2 Zehen`; empty for "to taste".
 * @param amount scaled, for all servings
 * @param locale the `formatLocale` of the language
 * @param unit key of docs/rules.md, "Presentation"; unknown ones are shown unchanged
 */
export function amountText(
  amount: number | null | undefined,
  unit: string | null | undefined,
  locale: string,
  t: Translate,
): string {
  if (unit === 'half') return amountText(amount == null ? null : amount / 2, null, locale, t);
  if (sizeOf(unit)) return amountText(amount, null, locale, t);
  const known = UNITS.find((key) => key === unit);
  const count = amount != null && amount > 1 ? 2 : 1;
  // The noun follows: "2 eggs", not "2 pieces eggs".
  const word = unit === 'piece' ? '' : known ? t(`recipe.unit.${known}`, { count }) : (unit ?? '');
  if (unit === 'some' || amount === null || amount === undefined) return word;
  const number = unit && MEASURED.has(unit) ? measured(amount, locale) : counted(amount, locale);
  return [number, word].filter(Boolean).join('\u00a0');
}
