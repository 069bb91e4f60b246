import type { Option, VariantOption } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { productPath } from '../../shopware/reads/seo-paths.ts';
import { type ConnectionArguments, mapConnection, sliceConnection } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { optionDisplay } from './filters.ts';
import { fixedProducts, type ProductConnectionSource } from './public/listing.ts';
import { familyOf, type ProductSource, soldProduct } from './public/product.ts';
import { byGroup, byOption, listedVariant } from './public/variant.ts';

/** All variants of a product; empty for one without variants. */
export async function familyVariants(entity: SwProduct, { loaders }: GatewayContext) {
  const family = familyOf(entity);
  return family === null ? [] : loaders.variants.load(family);
}

/** Options of a variant in the order of their groups; empty for any other product. */
export async function optionsOfVariant({ entity }: ProductSource, { loaders }: GatewayContext) {
  if (!entity.parentId) return [];
  return (await withGroups(entity, loaders)).toSorted((a, b) => byGroup(a.group, b.group)).map(toOption);
}

/** Lists lack the groups of options. */
async function withGroups(entity: SwProduct, loaders: GatewayContext['loaders']) {
  if (entity.options?.every(({ group }) => group)) return entity.options;
  const variants = await loaders.variants.load(entity.parentId ?? '');
  const found = variants.find(({ id }) => id === entity.id);
  return found?.options ?? entity.options ?? [];
}

/** Option names to show in lists, without those that are part of the name. Products in a layout can lack their options. */
export async function listedOptions({ id, name, entity }: ProductSource, { loaders }: GatewayContext) {
  const isComplete = !entity.parentId || !entity.displayGroup || Array.isArray(entity.options);
  const listed = isComplete ? entity : ((await loaders.card.load(id)) ?? entity);
  return listedVariant(listed).filter((label) => !name.includes(label));
}

function toOption(option: SwOption): Option {
  return {
    id: option.id ?? '',
    label: translated(option, 'name') ?? '',
    group: {
      id: groupIdOf(option),
      name: translated(option.group, 'name') ?? '',
      display: optionDisplay(option.group?.displayType),
    },
    color: option.colorHexCode ?? null,
    image: image(option.media),
  };
}

function groupIdOf(option: Pick<SwOption, 'groupId' | 'group'>): string {
  return option.groupId ?? option.group?.id ?? '';
}

/** All variants of a product, ordered by their options. @throws GraphQLError as `rangeOf` */
export async function variantsOf(
  context: GatewayContext,
  { entity }: ProductSource,
  args: ConnectionArguments,
): Promise<ProductConnectionSource> {
  const all = await familyVariants(entity, context);
  const part = sliceConnection(args, { kind: 'variants', max: 100 }, all.toSorted(byOptions));
  const products = new Map(
    await Promise.all(
      part.nodes.map(async ({ id }) => [id, await soldProduct(context, id ?? null)] as const),
    ),
  );
  return fixedProducts(mapConnection(part, ({ id }) => products.get(id) ?? null));
}

function byOptions(a: SwProduct, b: SwProduct): number {
  const [ofA, ofB] = [a, b].map(({ options }) =>
    (options ?? []).toSorted((one, other) => byGroup(one.group, other.group)),
  );
  for (const [index, option] of (ofA ?? []).entries()) {
    const other = ofB?.[index];
    const order = other === undefined ? 1 : byOption(option.group)(option, other);
    if (order !== 0) return order;
  }
  return (a.id ?? '') < (b.id ?? '') ? -1 : 1;
}

/** The variant that has all of these options; null if none or several have them. */
export async function variantWith(
  context: GatewayContext,
  { entity }: ProductSource,
  options: readonly string[],
): Promise<ProductSource | null> {
  const [found, ...others] = (await familyVariants(entity, context)).filter((variant) => {
    const optionIds = new Set((variant.options ?? []).map(({ id }) => id));
    return options.every((option) => optionIds.has(option));
  });
  return found?.id && others.length === 0 ? soldProduct(context, found.id) : null;
}

/** Shopware omits `combinable` and returns another variant for a missing one (docs/shopware.md, "SEO paths"). */
export function variantChoices(shown: SwProduct, variants: readonly SwProduct[], prefix: string) {
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
  const options = variants.flatMap(optionsOf).filter(({ colorHexCode, media }) => colorHexCode ?? media);
  const colours = new Map(options.map((option) => [option.id, option]));
  return [...colours.values()].sort(byOption(null)).map(toOption);
}
