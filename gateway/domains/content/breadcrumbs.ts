import type { Breadcrumb } from '../../../schema/generated/types.ts';
import type { SwCategory, SwProduct } from '../../shopware/entities.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { categoryPath } from '../../shopware/reads/entity-path.ts';
import { findPlace, navigationRead, type Place } from '../../shopware/reads/navigation-tree.ts';
import type { GatewayContext } from '../shared/context.ts';

/** Path to a category, home first, from the cached menus; a category outside of them is found by its parent. */
export async function categoryBreadcrumbs(
  context: GatewayContext,
  category: SwCategory,
): Promise<Breadcrumb[]> {
  const place = await placeOf(context, [category.id ?? '']);
  const parent = place === null ? await placeOf(context, [category.parentId ?? '']) : null;
  const above = place?.above ?? (parent === null ? [] : [...parent.above, parent.category]);
  return [home(context), ...steps(context, above), { label: translated(category, 'name') ?? '', path: null }];
}

/** Path to a product through its deepest category in the main menu. */
export async function productBreadcrumbs(context: GatewayContext, product: SwProduct): Promise<Breadcrumb[]> {
  const place = await placeOf(context, [...(product.categoryIds ?? []), ...(product.categoryTree ?? [])]);
  const way = place === null ? [] : [...place.above, place.category];
  return [home(context), ...steps(context, way), { label: translated(product, 'name') ?? '', path: null }];
}

async function placeOf(context: GatewayContext, ids: readonly string[]): Promise<Place | null> {
  for (const kind of ['MAIN', 'FOOTER', 'SERVICE'] as const) {
    const tree = await context.read(navigationRead(kind));
    const places = ids.flatMap((id) => findPlace(tree, id) ?? []);
    const deepest = places.toSorted((a, b) => b.above.length - a.above.length)[0];
    if (deepest) return deepest;
  }
  return null;
}

function steps({ language }: GatewayContext, way: readonly SwCategory[]): Breadcrumb[] {
  return way.map((category) => ({
    label: translated(category, 'name') ?? '',
    path: category.type === 'folder' ? null : categoryPath(category, language.pathPrefix),
  }));
}

function home({ language, messages }: GatewayContext): Breadcrumb {
  return { label: messages.text('home'), path: `${language.pathPrefix}/` };
}
