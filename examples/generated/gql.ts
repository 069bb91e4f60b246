/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query ShopFacts {\n  countries {\n    id\n    isoCode\n  }\n  salutations {\n    id\n  }\n  navigation(kind: MAIN, depth: 1) {\n    label\n    categoryId\n  }\n}\n\nquery CategoryProducts($categoryId: ID!) {\n  listing(categoryId: $categoryId, first: 24) {\n    nodes {\n      id\n      name\n      available\n      fromPrice {\n        unitPrice {\n          formatted\n        }\n      }\n    }\n  }\n}\n\nmutation AddProduct($productId: ID!, $idempotencyKey: String!) {\n  addToCart(\n    input: {items: [{productId: $productId}], idempotencyKey: $idempotencyKey}\n  ) {\n    cart {\n      hash\n      totalQuantity\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n}\n\nmutation SetGuest($input: SetGuestCustomerInput!) {\n  setGuestCustomer(input: $input) {\n    checkout {\n      canOrder\n      blockers {\n        message\n      }\n      cart {\n        hash\n      }\n    }\n    userErrors {\n      field\n      message\n    }\n  }\n}\n\nmutation PlaceOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order {\n      number\n      total {\n        formatted\n      }\n    }\n    paymentUrl\n    userErrors {\n      code\n      message\n    }\n  }\n}": typeof types.ShopFactsDocument,
};
const documents: Documents = {
    "query ShopFacts {\n  countries {\n    id\n    isoCode\n  }\n  salutations {\n    id\n  }\n  navigation(kind: MAIN, depth: 1) {\n    label\n    categoryId\n  }\n}\n\nquery CategoryProducts($categoryId: ID!) {\n  listing(categoryId: $categoryId, first: 24) {\n    nodes {\n      id\n      name\n      available\n      fromPrice {\n        unitPrice {\n          formatted\n        }\n      }\n    }\n  }\n}\n\nmutation AddProduct($productId: ID!, $idempotencyKey: String!) {\n  addToCart(\n    input: {items: [{productId: $productId}], idempotencyKey: $idempotencyKey}\n  ) {\n    cart {\n      hash\n      totalQuantity\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n}\n\nmutation SetGuest($input: SetGuestCustomerInput!) {\n  setGuestCustomer(input: $input) {\n    checkout {\n      canOrder\n      blockers {\n        message\n      }\n      cart {\n        hash\n      }\n    }\n    userErrors {\n      field\n      message\n    }\n  }\n}\n\nmutation PlaceOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order {\n      number\n      total {\n        formatted\n      }\n    }\n    paymentUrl\n    userErrors {\n      code\n      message\n    }\n  }\n}": types.ShopFactsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShopFacts {\n  countries {\n    id\n    isoCode\n  }\n  salutations {\n    id\n  }\n  navigation(kind: MAIN, depth: 1) {\n    label\n    categoryId\n  }\n}\n\nquery CategoryProducts($categoryId: ID!) {\n  listing(categoryId: $categoryId, first: 24) {\n    nodes {\n      id\n      name\n      available\n      fromPrice {\n        unitPrice {\n          formatted\n        }\n      }\n    }\n  }\n}\n\nmutation AddProduct($productId: ID!, $idempotencyKey: String!) {\n  addToCart(\n    input: {items: [{productId: $productId}], idempotencyKey: $idempotencyKey}\n  ) {\n    cart {\n      hash\n      totalQuantity\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n}\n\nmutation SetGuest($input: SetGuestCustomerInput!) {\n  setGuestCustomer(input: $input) {\n    checkout {\n      canOrder\n      blockers {\n        message\n      }\n      cart {\n        hash\n      }\n    }\n    userErrors {\n      field\n      message\n    }\n  }\n}\n\nmutation PlaceOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order {\n      number\n      total {\n        formatted\n      }\n    }\n    paymentUrl\n    userErrors {\n      code\n      message\n    }\n  }\n}"): (typeof documents)["query ShopFacts {\n  countries {\n    id\n    isoCode\n  }\n  salutations {\n    id\n  }\n  navigation(kind: MAIN, depth: 1) {\n    label\n    categoryId\n  }\n}\n\nquery CategoryProducts($categoryId: ID!) {\n  listing(categoryId: $categoryId, first: 24) {\n    nodes {\n      id\n      name\n      available\n      fromPrice {\n        unitPrice {\n          formatted\n        }\n      }\n    }\n  }\n}\n\nmutation AddProduct($productId: ID!, $idempotencyKey: String!) {\n  addToCart(\n    input: {items: [{productId: $productId}], idempotencyKey: $idempotencyKey}\n  ) {\n    cart {\n      hash\n      totalQuantity\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n}\n\nmutation SetGuest($input: SetGuestCustomerInput!) {\n  setGuestCustomer(input: $input) {\n    checkout {\n      canOrder\n      blockers {\n        message\n      }\n      cart {\n        hash\n      }\n    }\n    userErrors {\n      field\n      message\n    }\n  }\n}\n\nmutation PlaceOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order {\n      number\n      total {\n        formatted\n      }\n    }\n    paymentUrl\n    userErrors {\n      code\n      message\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;