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

/**
 * Why something is refused, for programs: the same words in `userErrors`, in `extensions.code` of an entry of `errors`, and where
 * files are uploaded. docs/error-codes.md says which of them comes where, and with which sentence. Be ready for new ones.
 */
export type ErrorCode =
  /** A default address cannot be deleted. */
  | 'ADDRESS_IS_DEFAULT'
  /** There is no such address, or it is not this customer's. */
  | 'ADDRESS_NOT_FOUND'
  /** E-mail address or password is wrong; which of them is not told. */
  | 'BAD_CREDENTIALS'
  /** The operation, its variables or its headers are wrong. */
  | 'BAD_USER_INPUT'
  /** An array of operations was sent. */
  | 'BATCHING_NOT_SUPPORTED'
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The buyer's address is none. */
  | 'BUYER_ADDRESS_INVALID'
  /** A buyer's address came without a client's key. */
  | 'BUYER_ADDRESS_REFUSED'
  /** The captcha is too old or was used: ask for another. */
  | 'CAPTCHA_EXPIRED'
  /** The captcha's service takes the buyer for a program. */
  | 'CAPTCHA_REFUSED'
  /** Too many logins failed for this account: request a `captcha` and send its answer with the login. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha's service does not answer. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The answer to the captcha is wrong: ask for another. */
  | 'CAPTCHA_WRONG'
  /** The cart is another than the buyer saw: show it anew. */
  | 'CART_CHANGED'
  /** There is nothing in the cart. */
  | 'CART_EMPTY'
  /** Something stands in the way of the order: read `cart.notices` and `checkout.blockers`. */
  | 'CART_INVALID'
  /** The line item is not in the cart. */
  | 'CART_ITEM_NOT_FOUND'
  /** Name or version of a client cannot be read. */
  | 'CLIENT_HEADER_INVALID'
  /** The client's key is not known. */
  | 'CLIENT_KEY_UNKNOWN'
  /** The customer group is for businesses. */
  | 'COMPANIES_ONLY'
  /** The shop does not know the country. */
  | 'COUNTRY_NOT_FOUND'
  /** The shop does not have the currency. */
  | 'CURRENCY_NOT_FOUND'
  /** The cursor is none, or of another list. */
  | 'CURSOR_INVALID'
  /** Nobody has said yet who orders: log in, or `identifyGuest`. */
  | 'CUSTOMER_MISSING'
  /** The privacy policy was not acknowledged. */
  | 'DATA_PROTECTION_NOT_ACCEPTED'
  /** The deletion was not confirmed. */
  | 'DELETION_NOT_CONFIRMED'
  /** The e-mail address was confirmed before. */
  | 'EMAIL_CONFIRMED_BEFORE'
  /** A text is no e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address must be confirmed first, by the link in a mail. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The file has no readable name. */
  | 'FILE_NAME_MISSING'
  /** The file is no picture. */
  | 'FILE_NOT_A_PICTURE'
  /** The file has more than `maxMB` megabytes. */
  | 'FILE_TOO_LARGE'
  /** Files of this type are not taken. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** A value has another form than it must have. */
  | 'FORMAT_INVALID'
  /** What only a program fills in was filled in. */
  | 'FORM_REFUSED'
  /** An error of the gateway's own; tell the operator `requestId`. */
  | 'INTERNAL'
  /** A text needs another number of characters. */
  | 'LENGTH_WRONG'
  /** The link of a mail is too old or was used. */
  | 'LINK_EXPIRED'
  /** The link of a mail is not known. */
  | 'LINK_INVALID'
  /** The shop does not have the language. */
  | 'LOCALE_NOT_FOUND'
  /** The shop is in maintenance: come again after `retryAfter` seconds. */
  | 'MAINTENANCE_MODE'
  /** A mutation came by GET, or anything by another method than GET and POST. */
  | 'METHOD_NOT_ALLOWED'
  /** Fewer pieces than are sold at once. */
  | 'MIN_ORDER_QUANTITY'
  /** The change was not sent to Shopware: send it again. */
  | 'NOTHING_CHANGED'
  /** Nothing in the order is sold any more. */
  | 'NOTHING_TO_REORDER'
  /** No accepted content type can be served. */
  | 'NOT_ACCEPTABLE'
  /** None of the values on offer. */
  | 'NOT_A_CHOICE'
  /** A value is no date up to today. */
  | 'NOT_DATE'
  /** A value is no amount. */
  | 'NOT_DECIMAL'
  /** What an id names does not exist, and no other code says what it should be. */
  | 'NOT_FOUND'
  /** A value is no whole number. */
  | 'NOT_INTEGER'
  /** No customer is logged in. */
  | 'NOT_LOGGED_IN'
  /** A value is no telephone number. */
  | 'NOT_PHONE'
  /** The order is cancelled. */
  | 'ORDER_CANCELLED'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** There is no such order, or it is not this buyer's. */
  | 'ORDER_NOT_FOUND'
  /** There is nothing to pay for the order now. */
  | 'ORDER_NOT_PAYABLE'
  /** The order is paid already. */
  | 'ORDER_PAID'
  /** The order can no longer be changed. */
  | 'ORDER_UNCHANGEABLE'
  /** Pages of this origin may not ask. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The gateway is overloaded: come again after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** The present password is another. */
  | 'PASSWORD_WRONG'
  /** The payment method does not fit this cart or order. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** There is no such payment method. */
  | 'PAYMENT_METHOD_NOT_FOUND'
  /** The payment method of the order can no longer be changed. */
  | 'PAYMENT_METHOD_UNCHANGEABLE'
  /** The order is placed, but its payment did not begin: `payOrder`. */
  | 'PAYMENT_NOT_STARTED'
  /** The hash is that of another text. */
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  /** No document has this id. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Only persisted documents are answered. */
  | 'PERSISTED_QUERY_ONLY'
  /** The postcode does not fit the country. */
  | 'POSTCODE_INVALID'
  /** A GET needs a header that no link sends. */
  | 'PREFLIGHT_NEEDED'
  /** The product is not in the cart, and Shopware does not say why: so it is with a product of which a variant must be chosen. */
  | 'PRODUCT_NOT_ADDED'
  /** The product does not exist, or is no longer sold. */
  | 'PRODUCT_NOT_FOUND'
  /** The product is sold out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Fewer pieces are there than were asked for. */
  | 'PRODUCT_STOCK_REACHED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions of the promotion are not met; the code is kept. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** There is no such promotion code. */
  | 'PROMOTION_NOT_FOUND'
  /** The promotion takes nothing off this cart; the code is kept. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The product is sold in steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** A quantity is no positive whole number. */
  | 'QUANTITY_INVALID'
  /** The operation is beyond a limit. */
  | 'QUERY_TOO_COMPLEX'
  /** Too much at a time: come again after `seconds`. */
  | 'RATE_LIMITED'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** The repetition of a value differs from it. */
  | 'REPETITION_DIFFERS'
  /** The request has too many bytes. */
  | 'REQUEST_TOO_LARGE'
  /** A value is missing. */
  | 'REQUIRED'
  /** The address is not one that the operator allows buyers to be sent to. */
  | 'RETURN_URL_NOT_ALLOWED'
  /** The shop takes no reviews. */
  | 'REVIEWS_UNAVAILABLE'
  /** The cart has downloads, and the right of withdrawal was not waived. */
  | 'REVOCATION_NOT_WAIVED'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session ended, and with it the login: nothing was changed. */
  | 'SESSION_EXPIRED'
  /** It belongs to a session, and there is none yet. */
  | 'SESSION_NEEDED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** The shipping method does not fit this cart. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** There is no such shipping method. */
  | 'SHIPPING_METHOD_NOT_FOUND'
  /** Too many streams are open; wait for `Retry-After`. */
  | 'STREAMS_EXHAUSTED'
  /** The shop has terms, and they were not accepted. */
  | 'TERMS_NOT_ACCEPTED'
  /** A number is too high; `max` where it is known. */
  | 'TOO_HIGH'
  /** A text has too many characters; `max` where it is known. */
  | 'TOO_LONG'
  /** A number is too low; `min` where it is known. */
  | 'TOO_LOW'
  /** A list has too many entries; `max` of them are allowed. */
  | 'TOO_MANY'
  /** A text has too few characters; `min` where it is known. */
  | 'TOO_SHORT'
  /** Shopware refuses it with a code that Kontor does not know: see `upstreamCode` and `message`. */
  | 'UNKNOWN'
  /** The request has another content type than `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The shop cannot take files. */
  | 'UPLOADS_UNAVAILABLE'
  /** A file is no longer there: upload it again. */
  | 'UPLOAD_EXPIRED'
  /** The file could not be stored. */
  | 'UPLOAD_FAILED'
  /** Shopware takes too long. */
  | 'UPSTREAM_TIMEOUT'
  /** Shopware does not answer, or with an error. */
  | 'UPSTREAM_UNAVAILABLE'
  /** The VAT id does not fit the country. */
  | 'VAT_ID_INVALID'
  /** A web address stands where none may. */
  | 'WEB_ADDRESS_NOT_ALLOWED'
  /** There is nothing on the wishlist. */
  | 'WISHLIST_EMPTY'
  /** The shop has no wishlist. */
  | 'WISHLIST_UNAVAILABLE'
  /** E-mail address, postcode or link do not match an order. */
  | 'WRONG_ORDER_CREDENTIALS';

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
  /** Least number of stars, 1 to 5; more than 5 finds nothing. */
  rating?: number | null | undefined;
  /** Key out of `sortings`; as the shop sorts it for any other. */
  sorting?: string | null | undefined;
};

