import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Decimal: 'string', DateTime: 'string', Locale: 'string' };

const types = {
  scalars,
  strictScalars: true,
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  defaultScalarType: 'unknown',
};

/** Objects of the gateway's that lack what a resolver looks up only when somebody asks. */
const mappers = {
  Customer: '../domains/account/customer.ts#CustomerSource',
  FaqItem: '../domains/catalog/public/faq.ts#FaqSource',
  Ingredient: '../domains/content/recipe.ts#IngredientSource',
  OrderItem: '../domains/orders/public/order.ts#OrderItemSource',
  Product: '../domains/catalog/public/product.ts#ProductSource',
  ProductCard: '../domains/catalog/public/card.ts#CardSource',
  Seo: '../domains/content/seo.ts#SeoSource',
  Wishlist: '../domains/wishlist/wishlist.ts#WishlistSource',
};

const client = {
  preset: 'client',
  presetConfig: {
    fragmentMasking: false,
    persistedDocuments: { hashAlgorithm: 'sha256', mode: 'replaceDocumentWithHash' },
  },
  config: {
    scalars,
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    defaultScalarType: 'unknown',
    documentMode: 'string',
  },
} as const;

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    // What the schema's types look like in TypeScript.
    'schema/generated/types.ts': {
      plugins: ['typescript'],
      config: types,
    },
    // What the gateway's resolvers take and give back, by the objects that they are really handed.
    'gateway/generated/resolvers.ts': {
      plugins: [
        { add: { content: "import type * as Schema from '../../schema/generated/types.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...types,
        namespacedImportName: 'Schema',
        makeResolverTypeCallable: false,
        optionalResolveType: true,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        contextType: '../domains/shared/context.ts#GatewayContext',
        mappers,
      },
    },
    // All of the schema in one file, for builders of other frontends and their tools.
    'schema/generated/kontor.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true },
    },
    'web/generated/': { documents: ['web/**/*.graphql'], ...client },
    // The same once more for the screens of customers, so that the first page of a visit does not load what only they ask.
    'web/generated/account/': { documents: ['web/**/*.graphql'], ...client },
    'scripts/journeys/generated/': {
      documents: ['scripts/journeys/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        documentMode: 'string',
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
