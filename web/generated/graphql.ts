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

/** The code to enter. */
export type AddPromotionCodeInput = {
  /** As the shopper typed it. */
  code: string;
};

/** What to put into the cart. */
export type AddToCartInput = {
  /** A value of the client's own making, at most 128 characters; the same one within 10 minutes adds only once. */
  idempotencyKey?: string | null | undefined;
  /** Id of a product that can be bought (a variant, not its parent). */
  productId: string | number;
  /** Pieces, a positive whole number. */
  quantity?: number;
};

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

/** What distinguishes a product. */
export type Badge =
  /** Delivered free of charge. */
  | 'FREE_SHIPPING'
  /** Recently released. */
  | 'NEW'
  /** Cheaper than it was. */
  | 'SALE'
  /** Designed in Switzerland. */
  | 'SWISS_DESIGN'
  /** Much bought. */
  | 'TOPSELLER';

/** How a section is divided. */
export type CmsSectionType =
  /** One column. */
  | 'DEFAULT'
  /** Sidebar and main column. */
  | 'SIDEBAR';

/** What a visitor is to the shop. */
export type CustomerState =
  /** Logged in. */
  | 'CUSTOMER'
  /** Has given name and address for an order, without an account. */
  | 'GUEST'
  /** Registered, but not confirmed yet. */
  | 'INACTIVE'
  /** Nobody in particular. */
  | 'VISITOR';

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

/** What a page is in the eyes of the law. */
export type LegalRole =
  /** Who runs the shop. */
  | 'IMPRINT'
  /** Data protection. */
  | 'PRIVACY'
  /** General terms. */
  | 'TERMS'
  /** The right of withdrawal. */
  | 'WITHDRAWAL';

/** Which part of a listing is wanted. Ids of one property group widen, different groups narrow. */
export type ListingInput = {
  /** Ids of categories (search only). */
  categories?: Array<string | number> | null | undefined;
  /** Only what is delivered free of charge. */
  freeShipping?: boolean | null | undefined;
  /** Products a page, 1 to 100; the shop's own default (24) when absent. */
  limit?: number | null | undefined;
  /** Ids of makers. */
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
  /** Something stands in the way of the order. */
  | 'DANGER'
  /** Good to know. */
  | 'INFO'
  /** Something went well. */
  | 'SUCCESS'
  /** Something was changed. */
  | 'WARNING';

/** How options are shown. */
export type OptionDisplay =
  /** As coloured discs. */
  | 'COLOR'
  /** As pictures. */
  | 'IMAGE'
  /** As a list to choose from. */
  | 'SELECT'
  /** As words. */
  | 'TEXT';

/** What a line of an order is. */
export type OrderItemType =
  /** Money given back. */
  | 'CREDIT'
  /** Something that the shop added. */
  | 'CUSTOM'
  /** A product. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION';

/** What the holder of an order's link knows. */
export type OrderLinkInput = {
  /** Code out of the link. */
  deepLinkCode: string;
  /** E-mail address that the order was placed with. */
  email: string;
  /** Postcode of the bill. */
  zipcode: string;
};

/** The order to pay. */
export type PayOrderInput = {
  /** For those who hold the order's link and are not logged in. */
  link?: OrderLinkInput | null | undefined;
  /** Id of an order of this session, or of one that `link` opens. */
  orderId: string | number;
};

/** What to order. */
export type PlaceOrderInput = {
  /** `Cart.hash` of what the shopper saw. */
  cartHash: string;
  /** What the shopper adds. */
  comment?: string | null | undefined;
  /** A value of the client's own making, 8 to 128 characters; the same one yields the same order for a day. */
  idempotencyKey: string;
  /** For downloads: that the waiver of the right of withdrawal was acknowledged (spec §5). */
  revocationWaived?: boolean;
  /** That the general terms were accepted (spec §5). */
  termsAccepted: boolean;
};

/** What to take out. */
export type RemoveFromCartInput = {
  /** Id of the line item. */
  id: string | number;
};

/** The promotion to take out. */
export type RemovePromotionInput = {
  /** Id of the promotion's line item. */
  id: string | number;
};

/** The wanted country. */
export type SetCountryInput = {
  /** Id out of `countries`. */
  countryId: string | number;
};

/** The wanted currency. */
export type SetCurrencyInput = {
  /** Id out of `currencies`. */
  currencyId: string | number;
};

/** The wanted language. */
export type SetLocaleInput = {
  /** One of `languages`. */
  locale: string;
};

/** The way to pay. */
export type SetPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: string | number;
};

