import type { NavigationKind } from '../../../schema/generated/types.ts';
import type { SwCategory } from '../entities.ts';
import type { PublicRead } from './public-reads.ts';

/** Shopware's aliases of the three menus. */
const ALIAS: Readonly<Record<NavigationKind, string>> = {
  MAIN: 'main-navigation',
  FOOTER: 'footer-navigation',
  SERVICE: 'service-navigation',
};

/** Depth of the shared read; callers cut off deeper levels. */
const MAX_DEPTH = 5;

/** Reads a whole menu with SEO paths: one call per language, shared by all pages. */
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
            // Custom fields of the main menu hold whole texts, such as recipes.
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
