import type { NavigationKind } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../entities.ts';
import { equals, equalsAny, fields, PICTURE_INCLUDES, WAY_FIELDS } from './criteria.ts';
import type { PublicRead } from './public-reads.ts';

const ALIAS: Readonly<Record<NavigationKind, string>> = {
  MAIN: 'main-navigation',
  FOOTER: 'footer-navigation',
  SERVICE: 'service-navigation',
};

/** Levels that all pages share; deeper ones are read where they are shown (docs/decisions/0065). */
export const MENU_LEVELS: Readonly<Record<NavigationKind, number>> = { MAIN: 2, FOOTER: 3, SERVICE: 3 };

/** Minimum levels of a read below a category. */
export const LEVELS_BELOW = 2;

/** One call per language, shared by all pages; more levels than the default are a separate read. */
export function navigationRead(kind: NavigationKind, levels = 1): PublicRead<readonly SwCategory[]> {
  // Custom fields of the main menu may contain whole texts, such as recipes.
  const customFields = kind === 'MAIN' ? [] : ['translated.customFields'];
  const read = treeRead(ALIAS[kind], Math.max(levels, MENU_LEVELS[kind]), customFields);
  // A sales channel always has a main menu; Shopware answers 204 if it lacks one of the others.
  return kind === 'MAIN' ? read : { ...read, call: { ...read.call, empty: [] } };
}

/** Reads the part of a menu below a category. @param levels at least two */
export function belowRead(categoryId: string, levels = 1): PublicRead<readonly SwCategory[]> {
  const read = treeRead(categoryId, Math.max(levels, LEVELS_BELOW), []);
  return { ...read, tags: (tree) => [`category:${categoryId}`, ...tagsOf(tree)] };
}

const MENU_FIELDS = fields(`
  id translated.name translated.externalLink translated.internalLink translated.linkType translated.linkNewTab type
  media children childCount seoUrls
`);

function treeRead(
  root: string,
  levels: number,
  customFields: readonly string[],
): PublicRead<readonly SwCategory[]> {
  const body = {
    // Shopware returns one level more (docs/shopware.md, "Content").
    depth: Math.max(levels - 1, 1),
    buildTree: true,
    associations: { media: {} },
    includes: { ...PICTURE_INCLUDES, category: [...MENU_FIELDS, ...customFields] },
  };
  return {
    name: 'navigation',
    call: { path: `/navigation/${root}/${root}`, seoUrls: true, body },
    tags: tagsOf,
  };
}

function tagsOf(tree: readonly SwCategory[]): string[] {
  return [...walk(tree)].map(({ category }) => `category:${category.id ?? ''}`);
}

/** A category of a menu and its ancestors, the topmost first. */
export interface Place {
  readonly category: SwCategory;
  readonly above: readonly SwCategory[];
}

export function* walk(tree: readonly SwCategory[], above: readonly SwCategory[] = []): Generator<Place> {
  for (const category of tree) {
    yield { category, above };
    yield* walk(category.children ?? [], [...above, category]);
  }
}

export function findPlace(tree: readonly SwCategory[], id: string): Place | null {
  for (const place of walk(tree)) if (place.category.id === id) return place;
  return null;
}

const MAX_IDS = 100;

/** Active categories by id with the fields for breadcrumbs; at most 100, unordered. */
export function categoriesRead(ids: readonly string[]): PublicRead<SwList<SwCategory>> {
  const known = [...new Set(ids)].slice(0, MAX_IDS);
  const body = {
    limit: MAX_IDS,
    filter: [equalsAny('id', known), equals('active', true)],
    includes: { category: WAY_FIELDS, seo_url: PICTURE_INCLUDES.seo_url },
  };
  return {
    name: 'categories',
    call: { path: '/category', seoUrls: true, body },
    tags: () => known.map((id) => `category:${id}`),
  };
}
