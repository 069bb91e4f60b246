/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Private person or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** An address. Name and form of address are taken from the buyer when absent. */
export type AddressInput = {
  /** Second line. */
  additional?: string | null | undefined;
  /** City. */
  city: string;
  /** Company. */
  company?: string | null | undefined;
  /** Id out of `countries`. */
  countryId: string | number;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Id out of the country's `states`. */
  stateId?: string | number | null | undefined;
  /** Street and number. */
  street: string;
  /** Postal code. */
  zipcode?: string | null | undefined;
};

/** Who buys without an account. */
export type IdentifyGuestInput = {
  /** Private person or business. */
  accountType?: AccountType;
  /** Where the bill goes, and the goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** Where the confirmation goes. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Where the goods go, if elsewhere. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** Which part of a listing is wanted. Ids of one property group widen, different groups narrow. */
export type ListingInput = {
  /** Ids of categories (search only). */
  categories?: Array<string | number> | null | undefined;
  /** Only what is delivered free of charge. */
  freeShipping?: boolean | null | undefined;
  /** Products a page, 1 to 100; 10 when absent. */
  limit?: number | null | undefined;
  /** Ids of makers; what is no id filters nothing, here and below. */
  manufacturers?: Array<string | number> | null | undefined;
  /** Highest price in the currency of the request. */
  maxPrice?: string | null | undefined;
  /** Lowest price in the currency of the request. */
  minPrice?: string | null | undefined;
  /** Page, from 1. */
  page?: number | null | undefined;
  /** Ids of property options. */
  properties?: Array<string | number> | null | undefined;
  /** Least number of stars, 1 to 5. */
  rating?: number | null | undefined;
  /** Key out of `sortings`. */
  sorting?: string | null | undefined;
};

/** How much a notice matters. */
export type NoticeSeverity =
  /** Something failed, or stands in the way of the order; `Checkout.blockers` tells the latter. */
  | 'DANGER'
  /** Good to know. */
  | 'INFO'
  /** Something went well. */
  | 'SUCCESS'
  /** Something was changed. */
  | 'WARNING';

/** What the holder of an order's link knows. */
export type OrderLinkInput = {
  /** Code out of the link. */
  deepLinkCode: string;
  /** E-mail address that the order was placed with. */
  email: string;
  /** Postcode of the bill. */
  zipcode: string;
};

/** What to order. */
export type PlaceOrderInput = {
  /** `Cart.hash` of what the shopper saw. */
  cartHash: string;
  /** What the shopper adds. */
  comment?: string | null | undefined;
  /** The same for a payment that failed or was called off, with Shopware's `error-code` added; without it `returnUrl`. */
  errorUrl?: string | null | undefined;
  /** A value of the client's own making, 8 to 128 characters; the same one yields the same order for a day. */
  idempotencyKey: string;
  /** What the payment method's plugin needs beforehand, e.g. a wallet's token. */
  paymentData?: Readonly<Record<string, unknown>> | null | undefined;
  /**
   * Where the payment provider sends the buyer back to, a page or a deep link of an app; the shop's own page without it. `order={id}` is added.
   * It must lie under an address that the shop allows (`RETURN_URL_NOT_ALLOWED`). It says nothing of the payment: ask `orderPayment`.
   */
  returnUrl?: string | null | undefined;
  /** For downloads: that the waiver of the right of withdrawal was acknowledged. */
  revocationWaived?: boolean;
  /** That the general terms were accepted; not asked in a shop without such a page. */
  termsAccepted: boolean;
};

export type StartQueryVariables = Exact<{ [key: string]: never; }>;


export type StartQuery = { languages: Array<{ locale: string, pathPrefix: string }>, currencies: Array<{ isoCode: string }>, salutations: Array<{ id: string, key: string }>, countries: Array<{ zipcodePattern: string | null, id: string, iso: string, shippingAvailable: boolean, stateRequired: boolean, zipcodeRequired: boolean, states: Array<{ id: string }> }>, navigation: Array<{ link: { path: string | null } | null, children: Array<{ link: { path: string | null } | null }> }> };

export type FindCategoryQueryVariables = Exact<{
  path: string;
}>;


export type FindCategoryQuery = { page:
    | { __typename: 'CategoryPage', category: { id: string, name: string }, seo: { canonicalPath: string, alternates: Array<{ locale: string, path: string }> } }
    | { __typename: 'EntryPage' }
    | { __typename: 'LandingPage' }
    | { __typename: 'ProductPage' }
    | { __typename: 'RedirectPage' }
   | null };

export type BrowseQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type BrowseQuery = { listing: { pageInfo: { total: number, page: number }, products: Array<{ id: string, name: string, path: string, available: boolean, hasVariants: boolean, price: { unit: { amount: string, currency: string } } }>, sortings: Array<{ key: string }>, filters: Array<
      | { __typename: 'OptionFilter', key: string }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', key: string }
      | { __typename: 'ToggleFilter', key: string }
    > } };

export type LookQueryVariables = Exact<{
  id: string | number;
}>;


export type LookQuery = { product: { id: string, name: string, path: string, isDownload: boolean, availability: { available: boolean }, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { name: string }, options: Array<{ selected: boolean, combinable: boolean, path: string | null, option: { label: string } }> }> } | null };