/** The way to travel. */
export type SetShippingMethodInput = {
  /** Id out of `shippingMethods`. */
  id: string | number;
};

/** The wanted quantity. */
export type UpdateCartItemInput = {
  /** Id of the line item. */
  id: string | number;
  /** Pieces, a positive whole number. */
  quantity: number;
};

/** A class of screens (spec §9): mobile below md, tablet md to lg, desktop from lg. */
export type Viewport =
  /** From lg. */
  | 'DESKTOP'
  /** Below md. */
  | 'MOBILE'
  /** md to lg. */
  | 'TABLET';

export type NoticePartsFragment = { code: string, severity: NoticeSeverity, message: string, lineItemId: string | null };

export type UserErrorPartsFragment = { code: string, message: string, field: Array<string> | null };

export type CartPartsFragment = { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type CartPayloadPartsFragment = { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type AddPromotionCodeMutationVariables = Exact<{
  input: AddPromotionCodeInput;
}>;


export type AddPromotionCodeMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type RemovePromotionMutationVariables = Exact<{
  input: RemovePromotionInput;
}>;


export type RemovePromotionMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type ListingPartsFragment = { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
    | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
    | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
    | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
    | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
  > };

export type ListingQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingQuery = { listing: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
    > } };

export type ListingMoreQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingMoreQuery = { listing: { products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type MoneyPartsFragment = { amount: string, currency: string, formatted: string };

export type PicturePartsFragment = { url: string, srcset: string | null, width: number | null, height: number | null, alt: string };

export type ProductCardPartsFragment = { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> };

export type PropertyPartsFragment = { key: string, label: string, values: Array<string>, unit: string | null };

export type ReviewListPartsFragment = { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } };

export type ProductPartsFragment = { id: string, parentId: string | null, number: string, ean: string | null, name: string, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDays: number | null, delivery: { label: string, minDays: number | null, maxDays: number | null } | null }, purchase: { min: number, step: number, max: number }, optionGroups: Array<{ id: string, name: string, display: OptionDisplay, options: Array<{ id: string, label: string, color: string | null, selected: boolean, combinable: boolean, available: boolean, path: string | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> };

export type ReviewsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  stars?: number | null | undefined;
}>;


export type ReviewsQuery = { product: { reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } } } | null };

export type SearchQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type SearchQuery = { search: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
    > } } & { main?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }> };

export type SearchMoreQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
}>;


export type SearchMoreQuery = { search: { products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type SuggestQueryVariables = Exact<{
  term: string;
}>;


export type SuggestQuery = { suggest: { total: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } };

export type AddressPartsFragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null };

export type CheckoutPartsFragment = { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, salutation: { id: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type OrderPartsFragment = { id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, comment: string | null, email: string, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string } }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { name: string, description: string | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, salutation: { id: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, legalPages: Array<{ role: LegalRole, path: string }> };

export type IdentifyGuestMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type IdentifyGuestMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, salutation: { id: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetShippingMethodMutationVariables = Exact<{
  input: SetShippingMethodInput;
}>;


export type SetShippingMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, salutation: { id: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetPaymentMethodMutationVariables = Exact<{
  input: SetPaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, salutation: { id: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean, delivery: { label: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ id: string, name: string, description: string | null, blocked: boolean }>, blockers: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { id: string } | null, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, comment: string | null, email: string, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string } }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, label: string } | null, country: { id: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { name: string, description: string | null } | null, shippingMethod: { name: string, delivery: { label: string } | null } | null } | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type LinkPartsFragment = { path: string | null, url: string | null, newTab: boolean };

export type NavigationLeafFragment = { id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null };

export type LayoutPartsFragment = { main: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }> };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { main: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }> };

export type SeoPartsFragment = { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null };

export type CmsPicturePartsFragment = { srcset: string | null, width: number | null, height: number | null, alt: string, full: string };

export type CmsLayoutPartsFragment = { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null };

export type CmsBlockPartsFragment = { id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
    | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
    | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
    | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
    | { __typename: 'CmsListing', id: string, slot: string }
    | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
    | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
    | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
    | { __typename: 'CmsSidebarFilter', id: string, slot: string }
    | { __typename: 'CmsText', html: string, id: string, slot: string }
    | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
  > };

export type CmsPagePartsFragment = { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
      > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
      > }> }> };

