/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopFactsQuery = { countries: Array<{ id: string, isoCode: string }>, salutations: Array<{ id: string }>, navigation: Array<{ label: string, categoryId: string }> };

export type CategoryProductsQueryVariables = Exact<{
  categoryId: string | number;
}>;


export type CategoryProductsQuery = { listing: { nodes: Array<{ id: string, name: string, available: boolean, fromPrice: { unitPrice: { formatted: string } } }> } };

export type AddProductMutationVariables = Exact<{
  productId: string | number;
  idempotencyKey: string;
}>;


export type AddProductMutation = { addToCart: { cart: { hash: string, totalQuantity: number } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type SetGuestMutationVariables = Exact<{
  input: SetGuestCustomerInput;
}>;


export type SetGuestMutation = { setGuestCustomer: { checkout: { canOrder: boolean, blockers: Array<{ message: string }>, cart: { hash: string } } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { number: string, total: { formatted: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };


export const ShopFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isoCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salutations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MAIN"}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]}}]} as unknown as DocumentNode<ShopFactsQuery, ShopFactsQueryVariables>;
export const CategoryProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"fromPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const SetGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetGuestCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canOrder"}},{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetGuestMutation, SetGuestMutationVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;