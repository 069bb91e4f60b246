import type { Resolvers } from '../../generated/resolvers.ts';
import { image, renditionUrl } from '../../shopware/mappers/image.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import { customFields } from '../shared/custom-fields.ts';
import { shopHtml } from '../shared/shop-html.ts';
import { availability, shipping } from './availability.ts';
import { alternatives, bestsellers, bundle, crossSellings } from './cross-selling.ts';
import { firstFilters, firstValues } from './filters.ts';
import { manufacturer, media, properties, specifications, summary } from './product-details.ts';
import { listedProducts } from './public/listing.ts';
import { detailedProduct, faqRows } from './public/product.ts';
import { reviewCount, reviews } from './reviews.ts';
import { productByNumber, suggest } from './search.ts';
import {
  familyVariants,
  listedOptions,
  optionsOfVariant,
  swatches,
  variantChoices,
  variantsOf,
  variantWith,
} from './variants.ts';

export const catalogResolvers = {
  Query: {
    product: async (_, { id }, context) => {
      const entity = await loadProduct(context.read, id);
      return entity && detailedProduct(entity, context);
    },
    productByNumber: (_, { number }, context) => productByNumber(context, number),
    listing: (_, { categoryId, ...args }, context, info) =>
      listedProducts(context, { categoryId }, args, info),
    search: (_, { term, ...args }, context, info) => listedProducts(context, { search: term }, args, info),
    bestsellers: (_, { first }, context) => bestsellers(context, first ?? 4),
    suggest: (_, { term, first }, context) => suggest(context, term, first ?? 6),
  },
  Product: {
    customFields: ({ entity }, { keys }, context) =>
      customFields(context, 'product', keys, (key) => customField(entity, key)),
    summary: (source, _, context) => summary(source, context),
    descriptionHtml: async ({ detail }, _, context) => {
      const description = translated(await detail(), 'description');
      return description === null ? null : shopHtml(context, description);
    },
    manufacturer: (source, _, context) => manufacturer(source, context),
    media: (source, _, context) => media(source, context),
    availability: async ({ detail }, _, context) => availability(context, await detail()),
    shipping: (source, _, context) => shipping(context, source),
    options: (source, _, context) => optionsOfVariant(source, context),
    listedOptions: (source, _, context) => listedOptions(source, context),
    swatches: async ({ entity }, _, context) => swatches(await familyVariants(entity, context)),
    variantChoices: async ({ entity }, _, context) =>
      variantChoices(entity, await familyVariants(entity, context), context.language.pathPrefix),
    variants: (source, args, context) => variantsOf(context, source, args),
    variant: (source, { options }, context) => variantWith(context, source, options),
    properties: async ({ detail }) => properties(await detail()),
    specifications: async ({ detail }, _, context) => specifications(await detail(), context),
    reviews: async ({ entity }, args, { read, channel }) =>
      reviews(read, entity, args, await channel.languages()),
    reviewCount: ({ entity }, _, { read }) => (entity.ratingAverage ? reviewCount(read, entity) : 0),
    crossSellings: ({ entity }, _, context) => crossSellings(context, entity),
    alternatives: (source, _, context) => alternatives(context, source),
    faq: ({ entity }) => faqRows(customField(entity, 'kontor_faq')),
    bundle: ({ entity }, _, context) => bundle(context, entity),
  },
  Manufacturer: {
    url: async ({ detail }) => safeUrl((await detail()).manufacturer?.link),
    image: async ({ detail }) => image((await detail()).manufacturer?.media),
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
  Image: {
    url: (source, request, { pictures }) => renditionUrl(source, request, pictures),
  },
} satisfies Resolvers;
