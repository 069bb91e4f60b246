import type { Breadcrumb, NavigationKind } from '../../../schema/generated/types.ts';
import type { SwCategory, SwProduct } from '../../shopware/entities.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import {
  categoriesRead,
  findPlace,
  navigationRead,
  type Place,
} from '../../shopware/reads/navigation-tree.ts';
import { categoryPath } from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';

const ALL = ['MAIN', 'FOOTER', 'SERVICE'] as const;

/** From the cached menus. A category outside of them is found by its parent, a deeper one by Shopware's `path`. */
export async function categoryBreadcrumbs(context: GatewayContext, category: SwCategory) {
  const end = { label: translated(category, 'name') ?? '', path: null };
  const place = await placeOf(context, ALL, category.id);
  if (place !== null) return [home(context), ...steps(context, place.above), end];
  const parent = await placeOf(context, ALL, category.parentId);
  const above =
    parent === null
      ? await deepestWay(context, ALL, (category.path ?? '').split('|').filter(Boolean))
      : [...parent.above, parent.category];
  return [home(context), ...steps(context, above), end];
}

/** Path to a product through the deepest of its categories in the main menu, or in another menu. */
export async function productBreadcrumbs(context: GatewayContext, product: SwProduct): Promise<Breadcrumb[]> {
  const ids = [...new Set([...(product.categoryIds ?? []), ...(product.categoryTree ?? [])])];
  // A category without a path is read again, to find out whether it has one.
  const loadedCategories = (product.categories ?? []).filter(
    ({ active, seoUrls }) => active === true && seoUrls?.length,
  );
  const main = await deepestWay(context, ['MAIN'], ids, loadedCategories);
  const way =
    main.length > 0 ? main : await deepestWay(context, ['FOOTER', 'SERVICE'], ids, loadedCategories);
  return [home(context), ...steps(context, way), { label: translated(product, 'name') ?? '', path: null }];
}

/** The longest path in a menu to one of the categories; those neither in the menu nor `known` take one call. */
async function deepestWay(
  context: GatewayContext,
  kinds: readonly NavigationKind[],
  ids: readonly string[],
  known: readonly SwCategory[] = [],
): Promise<readonly SwCategory[]> {
  const { rootCategoryId } = await context.channel.facts();
  const places = await Promise.all(ids.map((id) => placeOf(context, kinds, id)));
  const deeper = ids.filter((id, at) => places[at] === null && id !== rootCategoryId);
  const ways = places.map((place) => (place === null ? [] : [...place.above, place.category]));
  // No category is in a menu, or none is deeper.
  if (deeper.length > 0 && ways.some((way) => way.length > 0)) {
    const found = new Map(known.map((category) => [category.id ?? '', category]));
    const unknown = deeper.filter((id) => !found.has(id));
    const { elements } = unknown.length === 0 ? {} : await context.read(categoriesRead(unknown));
    for (const category of elements ?? []) found.set(category.id ?? '', category);
    for (const id of ids) ways.push(await wayTo(context, kinds, id, found));
  }
  return ways.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

async function wayTo(
  context: GatewayContext,
  kinds: readonly NavigationKind[],
  id: string,
  found: ReadonlyMap<string, SwCategory>,
): Promise<SwCategory[]> {
  const below: SwCategory[] = [];
  let next = found.get(id);
  while (next !== undefined && next.visible !== false && !below.includes(next)) {
    below.unshift(next);
    const place = await placeOf(context, kinds, next.parentId);
    if (place !== null) return [...place.above, place.category, ...below];
    next = found.get(next.parentId ?? '');
  }
  return [];
}

async function placeOf(
  context: GatewayContext,
  kinds: readonly NavigationKind[],
  id: string | null | undefined,
): Promise<Place | null> {
  for (const kind of kinds) {
    const place = findPlace(await context.read(navigationRead(kind)), id ?? '');
    if (place !== null) return place;
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
