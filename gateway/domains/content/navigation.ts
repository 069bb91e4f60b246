import type { Link, NavigationEntry, NavigationKind } from '../../../schema/generated/types.ts';
import { once } from '../../lib/once.ts';
import { type SwCategory, UUID } from '../../shopware/entities.ts';
import { nullIfMissing } from '../../shopware/errors.ts';
import { image } from '../../shopware/mappers/image.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import {
  belowRead,
  findPlace,
  LEVELS_BELOW,
  MENU_LEVELS,
  navigationRead,
  walk,
} from '../../shopware/reads/navigation-tree.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import { categoryPath, type SeoKind } from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';
import { badInput, checkRange } from '../shared/problem.ts';
import { entityPath } from '../shared/shop-html.ts';

export type NavigationEntrySource = Omit<NavigationEntry, 'children' | 'childCount'> & {
  readonly children: () => Promise<NavigationEntrySource[]>;
};

export type MenuAround = () => Promise<NavigationEntrySource[]>;

/** Maximum number of entries in a response of Shopware, about half a megabyte. */
const MAX_ENTRIES = 1_000;

/** A menu, or the part of it below a category. @throws GraphQLError BAD_USER_INPUT for too many levels or entries */
export async function navigation(
  context: GatewayContext,
  kind: NavigationKind,
  depth: number,
  below: string | null,
): Promise<NavigationEntrySource[]> {
  checkRange('depth', depth, 5);
  if (below !== null) return entriesBelow(context, below, depth);
  const tree = await deepened(context, (levels) => navigationRead(kind, levels), MENU_LEVELS[kind], depth);
  return navigationEntries(context, tree, { depth, known: depth });
}

/** Entries below a category of a menu; empty for a category outside the menu. */
async function entriesBelow(context: GatewayContext, categoryId: string, depth: number) {
  if (!UUID.test(categoryId)) return [];
  const tree = await nullIfMissing(
    deepened(context, (levels) => belowRead(categoryId, levels), LEVELS_BELOW, depth),
  );
  return navigationEntries(context, tree ?? [], { depth, known: depth });
}

/** Reads one level more at a time, because only the entries of a level have the number of their children. */
async function deepened(
  context: GatewayContext,
  readOf: (levels: number) => PublicRead<readonly SwCategory[]>,
  levels: number,
  requested: number,
): Promise<readonly SwCategory[]> {
  const tree = await context.read(readOf(levels));
  if (levels >= requested) return tree;
  const places = [...walk(tree)];
  const lowest = places.filter(({ above }) => above.length === levels - 1);
  const below = lowest.reduce((sum, { category }) => sum + (category.childCount ?? 0), 0);
  if (below === 0) return tree;
  if (places.length + below > MAX_ENTRIES)
    throw badInput(
      `${levels + 1} levels have more than ${MAX_ENTRIES} entries: use a depth of ${levels}, and "below" for deeper entries`,
    );
  return deepened(context, readOf, levels + 1, requested);
}

/** The first children of an entry (all for null), if its page has all of them. */
export async function firstChildren({ link, children }: NavigationEntrySource, count: number | null) {
  const all = await children();
  return link?.path == null || count === null ? all : all.slice(0, Math.max(0, count));
}

interface Levels {
  readonly depth: number;
  readonly known: number;
  /** Parent of the categories, to read their children in one call. */
  readonly parentId?: string;
}

async function navigationEntries(context: GatewayContext, categories: readonly SwCategory[], levels: Levels) {
  return Promise.all(
    categories.map(async (category) => ({
      categoryId: category.id ?? '',
      label: translated(category, 'name') ?? '',
      link: await categoryLink(context, category),
      image: image(category.media),
      children: once(() => childEntries(context, category, levels)),
    })),
  );
}

async function childEntries(
  context: GatewayContext,
  category: SwCategory,
  { depth, known, parentId }: Levels,
): Promise<NavigationEntrySource[]> {
  if (depth <= 1) return [];
  if (known > 1) {
    const below = { depth: depth - 1, known: known - 1, ...(category.id ? { parentId: category.id } : {}) };
    return navigationEntries(context, category.children ?? [], below);
  }
  if (!category.childCount || !parentId) return [];
  const siblings = await context.read(belowRead(parentId));
  const found = siblings.find(({ id }) => id === category.id);
  return navigationEntries(context, found?.children ?? [], { depth: depth - 1, known: 1 });
}

/** Shopware's types of links to entities; others are links to categories. */
const LINKED: Readonly<Record<string, SeoKind>> = { product: 'product', landing_page: 'landing' };

/** Link of a category (docs/rules.md, "Addresses" and "Presentation"); null for a folder or a rejected target. */
async function categoryLink(context: GatewayContext, category: SwCategory): Promise<Link | null> {
  const prefix = context.language.pathPrefix;
  const within = (path: string): Link => ({ path, url: null, newTab: category.linkNewTab ?? false });
  if (category.type === 'folder') return null;
  if (category.type !== 'link') return within(categoryPath(category, prefix));
  const target = translated(category, 'internalLink');
  const linkType = translated(category, 'linkType');
  if (target === null || linkType === 'external') {
    const url = safeUrl(translated(category, 'externalLink'));
    return url === null ? null : { path: null, url, newTab: category.linkNewTab ?? false };
  }
  return within(await entityPath(context, LINKED[linkType ?? ''] ?? 'category', target));
}

/** Two levels below a category of the main menu. */
export async function childrenOf(
  context: GatewayContext,
  { entity: category, home }: { readonly entity: SwCategory; readonly home: boolean },
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
export async function aroundCategory(context: GatewayContext, category: SwCategory | null) {
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
