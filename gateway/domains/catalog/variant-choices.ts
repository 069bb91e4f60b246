import type { Swatch, VariantChoice, VariantOption } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { productPath } from '../../shopware/reads/entity-path.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { optionDisplay } from './filters.ts';
import { byGroup, byOption } from './public/option-order.ts';
import { type ProductSource, product } from './public/product.ts';

/**
 * Choices computed from all variants: Shopware omits `combinable`, and answers another variant for a combination
 * that does not exist (docs/shopware.md, "SEO paths").
 * @param shown the current variant
 */
export function variantChoices(
  shown: SwProduct,
  variants: readonly SwProduct[],
  prefix: string,
): VariantChoice[] {
  const chosen = new Map(optionsOf(shown).map((option) => [groupIdOf(option), option.id]));
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
        .map((option) => toOption(option, id, chosen, variants, prefix)),
    }));
}

function toOption(
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
    option: {
      id: option.id ?? '',
      label: translated(option, 'name') ?? '',
      color: option.colorHexCode ?? null,
      image: image(option.media),
    },
    selected: chosen.get(groupId) === option.id,
    combinable: exact !== undefined,
    available: exact?.available ?? false,
    path: exact === undefined ? null : productPath(exact, prefix),
    nearestPath: shownFirst === undefined ? null : productPath(shownFirst, prefix),
    cover: image(shownFirst?.cover?.media),
  };
}

/** How many of a variant's options are among the chosen ones. */
function shared(variant: SwProduct, chosen: ReadonlyMap<string, string | null | undefined>): number {
  return optionsOf(variant).filter(({ id, ...rest }) => chosen.get(groupIdOf(rest)) === id).length;
}

/** The variant with an option that keeps most of the others; of several one that can be bought, then the first. */
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

function groupIdOf(option: Pick<SwOption, 'groupId' | 'group'>): string {
  return option.groupId ?? option.group?.id ?? '';
}

/**
 * The variant that has all of these options.
 * @param id of the product, or of any of its variants
 * @returns null where no variant that is sold has them, or several do
 */
export async function variantWith(
  context: GatewayContext,
  id: string,
  options: readonly string[],
): Promise<ProductSource | null> {
  const shown = await loadProduct(context.read, id);
  if (!shown?.parentId) return null;
  const variants = await context.loaders.variants.load(shown.parentId);
  const [found, ...others] = variants.filter((variant) => {
    const optionIds = new Set((variant.options ?? []).map((option) => option.id));
    return options.every((option) => optionIds.has(option));
  });
  if (!found?.id || others.length > 0) return null;
  const entity = await loadProduct(context.read, found.id);
  return entity && product(entity, context);
}

export function swatches(variants: readonly SwProduct[]): Swatch[] {
  const options = variants.flatMap((variant) => variant.options ?? []).filter(isColour);
  const colours = new Map(options.map((option) => [option.id, option]));
  return [...colours.values()].sort(byOption(null)).map((option) => ({
    label: translated(option, 'name') ?? '',
    color: option.colorHexCode ?? null,
    image: image(option.media),
  }));
}

function isColour({ colorHexCode, media }: SwOption): boolean {
  return Boolean(colorHexCode ?? media);
}