/** What a notice says, for programs. Be ready for new ones. */
export type NoticeCode =
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** There is nothing in the cart. */
  | 'CART_EMPTY'
  /** The cart of an earlier visit was put together with this one. */
  | 'CART_MERGED'
  /** Nobody has said yet who orders. */
  | 'CUSTOMER_MISSING'
  /** The quantity was raised to what is sold at once. */
  | 'MIN_ORDER_QUANTITY'
  /** No payment method fits. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** Another payment method was chosen, because the one before does not fit: read the checkout anew. */
  | 'PAYMENT_METHOD_CHANGED'
  /** A product is no longer sold, and was taken out. */
  | 'PRODUCT_NOT_FOUND'
  /** A product is sold out, and was taken out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Fewer pieces are there; the quantity was lowered. */
  | 'PRODUCT_STOCK_REACHED'
  /** A promotion applies from now on. */
  | 'PROMOTION_ADDED'
  /** The code applied before. */
  | 'PROMOTION_ALREADY_ADDED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions of the promotion are not met; the code is kept. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** There is no such promotion code. */
  | 'PROMOTION_NOT_FOUND'
  /** A promotion no longer applies. */
  | 'PROMOTION_REMOVED'
  /** Promotions take nothing off a cart without a price. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The product is sold in steps; the quantity was changed. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session ended, and with it the login; the cart of a customer comes back with the next. */
  | 'SESSION_EXPIRED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** No shipping method fits. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** Another shipping method was chosen, because the one before does not fit: read the checkout anew. */
  | 'SHIPPING_METHOD_CHANGED'
  /** A message of Shopware's that Kontor does not know: see `upstreamCode` and `message`. */
  | 'UNKNOWN';

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

