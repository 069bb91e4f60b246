import type { Nullable, SwCategory, SwCmsPage } from '../../shopware/entities.ts';
import { layoutSlots } from '../../shopware/mappers/layout-parts.ts';
import { findPlace, MENU_LEVELS, navigationRead } from '../../shopware/reads/navigation-tree.ts';
import type { GatewayContext } from '../shared/context.ts';
import { entriesBelow, type NavigationEntrySource, navigationEntries } from './navigation.ts';
import type { CategorySource } from './page-sources.ts';

/** Two levels below a category of the main menu. */
export async function childrenOf(
  context: GatewayContext,
  { entity: category, home }: Pick<CategorySource, 'entity' | 'home'>,
): Promise<NavigationEntrySource[]> {
  const tree = await context.read(navigationRead('MAIN'));
  if (home) return navigationEntries(context, tree, { depth: 2, known: MENU_LEVELS.MAIN });
  const place = category.id ? findPlace(tree, category.id) : null;
  if (place !== null && category.id && place.above.length + 1 < MENU_LEVELS.MAIN) {
    const known = MENU_LEVELS.MAIN - place.above.length - 1;
    const children = place.category.children ?? [];
    return navigationEntries(context, children, { depth: 2, known, parentId: category.id });
  }
  return category.id && category.childCount ? entriesBelow(context, category.id, 2) : [];
}

/** Subcategories of a category; its siblings if it has none. */
export async function aroundCategory(
  context: GatewayContext,
  category: SwCategory | null,
): Promise<NavigationEntrySource[]> {
  const tree = await context.read(navigationRead('MAIN'));
  const all = { depth: 2, known: MENU_LEVELS.MAIN };
  if (!category?.id) return navigationEntries(context, tree, all);
  const place = findPlace(tree, category.id);
  const known = place?.category.children ?? [];
  if (known.length > 0)
    return navigationEntries(context, known, { depth: 2, known: 1, parentId: category.id });
  const children = category.childCount ? await entriesBelow(context, category.id, 2) : [];
  if (children.length > 0) return children;
  const parent = place === null ? null : (place.above.at(-1) ?? null);
  if (parent?.id)
    return navigationEntries(context, parent.children ?? [], { depth: 2, known: 1, parentId: parent.id });
  const isTop = place !== null || !category.parentId;
  const siblings = isTop ? [] : await entriesBelow(context, category.parentId, 2);
  return siblings.length > 0 ? siblings : navigationEntries(context, tree, all);
}

/** Whether a layout has a navigation around the category of its page. */
export function showsMenu(layout: Nullable<SwCmsPage>): boolean {
  return layoutSlots(layout).some(({ type }) => type === 'category-navigation');
}
