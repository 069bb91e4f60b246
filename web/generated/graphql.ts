/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StorefrontTheme } from '../../schema/theme-contract.ts';
/** Private or business. */
export type AccountType =
  /** A business. */
  | 'BUSINESS'
  /** A private person. */
  | 'PRIVATE';

/** Input of `addPromotionCode`. */
export type AddPromotionCodeInput = {
  /** The code as entered. */
  code: string;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** Unique key of this change, at most 128 characters. A repeated key within 10 minutes adds only once. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 100 items. Quantities of one product are added up. If a quantity is below 1 or an id malformed, nothing is added. */
  items: Array<CartItemInput>;
};

/** Products for the wishlist. */
export type AddToWishlistInput = {
  /** Product ids, at most 1000. A single product that is not sold is `PRODUCT_NOT_FOUND`; of several, those not sold are omitted. */
  productIds: Array<string | number>;
};

/** Changed fields of an address. */
export type AddressChangesInput = {
  /** Second line. */
  additional?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** An id from `countries`. */
  countryId?: string | number | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** An id from `salutations`. */
  salutationId?: string | number | null | undefined;
  /** An id from the `states` of the country. Cleared by a change of country. */
  stateId?: string | number | null | undefined;
  /** Street and number. */
  street?: string | null | undefined;
  /** Postal code. */
  zipcode?: string | null | undefined;
};

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

/** A highlight of a product. */
export type Badge =
  /** Free shipping. */
  | 'FREE_SHIPPING'
  /** Recently released. */
  | 'NEW'
  /** Reduced price. */
  | 'SALE'
  /** Designed in Switzerland. */
  | 'SWISS_DESIGN'
  /** Top seller. */
  | 'TOPSELLER';

/** A product and a quantity. */
export type CartItemInput = {
  /** Id of a purchasable product: a variant, not its parent. */
  productId: string | number;
  /** Quantity, at least 1. */
  quantity?: number;
};

/** Input of `changeEmail`. */
export type ChangeEmailInput = {
  /** The new e-mail address. */
  email: string;
  /** Repetition of the new value. */
  emailConfirmation: string;
  /** The current password. */
  password: string;
};

/** Input of `changeOrderPayment`. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  id: string | number;
  /** An id from `paymentMethods`. */
  paymentMethodId: string | number;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The new password. */
  newPassword: string;
  /** Repetition of the new password. */
  newPasswordConfirmation: string;
  /** The current password. */
  password: string;
};

