import type { NavigationKind } from '../../../schema/generated/types.ts';
import type { SwCategory } from '../entities.ts';
import type { PublicRead } from './public-reads.ts';

/** Shopware's aliases of the three menus. */
const ALIAS: Readonly<Record<NavigationKind, string>> = {
  MAIN: 'main-navigation',
  FOOTER: 'footer-navigation',
  SERVICE: 'service-navigation',
};

/** Levels that are read at once; every use cuts off what it does not need. */
const MAX_DEPTH = 5;

/** The read of a whole menu with the SEO paths of its categories: one call a language, shared by all pages. */
export function navigationRead(kind: NavigationKind): PublicRead<readonly SwCategory[]> {
  return {
    name: 'navigation',
    call: {
      path: `/navigation/${ALIAS[kind]}/${ALIAS[kind]}`,
      seoUrls: true,
      body: {
        depth: MAX_DEPTH,
        buildTree: true,
        associations: { media: {} },
        includes: {
          category: [
            ...['id', 'name', 'translated.name', 'translated.externalLink', 'translated.internalLink'],
            ...[
              'translated.linkType',
              'translated.linkNewTab',
              'type',
              'linkType',
              'internalLink',
              'externalLink',
            ],
            ...['linkNewTab', 'media', 'children', 'seoUrls'],
            // Recipes of the main menu keep whole texts in theirs.
            ...(kind === 'MAIN' ? [] : ['customFields', 'translated.customFields']),
          ],
          media: ['url', 'alt', 'translated.alt', 'metaData', 'thumbnails'],
          media_thumbnail: ['url', 'width'],
          seo_url: ['seoPathInfo', 'isCanonical', 'foreignKey'],
        },
      },
    },
    tags: (tree) => [...walk(tree)].map(({ category }) => `category:${category.id ?? ''}`),
  };
}

/** A category of a menu and those above it, the topmost first. */
export interface Place {
  readonly category: SwCategory;
  readonly above: readonly SwCategory[];
}

/** Every category of a tree. */
export function* walk(tree: readonly SwCategory[], above: readonly SwCategory[] = []): Generator<Place> {
  for (const category of tree) {
    yield { category, above };
    yield* walk(category.children ?? [], [...above, category]);
  }
}

/** Where a category stands in a tree; null when it is not in it. */
export function findPlace(tree: readonly SwCategory[], id: string): Place | null {
  for (const place of walk(tree)) if (place.category.id === id) return place;
  return null;
}
