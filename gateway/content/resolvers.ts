import type {
  CategoryPage,
  CategoryPageListingArgs,
  QueryAlternatesArgs,
  QueryNavigationArgs,
  QueryPageArgs,
} from '../../schema/generated/resolvers.ts';
import { categoryListing } from '../catalog/listing.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { alternates } from './alternates.ts';
import { legalPages } from './legal-pages.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import { type SeoSource, seoAlternates } from './seo.ts';

export const contentResolvers = {
  Query: {
    page: (_: unknown, { path }: QueryPageArgs, context: GatewayContext) => page(context, path),
    navigation: (_: unknown, { kind, depth }: QueryNavigationArgs, context: GatewayContext) =>
      navigation(context, kind, depth ?? 2),
    legalPages: (_: unknown, __: unknown, context: GatewayContext) => legalPages(context),
    alternates: (_: unknown, { routeName, foreignKey }: QueryAlternatesArgs, context: GatewayContext) =>
      alternates(context, routeName, foreignKey),
  },
  CategoryPage: {
    listing: (
      { category, cms }: CategoryPage,
      { input }: CategoryPageListingArgs,
      context: GatewayContext,
    ) => (cms === null || cms?.type === 'product_list' ? categoryListing(context, category.id, input) : null),
  },
  Seo: {
    alternates: (source: SeoSource, _: unknown, context: GatewayContext) => seoAlternates(context, source),
  },
};
