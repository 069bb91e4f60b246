import type { Resolvers } from '../../generated/resolvers.ts';
import { withPrefix } from '../../shopware/reads/entity-path.ts';
import { categoryListing } from '../catalog/public/listing.ts';
import { alternates } from './alternates.ts';
import { entries } from './entries.ts';
import { hotspots } from './hotspots.ts';
import { navigation } from './navigation.ts';
import { node } from './node.ts';
import { page } from './page.ts';
import { legalPages } from './public/legal-pages.ts';
import { seoAlternates } from './seo.ts';

export const contentResolvers = {
  Query: {
    page: (_, { path }, context) => page(context, path),
    node: (_, { id }, context) => node(context, id),
    navigation: (_, { kind, depth }, context) => navigation(context, kind, depth ?? 2),
    entries: (_, { kind, page: part, limit }, context) => entries(context, kind, part ?? 1, limit ?? 9),
    legalPages: (_, __, context) => legalPages(context),
    alternates: (_, { routeName, foreignKey }, context) => alternates(context, routeName, foreignKey),
  },
  CategoryPage: {
    listing: ({ category, cms, entryKind }, { input }, context) =>
      entryKind === null && (cms === null || cms?.type === 'product_list')
        ? categoryListing(context, category.id, input)
        : null,
  },
  CmsEntries: {
    entries: async ({ kind, limit }, _, context) => (await entries(context, kind, 1, limit)).entries,
  },
  CmsHotspots: {
    parts: (source, _, context) => hotspots(source, context),
  },
  Ingredient: {
    path: async ({ product }, _, { loaders, language }) => {
      const path = product === null ? null : await loaders.productPath.load(product);
      return path === null ? null : withPrefix(path, language.pathPrefix);
    },
  },
  Seo: {
    alternates: (source, _, context) => seoAlternates(context, source),
  },
} satisfies Resolvers;
