/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopFactsQuery = { countries: Array<{ id: string, iso: string }>, salutations: Array<{ id: string }>, navigation: Array<{ label: string, categoryId: string }> };

export type CategoryProductsQueryVariables = Exact<{
  categoryId: string | number;
}>;


export type CategoryProductsQuery = { listing: { products: Array<{ id: string, name: string, available: boolean, price: { unit: { formatted: string } } }> } };

export type AddProductMutationVariables = Exact<{
  productId: string | number;
  idempotencyKey: string;
}>;


export type AddProductMutation = { addToCart: { cart: { hash: string, count: number } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type SetGuestMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type SetGuestMutation = { identifyGuest: { checkout: { canOrder: boolean, blockers: Array<{ message: string }>, cart: { hash: string } } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { number: string, total: { formatted: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };


export const ShopFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salutations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MAIN"}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]}}]} as unknown as DocumentNode<ShopFactsQuery, ShopFactsQueryVariables>;
export const CategoryProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"24"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const SetGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentifyGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifyGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canOrder"}},{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetGuestMutation, SetGuestMutationVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;