/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Private or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** A postal address. Name and salutation default to the buyer's. */
export type AddressInput = {
  /** Second line. */
  additional?: string | null | undefined;
  /** City. */
  city: string;
  /** Company. */
  company?: string | null | undefined;
  /** An id from `countries`. */
  countryId: string | number;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** An id from `salutations`. */
  salutationId?: string | number | null | undefined;
  /** An id from the `states` of the country. */
  stateId?: string | number | null | undefined;
  /** Street and number. */
  street: string;
  /** Postal code. */
  zipcode?: string | null | undefined;
};

/** Error codes of `userErrors`, `errors` (`extensions.code`) and uploads. See docs/error-codes.md. Expect new values. */
export type ErrorCode =
  /** A default address cannot be deleted. */
  | 'ADDRESS_IS_DEFAULT'
  /** The address does not exist or is not accessible. */
  | 'ADDRESS_NOT_FOUND'
  /** E-mail address or password is wrong. */
  | 'BAD_CREDENTIALS'
  /** The operation, variables or headers are invalid. */
  | 'BAD_USER_INPUT'
  /** Batched operations are not supported. */
  | 'BATCHING_NOT_SUPPORTED'
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The buyer's address is invalid. */
  | 'BUYER_ADDRESS_INVALID'
  /** The buyer's address needs a client key. */
  | 'BUYER_ADDRESS_REFUSED'
  /** The captcha is expired or used. Request a new one. */
  | 'CAPTCHA_EXPIRED'
  /** The captcha service rated the request as automated. */
  | 'CAPTCHA_REFUSED'
  /** Too many failed logins. Send a captcha answer with the login. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha service does not respond. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The captcha answer is wrong. Request a new captcha. */
  | 'CAPTCHA_WRONG'
  /** The cart differs from the one that the buyer saw. Show it again. */
  | 'CART_CHANGED'
  /** The cart is empty. */
  | 'CART_EMPTY'
  /** The order is blocked. See `cart.notices` and `checkout.blockers`. */
  | 'CART_INVALID'
  /** The line item is not in the cart. */
  | 'CART_ITEM_NOT_FOUND'
  /** Client name or version is invalid. */
  | 'CLIENT_HEADER_INVALID'
  /** The client key is unknown. */
  | 'CLIENT_KEY_UNKNOWN'
  /** The customer group is for companies. */
  | 'COMPANIES_ONLY'
  /** The country is not available. */
  | 'COUNTRY_NOT_FOUND'
  /** The currency is not available. */
  | 'CURRENCY_NOT_FOUND'
  /** The cursor is invalid or belongs to another list. */
  | 'CURSOR_INVALID'
  /** The buyer is unknown. Log in or call `setGuestCustomer`. */
  | 'CUSTOMER_MISSING'
  /** The privacy policy was not acknowledged. */
  | 'DATA_PROTECTION_NOT_ACCEPTED'
  /** The deletion was not confirmed. */
  | 'DELETION_NOT_CONFIRMED'
  /** The e-mail address is already confirmed. */
  | 'EMAIL_CONFIRMED_BEFORE'
  /** The e-mail address is invalid. */
  | 'EMAIL_INVALID'
  /** The e-mail address must be confirmed first. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The file name is not readable. */
  | 'FILE_NAME_MISSING'
  /** The file is not a picture. */
  | 'FILE_NOT_A_PICTURE'
  /** The file is larger than `maxMB` megabytes. */
  | 'FILE_TOO_LARGE'
  /** The file type is not allowed. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** The format is invalid. */
  | 'FORMAT_INVALID'
  /** A hidden field was filled in. */
  | 'FORM_REFUSED'
  /** Internal error. Report `requestId` to the operator. */
  | 'INTERNAL'
  /** The link is expired or used. */
  | 'LINK_EXPIRED'
  /** The link is unknown. */
  | 'LINK_INVALID'
  /** The language is not available. */
  | 'LOCALE_NOT_FOUND'
  /** The shop is in maintenance. Retry after `retryAfter` seconds. */
  | 'MAINTENANCE_MODE'
  /** The HTTP method is not allowed for this operation. */
  | 'METHOD_NOT_ALLOWED'
  /** None of the items is still sold. */
  | 'NOTHING_TO_REORDER'
  /** None of the accepted content types is available. */
  | 'NOT_ACCEPTABLE'
  /** The value is not one of the options. */
  | 'NOT_A_CHOICE'
  /** The value is not a date, or is in the future. */
  | 'NOT_DATE'
  /** The value is not an amount. */
  | 'NOT_DECIMAL'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is not an integer. */
  | 'NOT_INTEGER'
  /** No customer is logged in. */
  | 'NOT_LOGGED_IN'
  /** The value is not a phone number. */
  | 'NOT_PHONE'
  /** The change was not sent to Shopware. Send it again after `retryAfter` seconds. */
  | 'NOT_SENT_RETRY'
  /** The order is cancelled. */
  | 'ORDER_CANCELLED'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** The order does not exist or is not accessible. */
  | 'ORDER_NOT_FOUND'
  /** The order has nothing to pay. */
  | 'ORDER_NOT_PAYABLE'
  /** The order is already paid. */
  | 'ORDER_PAID'
  /** The order can no longer be changed. */
  | 'ORDER_UNCHANGEABLE'
  /** The origin is not allowed. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The gateway is overloaded. Retry after `retryAfter` seconds. */
  | 'OVERLOADED'
  /** The current password is wrong. */
  | 'PASSWORD_WRONG'
  /** The payment method is not available for this cart or order. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** The payment method does not exist. */
  | 'PAYMENT_METHOD_NOT_FOUND'
  /** The payment method of the order can no longer be changed. */
  | 'PAYMENT_METHOD_UNCHANGEABLE'
  /** The order was placed, but the payment did not start. Call `payOrder`. */
  | 'PAYMENT_NOT_STARTED'
  /** The hash does not match the document. */
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  /** The persisted document does not exist. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Only persisted documents are accepted. */
  | 'PERSISTED_QUERY_ONLY'
  /** The postcode is not valid in the country. */
  | 'POSTCODE_INVALID'
  /** The GET request lacks a header that rules out simple links. */
  | 'PREFLIGHT_NEEDED'
  /** The product was not added and Shopware gives no reason, for example for a parent of variants. */
  | 'PRODUCT_NOT_ADDED'
  /** The product does not exist or is no longer sold. */
  | 'PRODUCT_NOT_FOUND'
  /** The product is sold out. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** Stock is lower than the requested quantity. */
  | 'PRODUCT_STOCK_REACHED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions are not met. The code is saved. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** The promotion code does not exist. */
  | 'PROMOTION_NOT_FOUND'
  /** The promotion does not reduce this cart. The code is saved. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The quantity does not match the purchase steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** The quantity is not a positive integer. */
  | 'QUANTITY_INVALID'
  /** The operation exceeds a limit. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many requests. Retry after `retryAfter` seconds, or the parameter `seconds` in `userErrors`. */
  | 'RATE_LIMITED'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** The repetition differs. */
  | 'REPETITION_DIFFERS'
  /** The request body is too large. */
  | 'REQUEST_TOO_LARGE'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The return address is not on the operator's list. */
  | 'RETURN_URL_NOT_ALLOWED'
  /** The shop does not accept reviews. */
  | 'REVIEWS_UNAVAILABLE'
  /** The right of withdrawal was not waived for downloads. */
  | 'REVOCATION_NOT_WAIVED'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session and its login expired. Nothing was changed. */
  | 'SESSION_EXPIRED'
  /** The operation needs a session. */
  | 'SESSION_NEEDED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** The shipping method is not available for this cart. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** The shipping method does not exist. */
  | 'SHIPPING_METHOD_NOT_FOUND'
  /** Too many open streams. Retry after `retryAfter` seconds. */
  | 'STREAMS_EXHAUSTED'
  /** The terms were not accepted. */
  | 'TERMS_NOT_ACCEPTED'
  /** The number is too high. `max` if known. */
  | 'TOO_HIGH'
  /** The text is too long. `max` if known. */
  | 'TOO_LONG'
  /** The number is too low. `min` if known. */
  | 'TOO_LOW'
  /** The list has more than `max` entries. */
  | 'TOO_MANY'
  /** The text is too short. `min` if known. */
  | 'TOO_SHORT'
  /** Rejected by Shopware with an unknown code. See `upstreamCode` and `message`. */
  | 'UNKNOWN'
  /** The content type is not `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The shop does not accept files. */
  | 'UPLOADS_UNAVAILABLE'
  /** The uploaded file expired. Upload it again. */
  | 'UPLOAD_EXPIRED'
  /** The file could not be stored. */
  | 'UPLOAD_FAILED'
  /** Shopware did not respond in time. Retry after `retryAfter` seconds. */
  | 'UPSTREAM_TIMEOUT'
  /** Shopware is unavailable. Retry after `retryAfter` seconds. */
  | 'UPSTREAM_UNAVAILABLE'
  /** The VAT id is not valid in the country. */
  | 'VAT_ID_INVALID'
  /** A URL is not allowed here. */
  | 'WEB_ADDRESS_NOT_ALLOWED'
  /** The shop has no wishlist. */
  | 'WISHLIST_UNAVAILABLE'
  /** E-mail address, postcode or link do not match. */
  | 'WRONG_ORDER_CREDENTIALS';

