import { configs, parser, rules } from '@graphql-eslint/eslint-plugin';

/** Rules of graphql-eslint for the published schema, run by scripts/schema-tools.test.ts. */

/** Types without identity: a normalised cache stores them with the field that returns them. */
const WITHOUT_ID = {
  suffixes: ['Payload', 'Connection', 'Edge', 'Page', 'Choice', 'Option', 'Offer', 'Quote', 'Filter'],
  types: [
    ...['DeliveryDate', 'DeliveryTime', 'FreeShipping', 'Money', 'Nutrient', 'Price', 'PriceTier'],
    ...['PurchaseRules', 'ReferencePrice', 'Tax', 'Availability', 'BankTransfer'],
    ...[
      'Alternate',
      'Breadcrumb',
      'EntryTag',
      'Image',
      'Link',
      'Notice',
      'PageInfo',
      'MessageParam',
      'Property',
      'Seo',
    ],
    ...['OrderStatus', 'Translation', 'UserError', 'SavedPromotion', 'Sorting', 'FilterValue'],
    ...['BundleItem', 'CmsLayout', 'FaqItem', 'Ingredient', 'IngredientGroup', 'NavigationEntry', 'Recipe'],
    ...['FormField', 'Parcel'],
    ...['ResponseContext', 'Captcha', 'SearchSuggestions'],
    ...['ConsentEntry', 'ConsentGroup', 'Shop', 'ShopLink', 'ShopPromise'],
    'ShopPromises',
  ],
};

export default [
  {
    files: ['schema/generated/kontor.graphql'],
    languageOptions: {
      parser,
      parserOptions: { graphQLConfig: { schema: 'schema/generated/kontor.graphql' } },
    },
    plugins: { '@graphql-eslint': { rules } },
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-all'].rules,
      ...configs['flat/schema-relay'].rules,
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: WITHOUT_ID }],
      // Lists that the shop bounds are plain lists, and Shopware has no route for a single review.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
      ],
      // The served schema has both styles, by the length of a description.
      '@graphql-eslint/description-style': 'off',
      // Ids come first, as readers expect.
      '@graphql-eslint/alphabetize': 'off',
      // A shop needs mutations.
      '@graphql-eslint/no-root-type': 'off',
      // A query in a payload would run under the session's lock and bypass caches.
      '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
      // Payloads are non-null because failures are `userErrors`.
      '@graphql-eslint/require-nullable-result-in-root': 'off',
    },
  },
];
