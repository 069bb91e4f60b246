import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  Decimal: 'string',
  Date: 'string',
  DateTime: 'string',
  Locale: 'string',
  JSON: 'unknown',
  PaymentData: 'Readonly<Record<string, unknown>>',
  StorefrontTheme: 'unknown',
};

/** Scalars with the theme, whose type the gateway and the web client share. */
const withTheme = (folder: string) => ({
  ...scalars,
  StorefrontTheme: `${folder}/theme-contract.ts#StorefrontTheme`,
});

/** Generated names follow Shopware and GraphQL, without `any`. */
const types = {
  scalars,
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
  defaultScalarType: 'unknown',
} as const;

const gatewayTypes = { ...types, immutableTypes: true } as const;

/** Parent objects of the gateway, without fields that resolvers load on demand. */
const mappers = {
  BankTransfer: '../domains/orders/bank-transfer.ts#BankTransferSource',
  CartItem: '../domains/cart/public/cart.ts#CartItemSource',
  Category: '../domains/content/page-sources.ts#CategorySource',
  CategoryPage: '../domains/content/page-sources.ts#CategoryPageSource',
  CmsCategoryNavigation: '../domains/content/page-sources.ts#CmsCategoryNavigationSource',
  CmsEntries: '../domains/content/page-sources.ts#EntriesSlotSource',
  EntryPage: '../domains/content/page-sources.ts#EntryPageSource',
  EntryConnection: '../domains/content/entries.ts#EntryConnectionSource',
  Customer: '../domains/account/customer.ts#CustomerSource',
  FaqItem: '../domains/catalog/public/product.ts#FaqSource',
  Ingredient: '../domains/content/entry.ts#IngredientSource',
  Manufacturer: '../domains/catalog/product-details.ts#ManufacturerSource',
  LandingPage: '../domains/content/page-sources.ts#LandingPageSource',
  NavigationEntry: '../domains/content/navigation.ts#NavigationEntrySource',
  FilterValue: '../domains/catalog/filters.ts#FilterValueSource',
  OptionFilter: '../domains/catalog/filters.ts#OptionFilterSource',
  Order: '../domains/orders/public/order.ts#OrderSource',
  OrderItem: '../domains/orders/public/order.ts#OrderItemSource',
  Product: '../domains/catalog/public/product.ts#ProductSource',
  ProductPage: '../domains/content/page-sources.ts#ProductPageSource',
  ProductConnection: '../domains/catalog/public/listing.ts#ProductConnectionSource',
  Seo: '../domains/content/seo.ts#SeoSource',
  Shop: '../domains/channel/shop.ts#ShopSource',
  Session: '../domains/session/public/session.ts#SessionSource',
  RatingFilter: '../domains/catalog/filters.ts#RatingFilterSource',
  ToggleFilter: '../domains/catalog/filters.ts#ToggleFilterSource',
  Wishlist: '../domains/wishlist/wishlist.ts#WishlistSource',
};

/** Documents of the shop (docs/extending.md). */
const SHOP_SCHEMA = globSync('shop/schema.graphql');
const SHOP_DOCUMENTS = globSync('shop/**/*.graphql').filter((path) => !SHOP_SCHEMA.includes(path));

/** Operations are generated next to each document; all types are in one file. */
const operationsOf = (documents: readonly string[], generated: string) =>
  Object.fromEntries(
    documents.map((source) => {
      const up = (target: string) => relative(dirname(source), target).replace(/^(?!\.)/, './');
      return [
        source.replace(/\.graphql$/, '.generated.ts'),
        {
          schema: STRICT_SCHEMA,
          documents: [...documents],
          plugins: [
            {
              './scripts/codegen/operations.ts': {
                source,
                types: up(`${generated}/graphql.ts`),
                makers: up('web/shared/graphql/operation-document.ts'),
              },
            },
          ],
        },
      ];
    }),
  );

const SCHEMA = 'schema/*.graphql';

/** Schema for clients that discard responses with errors. */
const STRICT_SCHEMA = [{ [SCHEMA]: { loader: './scripts/codegen/strict-schema.ts' } }, ...SHOP_SCHEMA];

const clientOf = (documents: readonly string[], generated: string): CodegenConfig['generates'] =>
  documents.length === 0
    ? {}
    : {
        [`${generated}/graphql.ts`]: {
          schema: STRICT_SCHEMA,
          documents: [...documents],
          plugins: ['typescript-operations'],
          config: { ...types, scalars: withTheme('../../schema') },
        },
        [`${generated}/persisted-documents.json`]: {
          schema: STRICT_SCHEMA,
          documents: [...documents],
          plugins: ['./scripts/codegen/persisted-documents.ts'],
        },
        ...operationsOf(documents, generated),
      };

const config: CodegenConfig = {
  generates: {
    // TypeScript types of the schema.
    'schema/generated/types.ts': {
      schema: SCHEMA,
      plugins: ['typescript'],
      config: { ...gatewayTypes, scalars: withTheme('..') },
    },
    // Resolver types with the parent objects of the gateway.
    'gateway/generated/resolvers.ts': {
      schema: SCHEMA,
      plugins: ['./scripts/codegen/schema-import.ts', 'typescript-resolvers'],
      config: {
        ...gatewayTypes,
        scalars: withTheme('../../schema'),
        namespacedImportName: 'Schema',
        makeResolverTypeCallable: false,
        optionalResolveType: true,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        contextType: '../domains/shared/context.ts#GatewayContext',
        mappers,
      },
    },
    // The whole schema in one file for other frontends.
    'schema/generated/kontor.graphql': { schema: SCHEMA, plugins: ['./scripts/codegen/schema.ts'] },
    // Configuration and error codes.
    'docs/configuration.md': { schema: SCHEMA, plugins: ['./scripts/codegen/configuration.ts'] },
    'deploy/channels.schema.json': { schema: SCHEMA, plugins: ['./scripts/codegen/channels-schema.ts'] },
    'docs/error-codes.md': { schema: SCHEMA, plugins: ['./scripts/codegen/error-codes.ts'] },
    ...clientOf(globSync('web/**/*.graphql'), 'web/generated'),
    ...clientOf(SHOP_DOCUMENTS, 'shop/generated'),
    'examples/generated/': {
      schema: STRICT_SCHEMA,
      documents: ['examples/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: types,
    },
    'scripts/journeys/generated/': {
      schema: STRICT_SCHEMA,
      documents: ['scripts/journeys/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...types, documentMode: 'string' },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