/** Notice codes. Expect new values. */
export type NoticeCode =
  /** The shop does not bill to this country. */
  | 'BILLING_ADDRESS_BLOCKED'
  /** The billing address is incomplete. */
  | 'BILLING_ADDRESS_INVALID'
  /** The cart is empty. */
  | 'CART_EMPTY'
  /** The cart was merged with an earlier one. */
  | 'CART_MERGED'
  /** The buyer is unknown. */
  | 'CUSTOMER_MISSING'
  /** The quantity was raised to the minimum. */
  | 'MIN_ORDER_QUANTITY'
  /** No payment method is available. */
  | 'PAYMENT_METHOD_BLOCKED'
  /** The payment method was replaced. Read the checkout again. */
  | 'PAYMENT_METHOD_CHANGED'
  /** A product is no longer sold and was removed. */
  | 'PRODUCT_NOT_FOUND'
  /** A product is sold out and was removed. */
  | 'PRODUCT_OUT_OF_STOCK'
  /** The quantity was reduced to the available stock. */
  | 'PRODUCT_STOCK_REACHED'
  /** A promotion was applied. */
  | 'PROMOTION_ADDED'
  /** The code was already applied. */
  | 'PROMOTION_ALREADY_ADDED'
  /** The promotion cannot be combined with the others. */
  | 'PROMOTION_EXCLUDED'
  /** The conditions are not met. The code is saved. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** The promotion code does not exist. */
  | 'PROMOTION_NOT_FOUND'
  /** A promotion no longer applies. */
  | 'PROMOTION_REMOVED'
  /** Promotions do not apply to a cart without a value. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** The quantity was adjusted to the purchase steps. */
  | 'PURCHASE_STEPS_QUANTITY'
  /** An address has no region. */
  | 'REGION_MISSING'
  /** An address has no salutation. */
  | 'SALUTATION_MISSING'
  /** The session and its login expired. The customer's cart returns with the next login. */
  | 'SESSION_EXPIRED'
  /** The shop does not ship to this country. */
  | 'SHIPPING_ADDRESS_BLOCKED'
  /** The shipping address is incomplete. */
  | 'SHIPPING_ADDRESS_INVALID'
  /** No shipping method is available. */
  | 'SHIPPING_METHOD_BLOCKED'
  /** The shipping method was replaced. Read the checkout again. */
  | 'SHIPPING_METHOD_CHANGED'
  /** An unknown message of Shopware. See `upstreamCode` and `message`. */
  | 'UNKNOWN';

