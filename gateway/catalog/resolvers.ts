import type {
  Image,
  ImageUrlArgs,
  ProductReviewsArgs,
  QueryListingArgs,
  QueryProductArgs,
  QuerySearchArgs,
  QuerySuggestArgs,
} from '../../schema/generated/resolvers.ts';
import { shopHtml } from '../content/shop-html.ts';
import { renditionUrl } from '../format/image.ts';
import { customField, translated } from '../format/translated.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { bundle } from './bundle.ts';
import type { CardSource } from './card.ts';
import { crossSellings } from './cross-selling.ts';
import { type FaqSource, faqRows } from './faq.ts';
import { categoryListing, searchListing } from './listing.ts';
import { optionGroups } from './option-groups.ts';
import { type ProductSource, product } from './product.ts';
import { loadProduct } from './product-read.ts';
import { rating } from './rating.ts';
import { reviews, reviewsInLayout } from './reviews.ts';
import { suggest } from './suggest.ts';
import { swatches } from './swatches.ts';

const owner = ({ id, parentId }: ProductSource): string => parentId ?? id;

export const catalogResolvers = {
  Query: {
    product: async (_: unknown, { id }: QueryProductArgs, context: GatewayContext) => {
      const entity = await loadProduct(context.read, id);
      return entity && product(entity, context);
    },
    listing: (_: unknown, { categoryId, input }: QueryListingArgs, context: GatewayContext) =>
      categoryListing(context, categoryId, input),
    search: (_: unknown, { term, input }: QuerySearchArgs, context: GatewayContext) =>
      searchListing(context, term, input),
    suggest: (_: unknown, { term, limit }: QuerySuggestArgs, context: GatewayContext) =>
      suggest(context, term, limit ?? 6),
  },
  Product: {
    descriptionHtml: ({ entity }: ProductSource, _: unknown, context: GatewayContext) => {
      const description = translated(entity, 'description');
      return description === null ? null : shopHtml(context, description);
    },
    faq: ({ entity }: ProductSource) => faqRows(customField(entity, 'kontor_faq')),
    optionGroups: async (source: ProductSource, _: unknown, { loaders, language }: GatewayContext) =>
      source.parentId
        ? optionGroups(source.entity, await loaders.variants.load(source.parentId), language.pathPrefix)
        : [],
    rating: (source: ProductSource, _: unknown, { read }: GatewayContext) =>
      rating(read, source.entity, owner(source)),
    reviews: (
      source: ProductSource,
      { page, limit, stars }: ProductReviewsArgs,
      { read }: GatewayContext,
    ) => {
      const wanted = { page: page ?? 1, limit: limit ?? 10, stars: stars ?? null };
      return reviewsInLayout(source.entity, wanted) ?? reviews(read, owner(source), wanted);
    },
    crossSellings: (source: ProductSource, _: unknown, context: GatewayContext) =>
      crossSellings(context, source.entity, owner(source)),
    bundle: (source: ProductSource, _: unknown, context: GatewayContext) => bundle(context, source.entity),
  },
  FaqItem: {
    answerHtml: ({ answer }: FaqSource, _: unknown, context: GatewayContext) => shopHtml(context, answer),
  },
  ProductCard: {
    /** In a layout products come without their maker: it is asked for where somebody wants it, for all cards at once. */
    manufacturer: async ({ id, manufacturer }: CardSource, _: unknown, { loaders }: GatewayContext) =>
      manufacturer ?? translated((await loaders.card.load(id))?.manufacturer, 'name'),
    swatches: ({ parentId }: CardSource, _: unknown, { loaders }: GatewayContext) =>
      parentId === null ? [] : loaders.variants.load(parentId).then(swatches),
  },
  Image: {
    url: (source: Image, wanted: ImageUrlArgs, { services }: GatewayContext) =>
      renditionUrl(source, wanted, services.pictures),
  },
};
