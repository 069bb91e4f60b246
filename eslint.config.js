import { configs, parser, rules } from '@graphql-eslint/eslint-plugin';

/**
 * What is checked of the schema as other frontends get it: all rules of graphql-eslint, and why those that are not kept to are
 * not. Run by scripts/schema/lint.test.ts; by hand: `npx eslint schema/generated/kontor.graphql`.
 */

/** Of these there is no second one to be confused with, and nothing asks for one by itself: they belong to the field that they stand in (docs/decisions/0034). */
const WITHOUT_ID = {
  suffixes: [
    // What a change answers with.
    'Payload',
    // A part of a list, and where it stands in the whole.
    'List',
    'Connection',
    'Edge',
    // What stands at a path; the thing that it shows has the id.
    'Page',
    // A choice around a thing that has the id: whether it is ticked, blocked, or what it costs here.
    'Choice',
    'Option',
    'Offer',
    'Quote',
    'Filter',
  ],
  types: [
    // Amounts and measures.
    ...['DeliveryDate', 'DeliveryTime', 'FreeShipping', 'Money', 'Nutrient', 'Price', 'PriceTier'],
    ...['PurchaseRules', 'Rating', 'ReferencePrice', 'Tax', 'Availability', 'BankTransfer', 'TransferCode'],
    // Texts, links and pictures, which are what they say.
    ...[
      'Alternate',
      'Breadcrumb',
      'EntryTag',
      'Image',
      'Link',
      'Notice',
      'PageInfo',
      'Param',
      'Property',
      'Seo',
    ],
    ...['StateLabel', 'Swatch', 'Translation', 'UserError', 'SavedPromotion', 'Sorting', 'FilterValue'],
    // Parts of one thing.
    ...[
      'BundleItem',
      'CmsHeading',
      'CmsLayout',
      'FaqItem',
      'Ingredient',
      'IngredientGroup',
      'NavigationEntry',
      'Recipe',
    ],
    ...['FormField', 'OrderPayment', 'Parcel'],
    // Answers to a question that was asked.
    ...['AnswerContext', 'Captcha', 'Listing', 'ListPart', 'Suggestions'],
    // The shop itself, of which there is one.
    ...['ConsentEntry', 'ConsentGroup', 'FontFile', 'Shop', 'ShopContact', 'ShopLink', 'ShopPromise'],
    ...['ShopPromises', 'ShopTheme', 'ThemeColors'],
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
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: WITHOUT_ID }],
      // The printed schema is in order but for ids, which come first as in the sources: they are what a reader looks for.
      '@graphql-eslint/alphabetize': 'off',
      // A shop is there to be changed: to fill a cart, to order.
      '@graphql-eslint/no-root-type': 'off',
      // A change answers with what it changed. All of Query in each payload would make any read a part of a change, under the
      // session's lock and never out of a cache.
      '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
      // A payload is always there, because what fails in it is null and told in `userErrors`. Which queries are never null a test says.
      '@graphql-eslint/require-nullable-result-in-root': 'off',
    },
  },
];