/** Input of `changeProfile`. Absent fields stay unchanged. */
export type ChangeProfileInput = {
  /** Private or business. */
  accountType?: AccountType | null | undefined;
  /** Company name. Required for a business. */
  company?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** An id from `salutations`. */
  salutationId?: string | number | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** Brightness of a background, which determines the text colour. */
export type CmsTone =
  /** White text. */
  | 'DARK'
  /** Dark text, also secondary. */
  | 'LIGHT'
  /** Black text. */
  | 'MEDIUM';

/** Values from the link in a confirmation mail. */
export type ConfirmationInput = {
  /** `em` from the link. */
  emailHash: string;
  /** `hash` from the link. */
  token: string;
};

/** Input of `createAddress`. */
export type CreateAddressInput = {
  /** The address. */
  address: AddressInput;
  /** Whether to make it the default billing address. */
  defaultBilling?: boolean;
  /** Whether to make it the default shipping address. */
  defaultShipping?: boolean;
};

/** State of a shopper. */
export type CustomerState =
  /** Logged in. */
  | 'CUSTOMER'
  /** Guest with name and address, without an account. */
  | 'GUEST'
  /** Registered, not confirmed. */
  | 'INACTIVE'
  /** Anonymous visitor. */
  | 'VISITOR';

/** Input of `deleteCustomer`. */
export type DeleteCustomerInput = {
  /** Confirmation of the deletion. */
  confirmed: boolean;
};

/** Difficulty of a recipe. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** An e-mail address. */
export type EmailInput = {
  /** E-mail address. */
  email: string;
};

/** Kind of an entry. */
export type EntryKind =
  /** A blog post. */
  | 'BLOG'
  /** A news item. */
  | 'NEWS'
  /** A recipe. */
  | 'RECIPE';

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

/** A form value. */
export type FormFieldInput = {
  /** Name of the field. */
  name: string;
  /** The value. For a file, the key from `POST /upload`, which is valid for one form. */
  value: string;
};

/** Form of the shop. */
export type FormKind =
  /** Request for a notification when a product is back in stock. Answered by staff. */
  | 'BACK_IN_STOCK'
  /** Request to cancel an order. Decided by staff. */
  | 'CANCELLATION'
  /** Contact. */
  | 'CONTACT'
  /** Question about a product or order. */
  | 'CUSTOM'
  /** Newsletter subscription. */
  | 'NEWSLETTER'
  /** Repair. */
  | 'REPAIR'
  /** Return. */
  | 'RETURN'
  /** Warranty claim. */
  | 'WARRANTY'
  /** Withdrawal from the contract. */
  | 'WITHDRAWAL';

/** Type of the page of a form. */
export type FormPlaceEntity =
  /** A category. */
  | 'CATEGORY'
  /** A landing page. */
  | 'LANDING_PAGE'
  /** A product. */
  | 'PRODUCT';

/** Position of a form in a layout. */
export type FormPlaceInput = {
  /** Type of that page. */
  entity: FormPlaceEntity;
  /** Id of the category, landing page or product of the layout. */
  navigationId: string | number;
  /** Id of the slot. */
  slotId: string | number;
};

/** A reference to one object. */
export type IdInput = {
  /** Id of the object. */
  id: string | number;
};

/** Role of a legal page. */
export type LegalRole =
  /** Imprint. */
  | 'IMPRINT'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Shipping and payment. */
  | 'SHIPPING'
  /** Terms and conditions. */
  | 'TERMS'
  /** Right of withdrawal. */
  | 'WITHDRAWAL'
  /** Form to withdraw from a contract, since Shopware 6.7. */
  | 'WITHDRAWAL_FORM';

/** Input of `login`. */
export type LoginInput = {
  /** Captcha answer, as in `SendFormInput`. */
  captchaAnswer?: string | null | undefined;
  /** `token` of a captcha. Required after `CAPTCHA_REQUIRED`. */
  captchaToken?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
};

/** Newsletter status of a customer. */
export type NewsletterState =
  /** Not subscribed. */
  | 'NONE'
  /** Subscribed, not yet confirmed. */
  | 'PENDING'
  /** Subscribed and confirmed. */
  | 'SUBSCRIBED';

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

/** How options are displayed. */
export type OptionDisplay =
  /** Colour swatches. */
  | 'COLOR'
  /** Pictures. */
  | 'IMAGE'
  /** Select list. */
  | 'SELECT'
  /** Text. */
  | 'TEXT';

/** Access to an order without a login: token, e-mail address and postcode. */
export type OrderAccessInput = {
  /** E-mail address of the order. */
  email: string;
  /** `Order.token`, also part of the link in the mails of the order. */
  token: string;
  /** Postcode of the billing address. */
  zipcode: string;
};

/** Type of an order item. */
export type OrderItemType =
  /** A credit. */
  | 'CREDIT'
  /** A custom item of the shop. */
  | 'CUSTOM'
  /** A product. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION';

/** Input of `payOrder`. */
export type PayOrderInput = {
  /** Access without a login. */
  access?: OrderAccessInput | null | undefined;
  /** Return address after a failed or cancelled payment, with `error-code` appended. Defaults to `returnUrl`. */
  errorUrl?: string | null | undefined;
  /** Id of an order of this session, or of the one that `access` opens. */
  id: string | number;
  /** Data for the payment plugin, e.g. a wallet token. */
  paymentData?: Readonly<Record<string, unknown>> | null | undefined;
  /** Return address after the payment: a page or deep link allowed by the shop (`RETURN_URL_NOT_ALLOWED`). Defaults to the shop's page. `order={id}` is appended. Read the result from `Order.paymentOutcome`. */
  returnUrl?: string | null | undefined;
};

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

/** An icon. */
export type PromiseIcon =
  /** A parcel. */
  | 'BOX'
  /** A card for payments. */
  | 'CARD'
  /** A tick. */
  | 'CHECK'
  /** A clock. */
  | 'CLOCK'
  /** An arrow back. */
  | 'RETURN'
  /** A shield. */
  | 'SHIELD'
  /** A wrench. */
  | 'TOOL'
  /** A truck. */
  | 'TRUCK';

/** Input of `register`. */
export type RegisterInput = {
  /** Whether the privacy policy was acknowledged. */
  acceptedDataProtection: boolean;
  /** Private or business. */
  accountType?: AccountType;
  /** Billing address, also used for shipping unless another is given. */
  billingAddress: AddressInput;
  /** Company name. Required for a business. */
  company?: string | null | undefined;
  /** Id of a customer group that accepts registrations. */
  customerGroupId?: string | number | null | undefined;
  /** E-mail address for the login. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Password. The shop defines the minimum length. */
  password: string;
  /** An id from `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Shipping address, if different. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** The promotion to remove: exactly one of the fields. */
export type RemovePromotionInput =
  {   /** An entered code, case-insensitive. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of an applied promotion, from `Cart.promotions`. */
  id: string | number; };

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** The new password. The shop defines the minimum length. */
  password: string;
  /** Repetition of the new value. */
  passwordConfirmation: string;
  /** `hash` from the link. */
  token: string;
};

/** Input of `sendForm`. */
export type SendFormInput = {
  /** ALTCHA payload (challenge and solution as Base64 JSON) or reCAPTCHA token. */
  captchaAnswer: string;
  /** `token` of the captcha. */
  captchaToken: string;
  /** Values by field name. Unknown names are `BAD_USER_INPUT`. */
  fields: Array<FormFieldInput>;
  /** The form. */
  kind: FormKind;
  /** Position of the form in a layout, which determines its receivers. Null outside layouts. */
  place?: FormPlaceInput | null | undefined;
  /** Hidden field that must stay empty. */
  website?: string;
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

/** Input of `setNewsletter`. */
export type SetNewsletterInput = {
  /** Whether to subscribe. */
  subscribed: boolean;
};

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  points: number;
  /** Id of the product or of one of its variants. */
  productId: string | number;
  /** Text, 40 to 5000 characters. */
  text: string;
  /** Headline, 5 to 255 characters. */
  title: string;
};

/** Input of `subscribeNewsletter`. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Hidden field that must stay empty. */
  website?: string;
};