/** What has become of a payment, whatever plugin it goes through. */
export type PaymentOutcome =
  /** The provider has promised it; the shop takes it later. */
  | 'AUTHORIZED'
  /** It was called off, by the buyer or the shop. */
  | 'CANCELLED'
  /** It failed; `canPay` says whether it can be tried again. */
  | 'FAILED'
  /** Nothing is paid and nothing under way. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** A part has been paid. */
  | 'PARTIALLY_PAID'
  /** Under way: the provider has not said yes or no. */
  | 'PENDING'
  /** All or a part of it was given back, or charged back. */
  | 'REFUNDED';

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

export type CartStateFragment = { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> };

export type AddMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
}>;


export type AddMutation = { addToCart: { cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type EnterCodeMutationVariables = Exact<{
  code: string;
}>;


export type EnterCodeMutation = { addPromotionCode: { cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CheckoutStateFragment = { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> };

export type IdentifyMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type IdentifyMutation = { identifyGuest: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ShipMutationVariables = Exact<{
  id: string | number;
}>;


export type ShipMutation = { setShippingMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PayMutationVariables = Exact<{
  id: string | number;
}>;


export type PayMutation = { setPaymentMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, count: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currency: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, guest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type OrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type OrderMutation = { placeOrder: { order: { id: string, number: string, total: { amount: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type OrderedQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderedQuery = { order: { number: string, items: Array<{ quantity: number }> } | null };

export type OrderToPayMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type OrderToPayMutation = { placeOrder: { paymentUrl: string | null, order: { id: string } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string }> };

export type OpenOrderLinkMutationVariables = Exact<{
  link: OrderLinkInput;
}>;


export type OpenOrderLinkMutation = { openOrder: { order: { id: string, paid: boolean, canPay: boolean, paymentStatus: { key: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PayByLinkMutationVariables = Exact<{
  orderId: string | number;
  link: OrderLinkInput;
}>;


export type PayByLinkMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type OrderPaymentQueryVariables = Exact<{
  orderId: string | number;
}>;


export type OrderPaymentQuery = { orderPayment: { outcome: PaymentOutcome, canPay: boolean, paid: boolean } | null };

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
export const OrderPaymentDocument = new TypedDocumentString(`
    query OrderPayment($orderId: ID!) {
  orderPayment(orderId: $orderId) {
    outcome
    canPay
    paid
  }
}
    `) as unknown as TypedDocumentString<OrderPaymentQuery, OrderPaymentQueryVariables>;