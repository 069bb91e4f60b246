import type {
  CategoryPage,
  CategoryPageListingArgs,
  QueryAlternatesArgs,
  QueryEntriesArgs,
  QueryNavigationArgs,
  QueryPageArgs,
} from '../../../schema/generated/resolvers.ts';
import { withPrefix } from '../../shopware/reads/entity-path.ts';
import { categoryListing } from '../catalog/public/listing.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alternates } from './alternates.ts';
import { entries } from './entries.ts';
import { legalPages } from './legal-pages.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import type { IngredientSource } from './recipe.ts';
import { type SeoSource, seoAlternates } from './seo.ts';

export const contentResolvers = {
  Query: {
    page: (_: unknown, { path }: QueryPageArgs, context: GatewayContext) => page(context, path),
    navigation: (_: unknown, { kind, depth }: QueryNavigationArgs, context: GatewayContext) =>
      navigation(context, kind, depth ?? 2),
    entries: (_: unknown, { kind, page: part, limit }: QueryEntriesArgs, context: GatewayContext) =>
      entries(context, kind, part ?? 1, limit ?? 9),
    legalPages: (_: unknown, __: unknown, context: GatewayContext) => legalPages(context),
    alternates: (_: unknown, { routeName, foreignKey }: QueryAlternatesArgs, context: GatewayContext) =>
      alternates(context, routeName, foreignKey),
  },
  CategoryPage: {
    listing: (
      { category, cms, entryKind }: CategoryPage,
      { input }: CategoryPageListingArgs,
      context: GatewayContext,
    ) =>
      entryKind === null && (cms === null || cms?.type === 'product_list')
        ? categoryListing(context, category.id, input)
        : null,
  },
  Ingredient: {
    path: async ({ product }: IngredientSource, _: unknown, { loaders, language }: GatewayContext) => {
      const path = product === null ? null : await loaders.productPath.load(product);
      return path === null ? null : withPrefix(path, language.pathPrefix);
    },
  },
  Seo: {
    alternates: (source: SeoSource, _: unknown, context: GatewayContext) => seoAlternates(context, source),
  },
};