/** Tax state of prices. */
export type TaxState =
  /** Prices include tax. */
  | 'GROSS'
  /** Prices exclude tax. */
  | 'NET'
  /** Tax-free. */
  | 'TAX_FREE';

/** Input of `updateAddress`. */
export type UpdateAddressInput = {
  /** Changed fields. Absent fields stay unchanged, null clears an optional field. */
  address?: AddressChangesInput | null | undefined;
  /** Whether to make it the default billing address. */
  defaultBilling?: boolean;
  /** Whether to make it the default shipping address. */
  defaultShipping?: boolean;
  /** An id from `Customer.addresses`. */
  id: string | number;
};

/** Input of `updateCartItem`. */
export type UpdateCartItemInput = {
  /** Id of an item of the cart. */
  id: string | number;
  /** Quantity, at least 1. */
  quantity: number;
};

/** Input of `updateSession`. Absent fields stay unchanged. */
export type UpdateSessionInput = {
  /** Country for taxes and shipping: an id from `countries`. */
  countryId?: string | number | null | undefined;
  /** Currency of prices and cart: an id from `currencies`. */
  currencyId?: string | number | null | undefined;
  /** Language of mails and documents: one of `languages`. */
  locale?: string | null | undefined;
};

/** Video provider. */
export type VideoProvider =
  /** vimeo.com. */
  | 'VIMEO'
  /** youtube-nocookie.com. */
  | 'YOUTUBE';

/** A range of screen sizes. */
export type Viewport =
  /** From lg. */
  | 'DESKTOP'
  /** Below md. */
  | 'MOBILE'
  /** md to lg. */
  | 'TABLET';

export type CustomerPartsFragment = { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null };

export type CustomerPayloadPartsFragment = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { newsletter: NewsletterState | null, id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, salutations: Array<{ id: string, key: string, label: string }> };

export type PaymentMethodPartsFragment = { id: string, name: string, description: string | null, image: { url: string } | null };

export type PaymentChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentChoiceQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, paymentMethods: Array<{ id: string, name: string, description: string | null, image: { url: string } | null }> };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, orders: { totalCount: number, nodes: Array<{ id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, total: { formatted: string }, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, bankTransfer: { reference: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null }> }, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null };

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetDefaultPaymentMethodMutationVariables = Exact<{
  input: IdInput;
}>;


export type SetDefaultPaymentMethodMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetNewsletterMutationVariables = Exact<{
  input: SetNewsletterInput;
}>;