/** Severity of a notice. */
export type NoticeSeverity =
  /** Something failed or blocks the order, see `Checkout.blockers`. */
  | 'DANGER'
  /** Information. */
  | 'INFO'
  /** Success. */
  | 'SUCCESS'
  /** Something was changed. */
  | 'WARNING';

/** Access to an order without a login: token, e-mail address and postcode. */
export type OrderAccessInput = {
  /** E-mail address of the order. */
  email: string;
  /** `Order.token`, also part of the link in the mails of the order. */
  token: string;
  /** Postcode of the billing address. */
  zipcode: string;
};

/** Outcome of a payment, independent of the plugin. */
export type PaymentOutcome =
  /** Authorised, to be captured later. */
  | 'AUTHORIZED'
  /** Cancelled by the buyer or the shop. */
  | 'CANCELLED'
  /** Failed. `canPay` shows whether a retry is possible. */
  | 'FAILED'
  /** Not paid, no payment pending. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Partially paid. */
  | 'PARTIALLY_PAID'
  /** Waiting for the provider. */
  | 'PENDING'
  /** Fully or partially refunded, or charged back. */
  | 'REFUNDED';

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** `Cart.hash` of the cart that the shopper saw. */
  cartHash: string;
  /** Comment of the shopper. */
  comment?: string | null | undefined;
  /** Return address after a failed or cancelled payment, with `error-code` appended. Defaults to `returnUrl`. */
  errorUrl?: string | null | undefined;
  /** Unique key of this order, 8 to 128 characters, valid for a day. */
  idempotencyKey: string;
  /** Data for the payment plugin, e.g. a wallet token. */
  paymentData?: Readonly<Record<string, unknown>> | null | undefined;
  /** Return address after the payment: a page or deep link allowed by the shop (`RETURN_URL_NOT_ALLOWED`). Defaults to the shop's page. `order={id}` is appended. Read the result from `Order.paymentOutcome`. */
  returnUrl?: string | null | undefined;
  /** Whether the waiver of withdrawal was acknowledged. Required for downloads. */
  revocationWaived?: boolean;
  /** Whether the terms were accepted. Ignored if the shop has none. */
  termsAccepted: boolean;
};

