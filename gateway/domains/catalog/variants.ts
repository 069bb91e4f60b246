import type { Option } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { type ConnectionArguments, mapConnection, sliceConnection } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { optionDisplay } from './filters.ts';
import { byGroup, byOption } from './public/option-order.ts';
import { familyOf, type ProductSource, soldProduct } from './public/product.ts';
import { fixedProducts, type ProductConnectionSource } from './public/product-connection.ts';
import { listedVariant } from './public/variant.ts';

type Loading = Pick<GatewayContext, 'loaders'>;

/** Options of a variant in the order of their groups; empty for any other product. */
export async function optionsOfVariant(
  { entity }: Pick<ProductSource, 'entity'>,
  { loaders }: Loading,
): Promise<Option[]> {
  if (!entity.parentId) return [];
  return (await withGroups(entity, loaders)).toSorted((a, b) => byGroup(a.group, b.group)).map(toOption);
}

/** Lists lack the groups of options. */
async function withGroups(entity: SwProduct, loaders: Loading['loaders']): Promise<readonly SwOption[]> {
  if (entity.options?.every(({ group }) => group)) return entity.options;
  const variants = await loaders.variants.load(entity.parentId ?? '');
  const found = variants.find(({ id }) => id === entity.id);
  return found?.options ?? entity.options ?? [];
}

/** Option names to show in lists, without those that are part of the name. Products in a layout can lack their options. */
export async function listedOptions(
  { id, name, entity }: Pick<ProductSource, 'id' | 'name' | 'entity'>,
  { loaders }: Loading,
): Promise<string[]> {
  const isComplete = !entity.parentId || !entity.displayGroup || Array.isArray(entity.options);
  const listed = isComplete ? entity : ((await loaders.card.load(id)) ?? entity);
  return listedVariant(listed).filter((label) => !name.includes(label));
}

export function toOption(option: SwOption): Option {
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

export function groupIdOf(option: Pick<SwOption, 'groupId' | 'group'>): string {
  return option.groupId ?? option.group?.id ?? '';
}

/**
 * All variants of a product, ordered by their options.
 * @throws GraphQLError as `rangeOf`
 */
export async function variantsOf(
  context: GatewayContext,
  { entity }: Pick<ProductSource, 'entity'>,
  args: ConnectionArguments,
): Promise<ProductConnectionSource> {
  const family = familyOf(entity);
  const all = family === null ? [] : await context.loaders.variants.load(family);
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

/**
 * The variant that has all of these options.
 * @returns null if no available variant or several have them
 */
export async function variantWith(
  context: GatewayContext,
  { entity }: Pick<ProductSource, 'entity'>,
  options: readonly string[],
): Promise<ProductSource | null> {
  const family = familyOf(entity);
  if (family === null) return null;
  const [found, ...others] = (await context.loaders.variants.load(family)).filter((variant) => {
    const optionIds = new Set((variant.options ?? []).map(({ id }) => id));
    return options.every((option) => optionIds.has(option));
  });
  if (!found?.id || others.length > 0) return null;
  return soldProduct(context, found.id);
}
