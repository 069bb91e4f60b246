import type { Resolvers } from '../../generated/resolvers.ts';
import { withPrefix } from '../../shopware/reads/entity-path.ts';
import { asksForFilters, categoryListing } from '../catalog/public/listing.ts';
import { alternates } from './alternates.ts';
import { entries, entryTags } from './entries.ts';
import { hotspots } from './hotspots.ts';
import { firstChildren, navigation } from './navigation.ts';
import { node } from './node.ts';
import { page } from './page.ts';
import { legalPages } from './public/legal-pages.ts';
import { searchEntries } from './search-entries.ts';
import { seoAlternates } from './seo.ts';

export const contentResolvers = {
  Query: {
    page: (_, { path }, context) => page(context, path),
    node: (_, { id }, context) => node(context, id),
    navigation: (_, { kind, depth, below }, context) => navigation(context, kind, depth ?? 2, below ?? null),
    entries: (_, { kind, page: part, limit, tag }, context) =>
      entries(context, kind, { page: part ?? 1, limit: limit ?? 9, tag: tag ?? null }),
    searchEntries: (_, { term, limit }, context) => searchEntries(context, term, limit ?? 4),
    legalPages: (_, __, context) => legalPages(context),
    alternates: (_, { routeName, foreignKey }, context) =>
      alternates(context, { routeName, id: foreignKey, parentId: null }),
  },
  CategoryPage: {
    listing: ({ category, cms, entryKind }, { input }, context, info) =>
      entryKind === null && (cms === null || cms?.type === 'product_list')
        ? categoryListing(context, category.id, input, asksForFilters(info))
        : null,
  },
  CmsEntries: {
    entries: async ({ kind, limit }, _, context) =>
      (await entries(context, kind, { page: 1, limit, tag: null })).entries,
  },
  EntryList: {
    tags: ({ parentId }, _, context) => entryTags(context, parentId),
  },
  CmsHotspots: {
    parts: (source, _, context) => hotspots(source, context),
  },
  Ingredient: {
    path: async ({ product }, _, { loaders, language }) => {
      const found = product === null ? null : await loaders.numbered.load(product);
      return found === null ? null : withPrefix(found.path, language.pathPrefix);
    },
    productId: async ({ product }, _, { loaders }) => {
      const found = product === null ? null : await loaders.numbered.load(product);
      return found === null || found.hasVariants ? null : found.id;
    },
  },
  NavigationEntry: {
    children: (source, { first }) => firstChildren(source, first ?? null),
    childCount: async ({ children }) => (await children()).length,
  },
  Seo: {
    alternates: (source, _, context) => seoAlternates(context, source),
  },
} satisfies Resolvers;