export type PageQueryVariables = Exact<{
  path: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type PageQuery = { page:
    | { __typename: 'CategoryPage', home: boolean, category: { id: string, name: string, path: string, descriptionHtml: string | null, children: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
            > }> }> } | null, listing: { sorting: string, appliedCount: number, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
          | { __typename: 'OptionFilter', display: OptionDisplay, key: string, label: string, options: Array<{ id: string, label: string, color: string | null, selected: boolean }> }
          | { __typename: 'RangeFilter', min: string, max: string, selectedMin: string | null, selectedMax: string | null, key: string, label: string }
          | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
          | { __typename: 'ToggleFilter', available: boolean, key: string, label: string, on: boolean }
        > } | null }
    | { __typename: 'LandingPage', id: string, name: string, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ id: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, id: string, slot: string }
            > }> }> } | null }
    | { __typename: 'ProductPage', product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDays: number | null, delivery: { label: string, minDays: number | null, maxDays: number | null } | null }, purchase: { min: number, step: number, max: number }, optionGroups: Array<{ id: string, name: string, display: OptionDisplay, options: Array<{ id: string, label: string, color: string | null, selected: boolean, combinable: boolean, available: boolean, path: string | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string } | null } }
    | { __typename: 'RedirectPage', path: string, permanent: boolean }
   | null } & { main?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ id: string, label: string, children: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ id: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }> };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { session: { locale: string, state: CustomerState, currency: { isoCode: string } }, cart: { hash: string, count: number, virtual: boolean, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { formatted: string }, total: { formatted: string }, delivery: { label: string } | null }>, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: string, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { setLocale: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetCurrencyMutationVariables = Exact<{
  input: SetCurrencyInput;
}>;


export type SetCurrencyMutation = { setCurrency: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

export type SetCountryMutationVariables = Exact<{
  input: SetCountryInput;
}>;


export type SetCountryMutation = { setCountry: { userErrors: Array<{ code: string, message: string, field: Array<string> | null }> } };

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
export const PicturePartsFragmentDoc = new TypedDocumentString(`
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
    `, {"fragmentName":"PictureParts"}) as unknown as TypedDocumentString<PicturePartsFragment, unknown>;
export const PropertyPartsFragmentDoc = new TypedDocumentString(`
    fragment PropertyParts on Property {
  key
  label
  values
  unit
}
    `, {"fragmentName":"PropertyParts"}) as unknown as TypedDocumentString<PropertyPartsFragment, unknown>;
export const MoneyPartsFragmentDoc = new TypedDocumentString(`
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
    `, {"fragmentName":"MoneyParts"}) as unknown as TypedDocumentString<MoneyPartsFragment, unknown>;
export const NoticePartsFragmentDoc = new TypedDocumentString(`
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
    `, {"fragmentName":"NoticeParts"}) as unknown as TypedDocumentString<NoticePartsFragment, unknown>;
export const CartPartsFragmentDoc = new TypedDocumentString(`
    fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}`, {"fragmentName":"CartParts"}) as unknown as TypedDocumentString<CartPartsFragment, unknown>;
export const UserErrorPartsFragmentDoc = new TypedDocumentString(`
    fragment UserErrorParts on UserError {
  code
  message
  field
}
    `, {"fragmentName":"UserErrorParts"}) as unknown as TypedDocumentString<UserErrorPartsFragment, unknown>;
export const CartPayloadPartsFragmentDoc = new TypedDocumentString(`
    fragment CartPayloadParts on CartPayload {
  cart {
    ...CartParts
  }
  userErrors {
    ...UserErrorParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment UserErrorParts on UserError {
  code
  message
  field
}
fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}`, {"fragmentName":"CartPayloadParts"}) as unknown as TypedDocumentString<CartPayloadPartsFragment, unknown>;
export const ProductCardPartsFragmentDoc = new TypedDocumentString(`
    fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}`, {"fragmentName":"ProductCardParts"}) as unknown as TypedDocumentString<ProductCardPartsFragment, unknown>;
export const ListingPartsFragmentDoc = new TypedDocumentString(`
    fragment ListingParts on Listing {
  products {
    ...ProductCardParts
  }
  pageInfo {
    page
    limit
    total
    hasMore
  }
  sorting
  sortings {
    key
    label
  }
  filters {
    __typename
    key
    label
    ... on OptionFilter {
      display
      options {
        id
        label
        color
        selected
      }
    }
    ... on RangeFilter {
      min
      max
      selectedMin
      selectedMax
    }
    ... on RatingFilter {
      maxStars: max
      selectedStars: selected
    }
    ... on ToggleFilter {
      available
      on: selected
    }
  }
  appliedCount
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}`, {"fragmentName":"ListingParts"}) as unknown as TypedDocumentString<ListingPartsFragment, unknown>;
export const ReviewListPartsFragmentDoc = new TypedDocumentString(`
    fragment ReviewListParts on ReviewList {
  reviews {
    id
    title
    text
    points
    author
    createdAt
    shopFeedback
  }
  pageInfo {
    page
    total
    hasMore
  }
  histogram
}
    `, {"fragmentName":"ReviewListParts"}) as unknown as TypedDocumentString<ReviewListPartsFragment, unknown>;
export const ProductPartsFragmentDoc = new TypedDocumentString(`
    fragment ProductParts on Product {
  id
  parentId
  number
  ean
  name
  facts
  path
  descriptionHtml
  manufacturer {
    id
    name
    url
  }
  media {
    full: url(width: 800)
    srcset
    width
    height
    alt
  }
  price {
    unit {
      ...MoneyParts
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
    regulation {
      formatted
    }
    tiers {
      from
      to
      unit {
        ...MoneyParts
      }
    }
  }
  badges
  availability {
    available
    stock
    restockDays
    delivery {
      label
      minDays
      maxDays
    }
  }
  purchase {
    min
    step
    max
  }
  optionGroups {
    id
    name
    display
    options {
      id
      label
      color
      selected
      combinable
      available
      path
    }
  }
  properties {
    ...PropertyParts
  }
  specifications {
    ...PropertyParts
  }
  rating {
    average
    count
  }
  reviews(limit: 5) {
    ...ReviewListParts
  }
  crossSellings {
    id
    title
    products {
      ...ProductCardParts
    }
  }
  faq {
    question
    answerHtml
  }
  bundle {
    quantity
    product {
      ...ProductCardParts
    }
  }
  isDownload
  releaseDate
}
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment ReviewListParts on ReviewList {
  reviews {
    id
    title
    text
    points
    author
    createdAt
    shopFeedback
  }
  pageInfo {
    page
    total
    hasMore
  }
  histogram
}`, {"fragmentName":"ProductParts"}) as unknown as TypedDocumentString<ProductPartsFragment, unknown>;
export const AddressPartsFragmentDoc = new TypedDocumentString(`
    fragment AddressParts on Address {
  id
  salutation {
    id
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}
    `, {"fragmentName":"AddressParts"}) as unknown as TypedDocumentString<AddressPartsFragment, unknown>;
export const CheckoutPartsFragmentDoc = new TypedDocumentString(`
    fragment CheckoutParts on Checkout {
  cart {
    ...CartParts
  }
  customer {
    email
    accountType
    firstName
    lastName
    company
    salutation {
      id
    }
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  shippingMethods {
    id
    name
    description
    delivery {
      label
    }
    price {
      ...MoneyParts
    }
    blocked
  }
  paymentMethods {
    id
    name
    description
    blocked
  }
  shippingMethodId
  paymentMethodId
  canOrder
  blockers {
    ...NoticeParts
  }
}
    fragment NoticeParts on Notice {
  code
  severity
  message
  lineItemId
}
fragment CartParts on Cart {
  hash
  items {
    id
    productId
    label
    path
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    purchase {
      min
      step
      max
    }
    unit {
      formatted
    }
    total {
      formatted
    }
    good
    download
    delivery {
      label
    }
  }
  count
  virtual
  subtotal {
    ...MoneyParts
  }
  shipping {
    ...MoneyParts
  }
  total {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  promotions {
    id
    code
    label
    discount {
      formatted
    }
  }
  freeShipping {
    from {
      ...MoneyParts
    }
    missing {
      ...MoneyParts
    }
    reached
  }
  notices {
    ...NoticeParts
  }
}
fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"CheckoutParts"}) as unknown as TypedDocumentString<CheckoutPartsFragment, unknown>;
export const OrderPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderParts on Order {
  id
  number
  date
  paymentStatus {
    key
    label
  }
  paid
  canPay
  paysElsewhere
  total {
    formatted
  }
  subtotal {
    formatted
  }
  shipping {
    ...MoneyParts
  }
  taxes {
    rate
    amount {
      formatted
    }
  }
  items {
    id
    type
    label
    image {
      ...PictureParts
    }
    options {
      ...PropertyParts
    }
    quantity
    total {
      formatted
    }
  }
  billingAddress {
    ...AddressParts
  }
  shippingAddress {
    ...AddressParts
  }
  paymentMethod {
    name
    description
  }
  shippingMethod {
    name
    delivery {
      label
    }
  }
  comment
  email
}
    fragment MoneyParts on Money {
  amount
  currency
  formatted
}
fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment PropertyParts on Property {
  key
  label
  values
  unit
}
fragment AddressParts on Address {
  id
  salutation {
    id
    label
  }
  firstName
  lastName
  company
  street
  additional
  zipcode
  city
  country {
    id
    name
  }
  state {
    id
    name
  }
  phone
}`, {"fragmentName":"OrderParts"}) as unknown as TypedDocumentString<OrderPartsFragment, unknown>;
export const LinkPartsFragmentDoc = new TypedDocumentString(`
    fragment LinkParts on Link {
  path
  url
  newTab
}
    `, {"fragmentName":"LinkParts"}) as unknown as TypedDocumentString<LinkPartsFragment, unknown>;
export const NavigationLeafFragmentDoc = new TypedDocumentString(`
    fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
    fragment LinkParts on Link {
  path
  url
  newTab
}`, {"fragmentName":"NavigationLeaf"}) as unknown as TypedDocumentString<NavigationLeafFragment, unknown>;
export const LayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment LayoutParts on Query {
  main: navigation(kind: MAIN, depth: 2) {
    ...NavigationLeaf
    children {
      ...NavigationLeaf
    }
  }
  footer: navigation(kind: FOOTER, depth: 2) {
    ...NavigationLeaf
    children {
      ...NavigationLeaf
    }
  }
  service: navigation(kind: SERVICE, depth: 1) {
    ...NavigationLeaf
  }
}
    fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}`, {"fragmentName":"LayoutParts"}) as unknown as TypedDocumentString<LayoutPartsFragment, unknown>;
export const SeoPartsFragmentDoc = new TypedDocumentString(`
    fragment SeoParts on Seo {
  title
  description
  canonicalPath
  alternates {
    locale
    path
  }
  image {
    url(width: 800)
  }
}
    `, {"fragmentName":"SeoParts"}) as unknown as TypedDocumentString<SeoPartsFragment, unknown>;
export const CmsLayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}
    `, {"fragmentName":"CmsLayoutParts"}) as unknown as TypedDocumentString<CmsLayoutPartsFragment, unknown>;
export const CmsPicturePartsFragmentDoc = new TypedDocumentString(`
    fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
    `, {"fragmentName":"CmsPictureParts"}) as unknown as TypedDocumentString<CmsPicturePartsFragment, unknown>;
export const CmsBlockPartsFragmentDoc = new TypedDocumentString(`
    fragment CmsBlockParts on CmsBlock {
  id
  type
  layout {
    ...CmsLayoutParts
  }
  slots {
    __typename
    id
    slot
    ... on CmsText {
      html
    }
    ... on CmsImage {
      image {
        ...CmsPictureParts
      }
      link {
        ...LinkParts
      }
    }
    ... on CmsGallery {
      images {
        ...CmsPictureParts
      }
    }
    ... on CmsProductBox {
      product {
        ...ProductCardParts
      }
    }
    ... on CmsProductSlider {
      title
      products {
        ...ProductCardParts
      }
    }
    ... on CmsCategoryNavigation {
      entries {
        ...NavigationLeaf
        image {
          ...PictureParts
        }
        children {
          ...NavigationLeaf
        }
      }
    }
    ... on CmsProductPart {
      part
    }
    ... on CmsUnknown {
      type
    }
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}`, {"fragmentName":"CmsBlockParts"}) as unknown as TypedDocumentString<CmsBlockPartsFragment, unknown>;
export const CmsPagePartsFragmentDoc = new TypedDocumentString(`
    fragment CmsPageParts on CmsPage {
  id
  type
  sections {
    id
    type
    layout {
      ...CmsLayoutParts
    }
    blocks {
      ...CmsBlockParts
    }
    sidebar {
      ...CmsBlockParts
    }
  }
}
    fragment PictureParts on Image {
  url(width: 400)
  srcset
  width
  height
  alt
}
fragment ProductCardParts on ProductCard {
  id
  name
  facts
  path
  cover {
    ...PictureParts
  }
  price {
    unit {
      formatted
    }
    from
    list {
      formatted
    }
    discountPercent
    reference {
      price {
        formatted
      }
      quantity
      unit
    }
  }
  badges
  available
  lowStock
  hasVariants
  swatches {
    label
    color
  }
}
fragment LinkParts on Link {
  path
  url
  newTab
}
fragment NavigationLeaf on NavigationEntry {
  id
  label
  link {
    ...LinkParts
  }
}
fragment CmsPictureParts on Image {
  full: url(width: 1900)
  srcset
  width
  height
  alt
}
fragment CmsLayoutParts on CmsLayout {
  cssClass
  backgroundColor
  background {
    full: url(width: 1900)
  }
  backgroundMode
  sizingMode
  margins
  hiddenOn
}
fragment CmsBlockParts on CmsBlock {
  id
  type
  layout {
    ...CmsLayoutParts
  }
  slots {
    __typename
    id
    slot
    ... on CmsText {
      html
    }
    ... on CmsImage {
      image {
        ...CmsPictureParts
      }
      link {
        ...LinkParts
      }
    }
    ... on CmsGallery {
      images {
        ...CmsPictureParts
      }
    }
    ... on CmsProductBox {
      product {
        ...ProductCardParts
      }
    }
    ... on CmsProductSlider {
      title
      products {
        ...ProductCardParts
      }
    }
    ... on CmsCategoryNavigation {
      entries {
        ...NavigationLeaf
        image {
          ...PictureParts
        }
        children {
          ...NavigationLeaf
        }
      }
    }
    ... on CmsProductPart {
      part
    }
    ... on CmsUnknown {
      type
    }
  }
}`, {"fragmentName":"CmsPageParts"}) as unknown as TypedDocumentString<CmsPagePartsFragment, unknown>;
export const CartDocument = {"__meta__":{"hash":"sha256:0f7af57abcb177ba08bd168005a510031485178786e7d0be0e63abadb940f93e"}} as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const AddToCartDocument = {"__meta__":{"hash":"sha256:25819936574c95d2c961b29d79c77c9cfea113701807f2c87aff2f1a2d2f1de1"}} as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = {"__meta__":{"hash":"sha256:70344c234a08ba8c47d5308efd7bca39a7432af0b2ec5de5c1fb42136d4da3ba"}} as unknown as TypedDocumentString<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveFromCartDocument = {"__meta__":{"hash":"sha256:47e54fe2420720cf3dca6c045e2ca91d3ed15504196bc6bf5daef5288c7347a0"}} as unknown as TypedDocumentString<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const AddPromotionCodeDocument = {"__meta__":{"hash":"sha256:36c6ba7c74db01e8c4978af3f62b64df64bf791671c98c3b89d05b33d524fcca"}} as unknown as TypedDocumentString<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>;
export const RemovePromotionDocument = {"__meta__":{"hash":"sha256:7c89688269651010f0649a5a871f8a241fea6d1f39b737c4f2700785773642fa"}} as unknown as TypedDocumentString<RemovePromotionMutation, RemovePromotionMutationVariables>;
export const ListingDocument = {"__meta__":{"hash":"sha256:4b09a91f845e74fe206afaabcbe89d0698b84c5fd15fd1d142b9bf67be66bf0f"}} as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ListingMoreDocument = {"__meta__":{"hash":"sha256:589e7952085a282b6b01292b1ed84bc774a738d5d2ceb347c98deee3233a9390"}} as unknown as TypedDocumentString<ListingMoreQuery, ListingMoreQueryVariables>;
export const ReviewsDocument = {"__meta__":{"hash":"sha256:c8ce9b85a12eb3a25e9255c9ba94a3719e246fe838670700a46e27626c163c4f"}} as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const SearchDocument = {"__meta__":{"hash":"sha256:d9712e49d50b69ecfbea2db4ad54657b8df65e528fb9ee910c89bc1a4c13496a"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SearchMoreDocument = {"__meta__":{"hash":"sha256:154c5a2cdef20f9eb69b8b862e0420af2f3721dd050b0f0f097e5e3ba06e35b3"}} as unknown as TypedDocumentString<SearchMoreQuery, SearchMoreQueryVariables>;
export const SuggestDocument = {"__meta__":{"hash":"sha256:40ce5ffa19bd7fd91beb793a2112f4bf20d819488ef4f8abddd160b002370d69"}} as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const CheckoutDocument = {"__meta__":{"hash":"sha256:0d45a4fd0b1870260072595b66f81f8b430fefc94031a959c83834d7f336fb2e"}} as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
export const IdentifyGuestDocument = {"__meta__":{"hash":"sha256:183917280679154c78a234500c87e4e423685b2372aa2ae140ba93ea48a2c97b"}} as unknown as TypedDocumentString<IdentifyGuestMutation, IdentifyGuestMutationVariables>;
export const SetShippingMethodDocument = {"__meta__":{"hash":"sha256:9561a54b805fde2a3b85e25edc68066e7eda5080d47d39ec7ec29de47d5452dd"}} as unknown as TypedDocumentString<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const SetPaymentMethodDocument = {"__meta__":{"hash":"sha256:d95019304009104c171ffdaa4c31211e3fe0e0822437e3d5e04c8a9fba13ac0a"}} as unknown as TypedDocumentString<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"sha256:9f67995759d138fdfc2839c0ef99457151a456c1ba3b5349ba978fb8754d9f9d"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const OrderDocument = {"__meta__":{"hash":"sha256:00d9fc07c1dc9b22812221ef345621abefc7987aedade7dcabf87ba53460b20a"}} as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const PayOrderDocument = {"__meta__":{"hash":"sha256:61fbfcc38c2016a6f46ef8a0e5a8b2eb60f2a837e63aafec270b94613cff1f22"}} as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const LayoutDocument = {"__meta__":{"hash":"sha256:2f3a340d3a0678fccff33dd39e6ae4031acea275f00224b4ec7c97f6a29d8dd5"}} as unknown as TypedDocumentString<LayoutQuery, LayoutQueryVariables>;
export const PageDocument = {"__meta__":{"hash":"sha256:7d5305d8d969f41f807561e5e830c79a8b13a3299532b973ad2276466a3703d5"}} as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:bdb45d5bc030fb48c3d3fc6d32df9bd47a2fd36f8ce687a4d687465f127f6590"}} as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const SetLocaleDocument = {"__meta__":{"hash":"sha256:ef905dc8f113873627d09502bf6516b0afbac6b61570e89b17e9e048cfb8952a"}} as unknown as TypedDocumentString<SetLocaleMutation, SetLocaleMutationVariables>;
export const SetCurrencyDocument = {"__meta__":{"hash":"sha256:d7739f8bcf176cfdc4c0cdd39f4a1aaf9e57e2aa6e5fc2f26020607c56eb3e73"}} as unknown as TypedDocumentString<SetCurrencyMutation, SetCurrencyMutationVariables>;
export const SetCountryDocument = {"__meta__":{"hash":"sha256:6409d5fbe66ed9dd4b394d2d3c46a9b30589c90abd5a7465f424357866eb0435"}} as unknown as TypedDocumentString<SetCountryMutation, SetCountryMutationVariables>;