/** Filters. Values of one property group are combined with OR, groups with AND. */
export type ProductFilterInput = {
  /** Category ids, for a search only. */
  categories?: Array<string | number> | null | undefined;
  /** Only products with free shipping. */
  freeShipping?: boolean | null | undefined;
  /** Manufacturer ids. A value that the filters of the list do not offer is `BAD_USER_INPUT`, here and below. */
  manufacturers?: Array<string | number> | null | undefined;
  /** Highest price in the currency of the request. */
  maxPrice?: string | null | undefined;
  /** Lowest price in the currency of the request. */
  minPrice?: string | null | undefined;
  /** Property option ids. */
  properties?: Array<string | number> | null | undefined;
  /** Minimum rating, 1 to 5. */
  rating?: number | null | undefined;
};

/** Input of `setGuestCustomer`. */
export type SetGuestCustomerInput = {
  /** Private or business. */
  accountType?: AccountType;
  /** Billing address, also used for shipping unless another is given. */
  billingAddress: AddressInput;
  /** Company name. Required for a business. */
  company?: string | null | undefined;
  /** E-mail address for the confirmation. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** An id from `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Shipping address, if different. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

export type StartQueryVariables = Exact<{ [key: string]: never; }>;


export type StartQuery = { languages: Array<{ locale: string, pathPrefix: string }>, currencies: Array<{ isoCode: string }>, salutations: Array<{ id: string, key: string }>, countries: Array<{ zipcodePattern: string | null, id: string, isoCode: string, isShippingAvailable: boolean, requiresState: boolean, requiresZipcode: boolean, states: Array<{ id: string }> }>, navigation: Array<{ link: { path: string | null } | null, children: Array<{ link: { path: string | null } | null }> }> };

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
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type BrowseQuery = { listing: { totalCount: number, nodes: Array<{ id: string, name: string, path: string, available: boolean, hasVariants: boolean, fromPrice: { unitPrice: { amount: string, currencyCode: string } } }>, sortings: Array<{ key: string }>, filters: Array<
      | { __typename: 'OptionFilter', key: string }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', key: string }
      | { __typename: 'ToggleFilter', key: string }
    > } };

export type LookQueryVariables = Exact<{
  id: string | number;
}>;


export type LookQuery = { product: { id: string, name: string, path: string, isDownload: boolean, available: boolean, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { name: string }, options: Array<{ selected: boolean, combinable: boolean, path: string | null, option: { label: string } }> }> } | null };

export type SearchQueryVariables = Exact<{
  term: string;
}>;


export type SearchQuery = { search: { nodes: Array<{ id: string, name: string }> } };

export type CartStateFragment = { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> };

export type AddMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
}>;


export type AddMutation = { addToCart: { cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type EnterCodeMutationVariables = Exact<{
  code: string;
}>;


export type EnterCodeMutation = { addPromotionCode: { cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CheckoutStateFragment = { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, isGuest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> };

export type IdentifyMutationVariables = Exact<{
  input: SetGuestCustomerInput;
}>;


export type IdentifyMutation = { setGuestCustomer: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, isGuest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ShipMutationVariables = Exact<{
  id: string | number;
}>;


export type ShipMutation = { setShippingMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, isGuest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PayMutationVariables = Exact<{
  id: string | number;
}>;


export type PayMutation = { setPaymentMethod: { checkout: { canOrder: boolean, blockers: Array<{ code: NoticeCode, message: string }>, cart: { hash: string, totalQuantity: number, items: Array<{ id: string, productId: string | null, quantity: number }>, total: { amount: string, currencyCode: string }, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string }> }, customer: { email: string, isGuest: boolean } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string } }>, paymentMethods: Array<{ blocked: boolean, method: { id: string } }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

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
  access: OrderAccessInput;
}>;


export type OpenOrderLinkMutation = { orderByToken: { order: { id: string, paid: boolean, canPay: boolean, paymentStatus: { code: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PayByLinkMutationVariables = Exact<{
  orderId: string | number;
  access: OrderAccessInput;
}>;


export type PayByLinkMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type PaidOrderQueryVariables = Exact<{
  orderId: string | number;
}>;


export type PaidOrderQuery = { order: { paymentOutcome: PaymentOutcome, canPay: boolean, paid: boolean } | null };

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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
    isGuest
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
    isoCode
    isShippingAvailable
    requiresState
    requiresZipcode
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
    query Browse($categoryId: ID!, $filter: ProductFilterInput, $sorting: String, $first: Int) {
  listing(
    categoryId: $categoryId
    filter: $filter
    sorting: $sorting
    first: $first
  ) {
    totalCount
    nodes {
      id
      name
      path
      available
      hasVariants
      fromPrice {
        unitPrice {
          amount
          currencyCode
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
    available
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
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const AddDocument = new TypedDocumentString(`
    mutation Add($productId: ID!, $quantity: Int!) {
  addToCart(input: {items: [{productId: $productId, quantity: $quantity}]}) {
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
  }
  notices {
    code
    severity
    message
  }
}`) as unknown as TypedDocumentString<EnterCodeMutation, EnterCodeMutationVariables>;
export const IdentifyDocument = new TypedDocumentString(`
    mutation Identify($input: SetGuestCustomerInput!) {
  setGuestCustomer(input: $input) {
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
    isGuest
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
    isGuest
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
  totalQuantity
  items {
    id
    productId
    quantity
  }
  total {
    amount
    currencyCode
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
    isGuest
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
    mutation OpenOrderLink($access: OrderAccessInput!) {
  orderByToken(input: $access) {
    order {
      id
      paid
      canPay
      paymentStatus {
        code
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
    mutation PayByLink($orderId: ID!, $access: OrderAccessInput!) {
  payOrder(input: {id: $orderId, access: $access}) {
    paymentUrl
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PayByLinkMutation, PayByLinkMutationVariables>;
export const PaidOrderDocument = new TypedDocumentString(`
    query PaidOrder($orderId: ID!) {
  order(id: $orderId) {
    paymentOutcome
    canPay
    paid
  }
}
    `) as unknown as TypedDocumentString<PaidOrderQuery, PaidOrderQueryVariables>;