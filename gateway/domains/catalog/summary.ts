import type { SwProduct } from '../../shopware/entities.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { familyOf, type ProductSource } from './public/product.ts';

/**
 * The line of a product in lists: the text of the shop, or the manufacturer and, if the product represents all variants,
 * their sizes.
 * @param listedOptions of the product
 * @param variantsOf reads the variants by the id of their parent
 * @returns null without any
 */
export async function summary(
  { facts, entity }: Pick<ProductSource, 'facts' | 'entity'>,
  manufacturer: string | null,
  listedOptions: readonly string[],
  variantsOf: (id: string) => Promise<readonly SwProduct[]>,
): Promise<string | null> {
  if (facts != null) return facts;
  const family = listedOptions.length > 0 ? null : familyOf(entity);
  const range = family === null ? null : optionRange(await variantsOf(family));
  return [manufacturer, range].filter(Boolean).join(', ') || null;
}

/** A number with its unit, e.g. `3,5 l`. */
const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(\D+)$/;

/**
 * Range of sizes, e.g. `20–28 cm`, of the first option group whose options are all numbers with the same unit.
 * @param variants of one product
 * @returns null without such a group, or if all sizes are equal
 */
function optionRange(variants: readonly SwProduct[]): string | null {
  const groups = new Map<string, Set<string>>();
  for (const option of variants.flatMap(({ options }) => options ?? [])) {
    const id = option.groupId ?? option.group?.id ?? '';
    groups.set(id, (groups.get(id) ?? new Set()).add(translated(option, 'name') ?? ''));
  }
  for (const labels of groups.values()) {
    const measures = [...labels].flatMap((label) => {
      const [, number, unit] = MEASURE.exec(label.trim()) ?? [];
      return number && unit ? [{ number, value: Number(number.replace(',', '.')), unit: unit.trim() }] : [];
    });
    const [first, ...others] = measures.sort((a, b) => a.value - b.value);
    const last = others.at(-1);
    if (measures.length < labels.size || !first || !last) continue;
    if (others.every(({ unit }) => unit === first.unit))
      return `${first.number}–${last.number}${first.unit.startsWith('-') ? '' : ' '}${first.unit}`;
  }
  return null;
}
