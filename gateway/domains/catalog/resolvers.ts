import type {
  Image,
  ImageUrlArgs,
  ProductReviewsArgs,
  QueryListingArgs,
  QueryProductArgs,
  QuerySearchArgs,
  QuerySuggestArgs,
} from '../../../schema/generated/resolvers.ts';
import { renditionUrl } from '../../shopware/mappers/image.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { shopHtml } from '../shared/shop-html.ts';
import { bundle } from './bundle.ts';
import { crossSellings } from './cross-selling.ts';
import { optionGroups } from './option-groups.ts';
import type { CardSource } from './public/card.ts';
import { type FaqSource, faqRows } from './public/faq.ts';
import { categoryListing, searchListing } from './public/listing.ts';
import { type ProductSource, product } from './public/product.ts';
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