export type SearchQueryVariables = Exact<{
  term: string;
}>;


export type SearchQuery = { search: { products: Array<{ id: string, name: string }> } };

export type CartStateFragment = { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> };

export type AddMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
}>;


export type AddMutation = { addToCart: { cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: string, message: string }> } };

export type EnterCodeMutationVariables = Exact<{
  code: string;
}>;


export type EnterCodeMutation = { addPromotionCode: { cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type CheckoutStateFragment = { canOrder: boolean, blockers: Array<{ code: string, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> };

export type IdentifyMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type IdentifyMutation = { identifyGuest: { checkout: { canOrder: boolean, blockers: Array<{ code: string, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ShipMutationVariables = Exact<{
  id: string | number;
}>;


export type ShipMutation = { setShippingMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: string, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: string, message: string }> } };

export type PayMutationVariables = Exact<{
  id: string | number;
}>;


export type PayMutation = { setPaymentMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: string, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: string, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: string, message: string }> } };

export type OrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type OrderMutation = { placeOrder: { order: { id: string, number: string, total: { amount: string } } | null, userErrors: Array<{ code: string, message: string }> } };

export type OrderedQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderedQuery = { order: { number: string, items: Array<{ quantity: number }> } | null };

export type OrderToPayMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type OrderToPayMutation = { placeOrder: { paymentUrl: string | null, order: { id: string } | null, userErrors: Array<{ code: string, message: string }> } };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string }> };

export type OpenOrderLinkMutationVariables = Exact<{
  link: OrderLinkInput;
}>;


export type OpenOrderLinkMutation = { openOrder: { order: { id: string, paid: boolean, canPay: boolean, paymentStatus: { key: string } } | null, userErrors: Array<{ code: string, message: string }> } };

export type PayByLinkMutationVariables = Exact<{
  orderId: string | number;
  link: OrderLinkInput;
}>;


export type PayByLinkMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: string, message: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CartStateFragmentDoc = new TypedDocumentString(`
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}
    `, {"fragmentName":"CartState"}) as unknown as TypedDocumentString<CartStateFragment, unknown>;
export const CheckoutStateFragmentDoc = new TypedDocumentString(`
    fragment CheckoutState on Checkout {
  canOrder
  blockers {
    code
    message
  }
  cart {
    ...CartState
  }
  customer {
    email
    guest
  }
  shippingMethods {
    method {
      id
    }
    blocked
  }
  paymentMethods {
    method {
      id
    }
    blocked
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}`, {"fragmentName":"CheckoutState"}) as unknown as TypedDocumentString<CheckoutStateFragment, unknown>;
export const StartDocument = new TypedDocumentString(`
    query Start {
  languages {
    locale
    pathPrefix
  }
  currencies {
    isoCode
  }
  salutations {
    id
    key
  }
  countries {
    zipcodePattern
    id
    iso
    shippingAvailable
    stateRequired
    zipcodeRequired
    states {
      id
    }
  }
  navigation(kind: MAIN, depth: 3) {
    link {
      path
    }
    children {
      link {
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StartQuery, StartQueryVariables>;
export const FindCategoryDocument = new TypedDocumentString(`
    query FindCategory($path: String!) {
  page(path: $path) {
    __typename
    ... on CategoryPage {
      category {
        id
        name
      }
      seo {
        canonicalPath
        alternates {
          locale
          path
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindCategoryQuery, FindCategoryQueryVariables>;
export const BrowseDocument = new TypedDocumentString(`
    query Browse($categoryId: ID!, $input: ListingInput) {
  listing(categoryId: $categoryId, input: $input) {
    pageInfo {
      total
      page
    }
    products {
      id
      name
      path
      available
      hasVariants
      price {
        unit {
          amount
          currency
        }
      }
    }
    sortings {
      key
    }
    filters {
      __typename
      key
    }
  }
}
    `) as unknown as TypedDocumentString<BrowseQuery, BrowseQueryVariables>;
export const LookDocument = new TypedDocumentString(`
    query Look($id: ID!) {
  product(id: $id) {
    id
    name
    path
    isDownload
    availability {
      available
    }
    purchase {
      min
      step
      max
    }
    variantChoices {
      group {
        name
      }
      options {
        option {
          label
        }
        selected
        combinable
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LookQuery, LookQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($term: String!) {
  search(term: $term) {
    products {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const AddDocument = new TypedDocumentString(`
    mutation Add($productId: ID!, $quantity: Int!) {
  addToCart(input: {productId: $productId, quantity: $quantity}) {
    cart {
      ...CartState
    }
    userErrors {
      code
      message
    }
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}`) as unknown as TypedDocumentString<AddMutation, AddMutationVariables>;
export const EnterCodeDocument = new TypedDocumentString(`
    mutation EnterCode($code: String!) {
  addPromotionCode(input: {code: $code}) {
    cart {
      ...CartState
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}`) as unknown as TypedDocumentString<EnterCodeMutation, EnterCodeMutationVariables>;
export const IdentifyDocument = new TypedDocumentString(`
    mutation Identify($input: IdentifyGuestInput!) {
  identifyGuest(input: $input) {
    checkout {
      ...CheckoutState
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}
fragment CheckoutState on Checkout {
  canOrder
  blockers {
    code
    message
  }
  cart {
    ...CartState
  }
  customer {
    email
    guest
  }
  shippingMethods {
    method {
      id
    }
    blocked
  }
  paymentMethods {
    method {
      id
    }
    blocked
  }
}`) as unknown as TypedDocumentString<IdentifyMutation, IdentifyMutationVariables>;
export const ShipDocument = new TypedDocumentString(`
    mutation Ship($id: ID!) {
  setShippingMethod(input: {id: $id}) {
    checkout {
      ...CheckoutState
    }
    userErrors {
      code
      message
    }
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}
fragment CheckoutState on Checkout {
  canOrder
  blockers {
    code
    message
  }
  cart {
    ...CartState
  }
  customer {
    email
    guest
  }
  shippingMethods {
    method {
      id
    }
    blocked
  }
  paymentMethods {
    method {
      id
    }
    blocked
  }
}`) as unknown as TypedDocumentString<ShipMutation, ShipMutationVariables>;
export const PayDocument = new TypedDocumentString(`
    mutation Pay($id: ID!) {
  setPaymentMethod(input: {id: $id}) {
    checkout {
      ...CheckoutState
    }
    userErrors {
      code
      message
    }
  }
}
    fragment CartState on Cart {
  hash
  count
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currency
  }
  notices {
    code
    severity
    message
  }
}
fragment CheckoutState on Checkout {
  canOrder
  blockers {
    code
    message
  }
  cart {
    ...CartState
  }
  customer {
    email
    guest
  }
  shippingMethods {
    method {
      id
    }
    blocked
  }
  paymentMethods {
    method {
      id
    }
    blocked
  }
}`) as unknown as TypedDocumentString<PayMutation, PayMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id
      number
      total {
        amount
      }
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OrderMutation, OrderMutationVariables>;
export const OrderedDocument = new TypedDocumentString(`
    query Ordered($id: ID!) {
  order(id: $id) {
    number
    items {
      quantity
    }
  }
}
    `) as unknown as TypedDocumentString<OrderedQuery, OrderedQueryVariables>;
export const OrderToPayDocument = new TypedDocumentString(`
    mutation OrderToPay($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id
    }
    paymentUrl
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OrderToPayMutation, OrderToPayMutationVariables>;
export const PaymentMethodsDocument = new TypedDocumentString(`
    query PaymentMethods {
  paymentMethods {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const OpenOrderLinkDocument = new TypedDocumentString(`
    mutation OpenOrderLink($link: OrderLinkInput!) {
  openOrder(input: $link) {
    order {
      id
      paid
      canPay
      paymentStatus {
        key
      }
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OpenOrderLinkMutation, OpenOrderLinkMutationVariables>;
export const PayByLinkDocument = new TypedDocumentString(`
    mutation PayByLink($orderId: ID!, $link: OrderLinkInput!) {
  payOrder(input: {orderId: $orderId, link: $link}) {
    paymentUrl
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PayByLinkMutation, PayByLinkMutationVariables>;