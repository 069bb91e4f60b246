import type { Resolvers } from '../../generated/resolvers.ts';
import { renditionUrl } from '../../shopware/mappers/image.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import { shopHtml } from '../shared/shop-html.ts';
import { availability } from './availability.ts';
import { cardFacts } from './card-facts.ts';
import { alternatives, bestsellers, bundle, crossSellings } from './cross-selling.ts';
import { firstFilters, firstValues } from './filters.ts';
import { faqRows } from './public/faq.ts';
import { selectsFilters } from './public/listing.ts';
import { type ProductSource, product } from './public/product.ts';
import { categoryProducts, searchProducts } from './public/product-connection.ts';
import { rating, reviews } from './reviews.ts';
import { shipping } from './shipping.ts';
import { suggest } from './suggest.ts';
import { swatches, variantChoices, variantWith } from './variant-choices.ts';

const owner = ({ id, parentId }: ProductSource): string => parentId ?? id;

export const catalogResolvers = {
  Query: {
    product: async (_, { id }, context) => {
      const entity = await loadProduct(context.read, id);
      return entity && product(entity, context);
    },
    variant: (_, { productId, options }, context) => variantWith(context, productId, options),
    listing: (_, { categoryId, ...args }, context, info) =>
      categoryProducts(context, categoryId, args, selectsFilters(info)),
    search: (_, { term, ...args }, context, info) =>
      searchProducts(context, term, args, selectsFilters(info)),
    bestsellers: (_, { limit }, context) => bestsellers(context, limit ?? 4),
    suggest: (_, { term, limit }, context) => suggest(context, term, limit ?? 6),
  },
  Product: {
    descriptionHtml: ({ entity }, _, context) => {
      const description = translated(entity, 'description');
      return description === null ? null : shopHtml(context, description);
    },
    availability: ({ entity }, _, context) => availability(context, entity),
    shipping: (source, _, context) => shipping(context, source),
    faq: ({ entity }) => faqRows(customField(entity, 'kontor_faq')),
    variantChoices: async (source, _, { loaders, language }) =>
      source.parentId
        ? variantChoices(source.entity, await loaders.variants.load(source.parentId), language.pathPrefix)
        : [],
    rating: (source, _, { read }) => rating(read, source.entity, owner(source)),
    reviews: async (source, args, { read, channel }) =>
      reviews(read, source.entity, owner(source), args, await channel.languages()),
    crossSellings: (source, _, context) => crossSellings(context, source.entity, owner(source)),
    alternatives: (source, _, context) => alternatives(context, source.entity, owner(source)),
    bundle: (source, _, context) => bundle(context, source.entity),
  },
  ProductConnection: {
    filters: async ({ filters }, { first }) => firstFilters(await filters(), first ?? null),
    filterCount: async ({ filters }) => (await filters()).length,
  },
  OptionFilter: {
    values: (source, { first }) => firstValues(source, first ?? null),
    valueCount: ({ values }) => values.length,
  },
  FilterValue: {
    count: ({ count }) => count(),
  },
  RatingFilter: {
    counts: ({ counts }) => counts(),
  },
  ToggleFilter: {
    count: ({ count }) => count(),
  },
  FaqItem: {
    answerHtml: ({ answer }, _, context) => shopHtml(context, answer),
  },
  ProductCard: {
    /** Products in a layout lack the manufacturer, so it is loaded on request, batched. */
    manufacturer: async ({ id, manufacturer }, _, { loaders }) =>
      manufacturer ?? translated((await loaders.card.load(id))?.manufacturer, 'name'),
    facts: (source, _, { loaders }) => cardFacts(source, (id) => loaders.variants.load(id)),
    swatches: ({ parentId }, _, { loaders }) =>
      parentId === null ? [] : loaders.variants.load(parentId).then(swatches),
  },
  Image: {
    url: (source, request, { pictures }) => renditionUrl(source, request, pictures),
  },
} satisfies Resolvers;
