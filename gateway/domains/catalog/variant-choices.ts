import type { Option, VariantChoice, VariantOption } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { productPath } from '../../shopware/reads/entity-path.ts';
import { optionDisplay } from './filters.ts';
import { byGroup, byOption } from './public/option-order.ts';
import { groupIdOf, toOption } from './variants.ts';

/**
 * Choices computed from all variants, because Shopware omits `combinable` and returns another variant for a combination that
 * does not exist (docs/shopware.md, "SEO paths").
 * @param shown the current variant
 */
export function variantChoices(
  shown: SwProduct,
  variants: readonly SwProduct[],
  prefix: string,
): VariantChoice[] {
  // A product of a layout can lack its options.
  const current = variants.find(({ id }) => id === shown.id) ?? shown;
  const chosen = new Map(optionsOf(current).map((option) => [groupIdOf(option), option.id]));
  const groups = new Map<string, Map<string, SwOption>>();
  for (const option of variants.flatMap(optionsOf)) {
    const group = groups.get(groupIdOf(option)) ?? new Map<string, SwOption>();
    groups.set(groupIdOf(option), group.set(option.id ?? '', option));
  }
  return [...groups]
    .map(([id, options]) => ({ id, group: [...options.values()][0]?.group, options: [...options.values()] }))
    .toSorted((a, b) => byGroup(a.group, b.group))
    .map(({ id, group, options }) => ({
      group: { id, name: translated(group, 'name') ?? '', display: optionDisplay(group?.displayType) },
      options: options
        .toSorted(byOption(group))
        .map((option) => toVariantOption(option, id, chosen, variants, prefix)),
    }));
}

function toVariantOption(
  option: SwOption,
  groupId: string,
  chosen: ReadonlyMap<string, string | null | undefined>,
  variants: readonly SwProduct[],
  prefix: string,
): VariantOption {
  const combination = new Map(chosen).set(groupId, option.id);
  const exact = variants.find((variant) => shared(variant, combination) === optionsOf(variant).length);
  const shownFirst = exact ?? nearest(option, combination, variants);
  return {
    option: toOption(option),
    selected: chosen.get(groupId) === option.id,
    combinable: exact !== undefined,
    available: exact?.available ?? false,
    path: exact === undefined ? null : productPath(exact, prefix),
    nearestPath: shownFirst === undefined ? null : productPath(shownFirst, prefix),
    cover: image(shownFirst?.cover?.media),
  };
}

/** Number of a variant's options that are selected. */
function shared(variant: SwProduct, chosen: ReadonlyMap<string, string | null | undefined>): number {
  return optionsOf(variant).filter(({ id, ...rest }) => chosen.get(groupIdOf(rest)) === id).length;
}

/** The variant with an option and most of the other selected ones; of several, an available one, then the first. */
function nearest(
  option: SwOption,
  chosen: ReadonlyMap<string, string | null | undefined>,
  variants: readonly SwProduct[],
): SwProduct | undefined {
  const closeness = (variant: SwProduct) => shared(variant, chosen) * 2 + (variant.available ? 1 : 0);
  return variants
    .filter((variant) => optionsOf(variant).some(({ id }) => id === option.id))
    .toSorted((one, other) => closeness(other) - closeness(one))[0];
}

function optionsOf(variant: SwProduct): readonly SwOption[] {
  return variant.options ?? [];
}

/** The colours of a product's variants. */
export function swatches(variants: readonly SwProduct[]): Option[] {
  const options = variants.flatMap((variant) => variant.options ?? []).filter(isColour);
  const colours = new Map(options.map((option) => [option.id, option]));
  return [...colours.values()].sort(byOption(null)).map(toOption);
}

function isColour({ colorHexCode, media }: SwOption): boolean {
  return Boolean(colorHexCode ?? media);
}