export type SetNewsletterMutation = { payload: { customer: { newsletter: NewsletterState | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteCustomerMutationVariables = Exact<{
  input: DeleteCustomerInput;
}>;


export type DeleteCustomerMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SessionPayloadPartsFragment = { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type ImitatedCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ImitatedCustomerQuery = { customer: { firstName: string, lastName: string, number: string | null } | null };

export type RegisterFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterFormQuery = { countries: Array<{ id: string, isoCode: string, name: string, requiresState: boolean, requiresVatId: boolean, vatIdPattern: string | null, zipcodePattern: string | null, requiresZipcode: boolean, isShippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, shop: { legalPages: Array<{ role: LegalRole, path: string }> } };

export type CustomerGroupQueryVariables = Exact<{
  id: string | number;
}>;


export type CustomerGroupQuery = { customerGroupRegistration: { id: string, title: string, introductionHtml: string | null, metaDescription: string | null, companiesOnly: boolean } | null };

export type HomePictureQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePictureQuery = { page:
    | { category: { id: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null } }
    | Record<PropertyKey, never>
   | null };

export type PasswordResetTokenValidQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetTokenValidQuery = { isPasswordResetTokenValid: boolean };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: ConfirmationInput;
}>;


export type ConfirmRegistrationMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestPasswordRecoveryMutationVariables = Exact<{
  input: EmailInput;
}>;


export type RequestPasswordRecoveryMutation = { payload: { done: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { payload: { done: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BookAddressPartsFragment = { isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null };

export type AddressPayloadPartsFragment = { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { id: string, firstName: string, lastName: string, salutation: { id: string, key: string } | null, addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null }> } | null, countries: Array<{ id: string, isoCode: string, name: string, requiresState: boolean, requiresVatId: boolean, vatIdPattern: string | null, zipcodePattern: string | null, requiresZipcode: boolean, isShippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }> };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteAddressMutationVariables = Exact<{
  input: IdInput;
}>;


export type DeleteAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type NoticePartsFragment = { code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null };

export type UserErrorPartsFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type CartPartsFragment = { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> };

export type CartPayloadPartsFragment = { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemoveFromCartMutationVariables = Exact<{
  input: IdInput;
}>;


export type RemoveFromCartMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AddPromotionCodeMutationVariables = Exact<{
  input: AddPromotionCodeInput;
}>;


export type AddPromotionCodeMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemovePromotionMutationVariables = Exact<{
  input: RemovePromotionInput;
}>;


export type RemovePromotionMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeliveryCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryCountriesQuery = { countries: Array<{ id: string, name: string, isShippingAvailable: boolean }>, session: { state: CustomerState, country: { id: string } | null } };

export type DeliverToMutationVariables = Exact<{
  input: UpdateSessionInput;
}>;


export type DeliverToMutation = { payload: { session: { state: CustomerState } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type FilterCountsQueryVariables = Exact<{
  categoryId: string | number;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type FilterCountsQuery = { listing: { filters: Array<
      | { __typename: 'OptionFilter', key: string, values: Array<{ value: string, count: number | null }> }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', counts: Array<number> | null, key: string }
      | { __typename: 'ToggleFilter', count: number | null, key: string }
    > } };

export type SearchFilterCountsQueryVariables = Exact<{
  term: string;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SearchFilterCountsQuery = { search: { filters: Array<
      | { __typename: 'OptionFilter', key: string, values: Array<{ value: string, count: number | null }> }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', counts: Array<number> | null, key: string }
      | { __typename: 'ToggleFilter', count: number | null, key: string }
    > } };

type FilterCountParts_OptionFilter_Fragment = { __typename: 'OptionFilter', key: string, values: Array<{ value: string, count: number | null }> };

type FilterCountParts_RangeFilter_Fragment = { __typename: 'RangeFilter', key: string };

type FilterCountParts_RatingFilter_Fragment = { __typename: 'RatingFilter', counts: Array<number> | null, key: string };

type FilterCountParts_ToggleFilter_Fragment = { __typename: 'ToggleFilter', count: number | null, key: string };

export type FilterCountPartsFragment =
  | FilterCountParts_OptionFilter_Fragment
  | FilterCountParts_RangeFilter_Fragment
  | FilterCountParts_RatingFilter_Fragment
  | FilterCountParts_ToggleFilter_Fragment
;

export type MoneyPartsFragment = { amount: string, currencyCode: string, formatted: string };

export type PicturePartsFragment = { url: string, srcset: string | null, width: number | null, height: number | null, alt: string };

export type ProductCardPartsFragment = { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> };

export type ListingPartsFragment = { totalCount: number, sorting: string | null, filterCount: number, appliedCount: number, nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, sortings: Array<{ key: string, label: string }>, filters: Array<
    | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
    | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
    | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
    | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
  > };

export type ListingQueryVariables = Exact<{
  categoryId: string | number;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ListingQuery = { listing: { totalCount: number, sorting: string | null, filterCount: number, appliedCount: number, nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
    > } };

export type ListingMoreQueryVariables = Exact<{
  categoryId: string | number;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ListingMoreQuery = { listing: { nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } };

type WholeFilter_OptionFilter_Fragment = { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> };

type WholeFilter_RangeFilter_Fragment = { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null };

type WholeFilter_RatingFilter_Fragment = { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null };

type WholeFilter_ToggleFilter_Fragment = { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean };

export type WholeFilterFragment =
  | WholeFilter_OptionFilter_Fragment
  | WholeFilter_RangeFilter_Fragment
  | WholeFilter_RatingFilter_Fragment
  | WholeFilter_ToggleFilter_Fragment
;

export type ListingFiltersQueryVariables = Exact<{
  categoryId: string | number;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ListingFiltersQuery = { listing: { filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
    > } };

type BoundedFilterParts_RangeFilter_Fragment = { min: string, max: string, selectedMin: string | null, selectedMax: string | null };

type BoundedFilterParts_RatingFilter_Fragment = { maxRating: number, selectedRating: number | null };

type BoundedFilterParts_ToggleFilter_Fragment = { available: boolean, selected: boolean };

export type BoundedFilterPartsFragment =
  | BoundedFilterParts_RangeFilter_Fragment
  | BoundedFilterParts_RatingFilter_Fragment
  | BoundedFilterParts_ToggleFilter_Fragment
;

export type MenuPanelQueryVariables = Exact<{
  id: string | number;
}>;


export type MenuPanelQuery = { node:
    | { __typename: 'Address' }
    | { __typename: 'Cart' }
    | { __typename: 'Category', children: Array<{ categoryId: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, products: { nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } | null }
    | { __typename: 'Customer' }
    | { __typename: 'Entry' }
    | { __typename: 'LandingPage' }
    | { __typename: 'Order' }
    | { __typename: 'Product' }
   | null };

export type PropertyPartsFragment = { key: string, label: string, values: Array<string>, unit: string | null };

export type ReviewListPartsFragment = { totalCount: number, histogram: Array<number>, nodes: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type ProductPartsFragment = { id: string, parentId: string | null, number: string, ean: string | null, name: string, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, available: boolean, stock: number | null, averageRating: number | null, reviewCount: number | null, isDownload: boolean, releaseDate: string | null, options: Array<{ id: string, label: string }>, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null, lowestPrice30Days: { formatted: string } | null, tiers: Array<{ minQuantity: number, maxQuantity: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string } }> }, availability: { restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currencyCode: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, reviews: { totalCount: number, histogram: Array<number>, nodes: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> };

export type ProductQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductQuery = { product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, available: boolean, stock: number | null, averageRating: number | null, reviewCount: number | null, isDownload: boolean, releaseDate: string | null, options: Array<{ id: string, label: string }>, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null, lowestPrice30Days: { formatted: string } | null, tiers: Array<{ minQuantity: number, maxQuantity: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string } }> }, availability: { restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currencyCode: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, reviews: { totalCount: number, histogram: Array<number>, nodes: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> } | null };

export type ReviewsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
  stars?: number | null | undefined;
}>;


export type ReviewsQuery = { product: { reviews: { totalCount: number, histogram: Array<number>, nodes: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type SubmitReviewMutationVariables = Exact<{
  input: SubmitReviewInput;
}>;


export type SubmitReviewMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SearchQueryVariables = Exact<{
  term: string;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  withLayout: boolean;
}>;


export type SearchQuery = { search: { totalCount: number, sorting: string | null, filterCount: number, appliedCount: number, nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
    > }, searchEntries: { nodes: Array<{ id: string, path: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }> } } & { main?: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, children: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, shop?: { freeShippingFrom: { formatted: string } | null } };

export type SearchMoreQueryVariables = Exact<{
  term: string;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SearchMoreQuery = { search: { nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } };

export type SearchFiltersQueryVariables = Exact<{
  term: string;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SearchFiltersQuery = { search: { filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
    > } };

export type SuggestQueryVariables = Exact<{
  term: string;
}>;


export type SuggestQuery = { suggest: { totalCount: number, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }, searchEntries: { nodes: Array<{ id: string, title: string, path: string }> } };

export type FoundEntryFragment = { id: string, title: string, path: string };

export type ComplementsQueryVariables = Exact<{
  id: string | number;
}>;


export type ComplementsQuery = { product: { crossSellings: Array<{ title: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }> } | null, bestsellers: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { navigation: Array<{ categoryId: string, label: string, link: { path: string | null } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, bestsellers: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> };

type AddressParts_Address_Fragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null };

type AddressParts_OrderAddress_Fragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null };

export type AddressPartsFragment =
  | AddressParts_Address_Fragment
  | AddressParts_OrderAddress_Fragment
;

export type CheckoutPartsFragment = { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, session: { country: { id: string } | null }, countries: Array<{ id: string, isoCode: string, name: string, requiresState: boolean, requiresVatId: boolean, vatIdPattern: string | null, zipcodePattern: string | null, requiresZipcode: boolean, isShippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, shop: { legalPages: Array<{ role: LegalRole, path: string }> } };

export type SetShippingMethodMutationVariables = Exact<{
  input: IdInput;
}>;


export type SetShippingMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetPaymentMethodMutationVariables = Exact<{
  input: IdInput;
}>;


export type SetPaymentMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetCountryMutationVariables = Exact<{
  input: UpdateSessionInput;
}>;


export type SetCountryMutation = { payload: { session: { state: CustomerState } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OrderPartsFragment = { id: string, number: string, canChangePayment: boolean, requiresRedirect: boolean, taxState: TaxState, comment: string | null, email: string, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, total: { formatted: string }, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, totalPrice: { formatted: string }, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { description: string | null, prepaid: boolean, id: string, name: string } | null, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, shippingMethod: { name: string } | null };

export type SetGuestCustomerMutationVariables = Exact<{
  input: SetGuestCustomerInput;
}>;


export type SetGuestCustomerMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetShippingAddressMutationVariables = Exact<{
  input: IdInput;
}>;


export type SetShippingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetBillingAddressMutationVariables = Exact<{
  input: IdInput;
}>;


export type SetBillingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> }, customer: { isGuest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currencyCode: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { id: string, number: string } | null, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, number: string, canChangePayment: boolean, requiresRedirect: boolean, taxState: TaxState, comment: string | null, email: string, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, total: { formatted: string }, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, totalPrice: { formatted: string }, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { description: string | null, prepaid: boolean, id: string, name: string } | null, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, shippingMethod: { name: string } | null } | null };

export type OrderStandingSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type OrderStandingSubscription = { orderChanged: { id: string, paid: boolean, status: { code: string }, paymentStatus: { code: string } } | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OtherPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherPaymentMethodsQuery = { paymentMethods: Array<{ requiresRedirect: boolean, id: string, name: string, description: string | null, image: { url: string } | null }> };

export type PayOtherwiseMutationVariables = Exact<{
  input: ChangeOrderPaymentInput;
}>;


export type PayOtherwiseMutation = { payload: { order: { id: string, number: string, canChangePayment: boolean, requiresRedirect: boolean, taxState: TaxState, comment: string | null, email: string, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, total: { formatted: string }, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, totalPrice: { formatted: string }, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { description: string | null, prepaid: boolean, id: string, name: string } | null, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, shippingMethod: { name: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ForgetGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetGuestMutation = { payload: { cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConsentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentKeysQuery = { shop: { consentGroups: Array<{ key: string, required: boolean }> } };

export type ConsentGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentGroupsQuery = { shop: { consentGroups: Array<{ key: string, name: string, description: string | null, required: boolean, entries: Array<{ key: string, name: string, description: string | null, days: number | null }> }> } };

export type EntryCardPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null };

export type EntryPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null, productId: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null };

export type EntriesQueryVariables = Exact<{
  kind: EntryKind;
  tag?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type EntriesQuery = { entries: { totalCount: number, nodes: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }>, tags: Array<{ name: string, count: number }> } };

export type LinkPartsFragment = { path: string | null, url: string | null, newTab: boolean };

export type NavigationLeafFragment = { categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null };

export type SeoPartsFragment = { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null };

export type CmsPicturePartsFragment = { srcset: string | null, width: number | null, height: number | null, alt: string, full: string };

export type CmsLayoutPartsFragment = { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null };

export type CmsBlockPartsFragment = { id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
    | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
    | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
    | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
    | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
    | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
    | { __typename: 'CmsListing', id: string, slot: string }
    | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
    | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
    | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
    | { __typename: 'CmsSidebarFilter', id: string, slot: string }
    | { __typename: 'CmsText', html: string, id: string, slot: string }
    | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
    | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
    | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
  > };

export type CmsPagePartsFragment = { id: string, type: string, sections: Array<{ id: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
        | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
      > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
        | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
      > }> }> };

export type PageQueryVariables = Exact<{
  path: string;
  filter?: ProductFilterInput | null | undefined;
  sorting?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  withLayout: boolean;
}>;


export type PageQuery = { page:
    | { __typename: 'CategoryPage', home: boolean, entryKind: EntryKind | null, form: FormKind | null, category: { id: string, name: string, path: string, descriptionHtml: string | null, children: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }>, products: { totalCount: number, sorting: string | null, filterCount: number, appliedCount: number, nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, sortings: Array<{ key: string, label: string }>, filters: Array<
            | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ value: string, label: string, color: string | null, selected: boolean }> }
            | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
            | { __typename: 'RatingFilter', key: string, label: string, maxRating: number, selectedRating: number | null }
            | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, selected: boolean }
          > } | null }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }> }> } | null }
    | { __typename: 'EntryPage', entry: { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null, productId: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }> }> } | null, more: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'LandingPage', id: string, name: string, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }> }> } | null }
    | { __typename: 'ProductPage', product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, available: boolean, stock: number | null, averageRating: number | null, reviewCount: number | null, isDownload: boolean, releaseDate: string | null, options: Array<{ id: string, label: string }>, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null, lowestPrice30Days: { formatted: string } | null, tiers: Array<{ minQuantity: number, maxQuantity: number | null, unitPrice: { amount: string, currencyCode: string, formatted: string } }> }, availability: { restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currencyCode: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, reviews: { totalCount: number, histogram: Array<number>, nodes: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, sections: Array<{ id: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', slotId: string, title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
              | { __typename: 'CmsVideoFile', url: string, title: string | null, id: string, slot: string }
            > }> }> } | null }
    | { __typename: 'RedirectPage', path: string, permanent: boolean }
   | null } & { main?: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, children: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, shop?: { freeShippingFrom: { formatted: string } | null } };

export type FormPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormPartsQuery = { salutations: Array<{ id: string, key: string, label: string }> };

export type SenderQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderQuery = { customer: { firstName: string, lastName: string, email: string } | null };

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { token: string, challenge: string | null, siteKey: string | null } };

export type SendFormMutationVariables = Exact<{
  input: SendFormInput;
}>;


export type SendFormMutation = { payload: { sent: boolean, reference: string | null, receivedTime: string | null, confirmation: string | null, acknowledged: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  input: SubscribeNewsletterInput;
}>;


export type SubscribeNewsletterMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: ConfirmationInput;
}>;


export type ConfirmNewsletterMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: EmailInput;
}>;


export type UnsubscribeNewsletterMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TransferPartsFragment = { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } };

export type OrderTimelinePartsFragment = { createdAt: string, paid: boolean, canPay: boolean, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, bankTransfer: { reference: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null };

export type OrderRowPartsFragment = { id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, total: { formatted: string }, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, bankTransfer: { reference: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null };

export type OrderDetailPartsFragment = { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null };

export type OrderPayloadPartsFragment = { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type OrdersQueryVariables = Exact<{
  offset: number;
  search?: string | null | undefined;
}>;


export type OrdersQuery = { customer: { orders: { totalCount: number, nodes: Array<{ id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, total: { formatted: string }, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, bankTransfer: { reference: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null }>, pageInfo: { hasNextPage: boolean } } } | null };

export type OrderDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderDetailQuery = { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null } | null };

export type OrderPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderPaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string, description: string | null, image: { url: string } | null }> };

export type OrderByTokenMutationVariables = Exact<{
  input: OrderAccessInput;
}>;


export type OrderByTokenMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PayOrderAgainMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderAgainMutation = { payload: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeOrderPaymentMutationVariables = Exact<{
  input: ChangeOrderPaymentInput;
}>;


export type ChangeOrderPaymentMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CancelOrderMutationVariables = Exact<{
  input: IdInput;
}>;


export type CancelOrderMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, trackingUrls: Array<string>, createdAt: string, paid: boolean, canPay: boolean, bankTransfer: { reference: string, holder: string, address: Array<string>, iban: string, bic: string | null, qrCode: string | null, amount: { amount: string, currencyCode: string, formatted: string } } | null, goodsTotal: { formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ productNumber: string | null, id: string, type: OrderItemType, label: string, quantity: number, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, available: boolean, url: string | null }>, unitPrice: { formatted: string }, totalPrice: { formatted: string }, product: { id: string, path: string } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, isoCode: string, name: string } | null, state: { id: string, name: string } | null } | null, total: { formatted: string }, documents: Array<{ id: string, name: string, url: string }>, status: { code: string, label: string }, paymentStatus: { code: string, label: string }, deliveryStatus: { code: string, label: string } | null, arrival: { formatted: string } | null, paymentMethod: { prepaid: boolean, id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ReorderMutationVariables = Exact<{
  input: IdInput;
}>;


export type ReorderMutation = { payload: { missing: Array<string>, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UpdateSessionMutationVariables = Exact<{
  input: UpdateSessionInput;
}>;


export type UpdateSessionMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TrackedProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type TrackedProductsQuery = { nodes: Array<
    | { __typename: 'Address' }
    | { __typename: 'Cart' }
    | { __typename: 'Category' }
    | { __typename: 'Customer' }
    | { __typename: 'Entry' }
    | { __typename: 'LandingPage' }
    | { __typename: 'Order' }
    | { __typename: 'Product', id: string, name: string, listedOptions: Array<string>, manufacturer: { id: string, name: string } | null, fromPrice: { unitPrice: { amount: string, currencyCode: string } } }
   | null> };

export type PurchaseQueryVariables = Exact<{
  id: string | number;
}>;


export type PurchaseQuery = { order: { number: string, subtotal: { amount: string, currencyCode: string }, shipping: { amount: string }, taxes: Array<{ amount: { amount: string } }>, items: Array<{ id: string, type: OrderItemType, productId: string | null, label: string, quantity: number, unitPrice: { amount: string } }> } | null };

export type LayoutPartsFragment = { main: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, children: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, shop: { freeShippingFrom: { formatted: string } | null } };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { main: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, children: Array<{ categoryId: string, label: string, image: { __typename: 'Image' } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, shop: { freeShippingFrom: { formatted: string } | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { session: { state: CustomerState, expired: boolean, imitated: boolean }, cart: { hash: string, totalQuantity: number, virtual: boolean, isShippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, orderable: boolean, isDownload: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unitPrice: { amount: string, currencyCode: string, formatted: string }, totalPrice: { formatted: string }, compareAtTotal: { formatted: string } | null, arrival: { formatted: string } | null }>, arrival: { formatted: string } | null, goodsTotal: { formatted: string }, subtotal: { amount: string, currencyCode: string, formatted: string }, shipping: { amount: string, currencyCode: string, formatted: string }, total: { amount: string, currencyCode: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currencyCode: string, formatted: string }, missing: { amount: string, currencyCode: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, cartItemId: string | null }> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { state: CustomerState, expired: boolean, imitated: boolean } };

export type ShopPromisePartsFragment = { text: string, url: string | null, icon: PromiseIcon | null };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { shop: { name: string, claim: string | null, phone: string | null, email: string | null, address: Array<string>, openingHours: Array<string>, legalEntity: string | null, year: number | null, titleSuffix: string, homeTitle: string | null, homeDescription: string | null, reviewAnswer: string | null, returnDays: number | null, country: string | null, newsletter: string | null, theme: StorefrontTheme | null, paymentMethods: Array<string>, logo: { url: string, width: number | null, height: number | null } | null, icon: { url: string } | null, promises: { header: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, product: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, basket: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, checkout: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, footer: Array<{ text: string, url: string | null, icon: PromiseIcon | null }> }, social: Array<{ label: string, url: string }>, paymentLogos: Array<{ url: string, alt: string }>, legalPages: Array<{ role: LegalRole, label: string, path: string }> } };

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: { productIds: Array<string> } };

export type WishlistPageQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type WishlistPageQuery = { wishlist: { products: { nodes: Array<{ id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }> } } };

export type WishedProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type WishedProductsQuery = { nodes: Array<
    | { __typename: 'Address' }
    | { __typename: 'Cart' }
    | { __typename: 'Category' }
    | { __typename: 'Customer' }
    | { __typename: 'Entry' }
    | { __typename: 'LandingPage' }
    | { __typename: 'Order' }
    | { __typename: 'Product', id: string, name: string, listedOptions: Array<string>, summary: string | null, path: string, badges: Array<Badge>, averageRating: number | null, available: boolean, stock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, fromPrice: { taxState: TaxState, isFromPrice: boolean, discountPercent: number | null, unitPrice: { formatted: string }, compareAtPrice: { formatted: string } | null, referencePrice: { quantity: number, unit: string, price: { formatted: string } } | null }, swatches: Array<{ label: string, color: string | null }> }
   | null> };

export type AddToWishlistMutationVariables = Exact<{
  input: AddToWishlistInput;
}>;


export type AddToWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: IdInput;
}>;


export type RemoveFromWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };
