/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  /** A value of the client's own making for this change alone, at most 128 characters; the same one within 10 minutes adds only once, whatever is to be added. */
  idempotencyKey?: string | null | undefined;
  /** Id of a product that can be bought (a variant, not its parent). */
  productId: string | number;
  /** Pieces, a positive whole number. */
  quantity?: number;
};

/** What changes of an address. */
export type AddressChangesInput = {
  /** Second line. */
  additional?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Id out of `countries`. */
  countryId?: string | number | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Id out of the country's `states`; gone with another country. */
  stateId?: string | number | null | undefined;
  /** Street and number. */
  street?: string | null | undefined;
  /** Postal code. */
  zipcode?: string | null | undefined;
};

/** An address of the customer. */
export type AddressIdInput = {
  /** Id out of `addresses`. */
  id: string | number;
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

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address. */
  email: string;
  /** The same again. */
  emailConfirmation: string;
  /** The password of the account. */
  password: string;
};

/** Another way to pay an order. */
export type ChangeOrderPaymentInput = {
  /** Id of the order. */
  orderId: string | number;
  /** Id out of `paymentMethods`. */
  paymentMethodId: string | number;
};

/** A new password. */
export type ChangePasswordInput = {
  /** The new one. */
  newPassword: string;
  /** The new one again. */
  newPasswordConfirmation: string;
  /** The password until now. */
  password: string;
};

/** What changes of who the customer is; what is absent stays as it is. */
export type ChangeProfileInput = {
  /** Private person or business. */
  accountType?: AccountType | null | undefined;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** How a section is divided. */
export type CmsSectionType =
  /** One column. */
  | 'DEFAULT'
  /** Sidebar and main column. */
  | 'SIDEBAR';

/** How light a ground is: which text is legible on it. */
export type CmsTone =
  /** White text. */
  | 'DARK'
  /** Dark text, of second rank too. */
  | 'LIGHT'
  /** Black text. */
  | 'MEDIUM';

/** What the link of the newsletter's mail carries. */
export type ConfirmNewsletterInput = {
  /** `em` of the link. */
  em: string;
  /** `hash` of the link. */
  hash: string;
};

/** What the link of the confirmation mail carries. */
export type ConfirmRegistrationInput = {
  /** `em` of the link. */
  em: string;
  /** `hash` of the link. */
  hash: string;
};

/** How round corners are. */
export type Corners =
  /** Not at all. */
  | 'NONE'
  /** Clearly. */
  | 'ROUND'
  /** A little. */
  | 'SMALL';

/** A new address. */
export type CreateAddressInput = {
  /** The address. */
  address: AddressInput;
  /** Whether bills go there from now on. */
  defaultBilling?: boolean;
  /** Whether goods go there from now on. */
  defaultShipping?: boolean;
};

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

/** Closing an account. */
export type DeleteCustomerInput = {
  /** That it is meant. */
  confirmed: boolean;
};

/** Room between things. */
export type Density =
  /** Much. */
  | 'COMFORTABLE'
  /** Little: more on a screen. */
  | 'COMPACT';

/** How difficult a recipe is. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** What an entry is. */
export type EntryKind =
  /** A blog post. */
  | 'BLOG'
  /** A news item. */
  | 'NEWS'
  /** A recipe. */
  | 'RECIPE';

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

/** A value of a form. */
export type FormFieldInput = {
  /** Name of the field. */
  name: string;
  /** What was typed. */
  value: string;
};

/** Which of Kontor's forms. */
export type FormKind =
  /** Wish to be told when something sold out is back; staff answer it, Shopware has no such list. */
  | 'BACK_IN_STOCK'
  /** Wish to cancel an order that Shopware cannot cancel by itself; staff decide. */
  | 'CANCELLATION'
  /** A message to the shop. */
  | 'CONTACT'
  /** A message about a certain article or order. */
  | 'CUSTOM'
  /** Subscription to the newsletter. */
  | 'NEWSLETTER'
  /** Something to be repaired. */
  | 'REPAIR'
  /** Goods going back. */
  | 'RETURN'
  /** A claim under warranty. */
  | 'WARRANTY'
  /** Withdrawal from a contract. */
  | 'WITHDRAWAL';

/** What the page of a form is about. */
export type FormPlaceEntity =
  /** A category. */
  | 'CATEGORY'
  /** A landing page. */
  | 'LANDING_PAGE'
  /** A product. */
  | 'PRODUCT';

/** The element of a layout in which a form stands. */
export type FormPlaceInput = {
  /** What that is. */
  entity: FormPlaceEntity;
  /** Id of the category, landing page or product whose page shows the layout. */
  navigationId: string | number;
  /** Id of the slot. */
  slotId: string | number;
};

/** A file of a form. */
export type FormUploadInput = {
  /** Key out of the answer of `POST /upload`. */
  key: string;
  /** Name of the field. */
  name: string;
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

/** How a picture is fitted into the wanted box. */
export type ImageFit =
  /** Fits into the box whole. */
  | 'CONTAIN'
  /** Fills the box, cut at the edges. */
  | 'CROP';

/** What a page is in the eyes of the law. */
export type LegalRole =
  /** Who runs the shop. */
  | 'IMPRINT'
  /** Data protection. */
  | 'PRIVACY'
  /** Shipping and payment. */
  | 'SHIPPING'
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

/** Who logs in. */
export type LoginInput = {
  /** Answer to that captcha, as in `SendFormInput`. */
  captchaAnswer?: string | null | undefined;
  /** `token` of a captcha, after `CAPTCHA_REQUIRED`. */
  captchaToken?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
};

/** A visitor's list. */
export type MergeWishlistInput = {
  /** Ids of its products, at most 1000. */
  productIds: Array<string | number>;
};

/** Whether a customer gets the newsletter. */
export type NewsletterState =
  /** No. */
  | 'NONE'
  /** Asked for, not confirmed yet. */
  | 'PENDING'
  /** Yes. */
  | 'SUBSCRIBED';

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

/** An order of the customer. */
export type OrderIdInput = {
  /** Its id. */
  orderId: string | number;
};

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
  /** The same for a payment that failed or was called off, with Shopware's `error-code` added; without it `returnUrl`. */
  errorUrl?: string | null | undefined;
  /** For those who hold the order's link and are not logged in. */
  link?: OrderLinkInput | null | undefined;
  /** Id of an order of this session, or of one that `link` opens. */
  orderId: string | number;
  /** What the payment method's plugin needs beforehand, e.g. a wallet's token. */
  paymentData?: Readonly<Record<string, unknown>> | null | undefined;
  /**
   * Where the payment provider sends the buyer back to, a page or a deep link of an app; the shop's own page without it. `order={id}` is added.
   * It must lie under an address that the shop allows (`RETURN_URL_NOT_ALLOWED`). It says nothing of the payment: ask `orderPayment`.
   */
  returnUrl?: string | null | undefined;
};

/** Shape of a picture, width to height. */
export type PictureFrame =
  /** 4 : 5. */
  | 'PORTRAIT'
  /** 1 : 1. */
  | 'SQUARE'
  /** 3 : 4. */
  | 'TALL';

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

/** A drawing that goes with a promise. */
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
  /** A lorry. */
  | 'TRUCK';

/** Who opens an account. */
export type RegisterInput = {
  /** That the data protection rules were read. */
  acceptedDataProtection: boolean;
  /** Private person or business. */
  accountType?: AccountType;
  /** Where bills go, and goods unless said otherwise. */
  billingAddress: AddressInput;
  /** Company; needed for a business. */
  company?: string | null | undefined;
  /** Id of a customer group that takes registrations. */
  customerGroupId?: string | number | null | undefined;
  /** E-mail address, the name for logging in. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Password; how long it must be the shop says. */
  password: string;
  /** Id out of `salutations`. */
  salutationId?: string | number | null | undefined;
  /** Where goods go, if elsewhere. */
  shippingAddress?: AddressInput | null | undefined;
  /** VAT ids of a business. */
  vatIds?: Array<string> | null | undefined;
};

/** What to take out. */
export type RemoveFromCartInput = {
  /** Id of the line item. */
  id: string | number;
};

/** The code to take out. */
export type RemovePromotionCodeInput = {
  /** As it was entered; capitals make no difference. */
  code: string;
};

/** The promotion to take out. */
export type RemovePromotionInput = {
  /** Id of the promotion's line item. */
  id: string | number;
};

/** Who forgot the password. */
export type RequestPasswordRecoveryInput = {
  /** E-mail address of the account. */
  email: string;
};

/** A new password. */
export type ResetPasswordInput = {
  /** `hash` of the link. */
  hash: string;
  /** The new password. */
  password: string;
  /** The same again. */
  passwordConfirmation: string;
};

/** What was filled into a form. */
export type SendFormInput = {
  /** ALTCHA's payload (challenge and solution as JSON, in Base64), or reCAPTCHA's own token. */
  captchaAnswer: string;
  /** `token` of the captcha. */
  captchaToken: string;
  /** Values by the name of the field, as `formFields` tells them; of a list several of one name. A name that the form does not have is BAD_USER_INPUT. */
  fields: Array<FormFieldInput>;
  /** Which form. */
  kind: FormKind;
  /** Where the form stands, so that those receive it whom the shop has named there; null for a form outside any layout. */
  place?: FormPlaceInput | null | undefined;
  /** Keys of files that `POST /upload` answered with, by the name of the field; each is good for one form. */
  uploads?: Array<FormUploadInput>;
  /** A field that people do not see; whoever fills it is a program. */
  website?: string;
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

/** A way to pay. */
export type SetDefaultPaymentMethodInput = {
  /** Id out of `paymentMethods`. */
  id: string | number;
};

/** The wanted language. */
export type SetLocaleInput = {
  /** One of `languages`. */
  locale: string;
};

/** Newsletter or not. */
export type SetNewsletterInput = {
  /** Whether it is wanted. */
  subscribed: boolean;
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

/** A review. */
export type SubmitReviewInput = {
  /** 1 to 5 stars. */
  points: number;
  /** Id of the product or of one of its variants. */
  productId: string | number;
  /** What the buyer says, 40 to 5000 characters. */
  text: string;
  /** Headline, 5 to 255 characters. */
  title: string;
};

/** Who wants the newsletter. */
export type SubscribeNewsletterInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** A field that people do not see. */
  website?: string;
};

/** How prices are shown and taxed. */
export type TaxState =
  /** Prices include tax. */
  | 'GROSS'
  /** Tax is added. */
  | 'NET'
  /** No tax. */
  | 'TAX_FREE';

/** Standards of codes for transfers. */
export type TransferCodeKind =
  /** QR Code of the European Payments Council for transfers in euros. */
  | 'EPC'
  /** Swiss QR Code of the QR-bill. */
  | 'SWISS_QR';

/** A typeface that needs no file of the shop's. */
export type Typeface =
  /** Archivo, a grotesque that Kontor brings along. */
  | 'ARCHIVO'
  /** The system's typeface without serifs. */
  | 'SANS'
  /** The system's typeface with serifs. */
  | 'SERIF';

/** Who wants it no more. */
export type UnsubscribeNewsletterInput = {
  /** E-mail address. */
  email: string;
};

/** A changed address. */
export type UpdateAddressInput = {
  /** What changes; what is absent stays as it is, null empties a field that may be empty. */
  address: AddressChangesInput;
  /** Id out of `addresses`. */
  id: string | number;
};

/** The wanted quantity. */
export type UpdateCartItemInput = {
  /** Id of the line item. */
  id: string | number;
  /** Pieces, a positive whole number. */
  quantity: number;
};

/** Who serves a video. */
export type VideoProvider =
  /** vimeo.com. */
  | 'VIMEO'
  /** youtube-nocookie.com. */
  | 'YOUTUBE';

/** A class of screens: mobile below md, tablet md to lg, desktop from lg. */
export type Viewport =
  /** From lg. */
  | 'DESKTOP'
  /** Below md. */
  | 'MOBILE'
  /** md to lg. */
  | 'TABLET';

/** A product. */
export type WishlistProductInput = {
  /** Its id. */
  productId: string | number;
};

export type ThemeColorPartsFragment = { ground: string, quietGround: string, strongGround: string, text: string, secondaryText: string, mutedText: string, line: string, control: string, accent: string, activeAccent: string, onAccent: string, link: string, danger: string, success: string, warning: string };

export type ShopThemeQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopThemeQuery = { shop: { theme: { typeface: Typeface | null, corners: Corners | null, pictureFrame: PictureFrame | null, pictureFit: ImageFit | null, pictureGround: string | null, pictureText: string | null, density: Density | null, light: { ground: string, quietGround: string, strongGround: string, text: string, secondaryText: string, mutedText: string, line: string, control: string, accent: string, activeAccent: string, onAccent: string, link: string, danger: string, success: string, warning: string } | null, dark: { ground: string, quietGround: string, strongGround: string, text: string, secondaryText: string, mutedText: string, line: string, control: string, accent: string, activeAccent: string, onAccent: string, link: string, danger: string, success: string, warning: string } | null, darkLogo: { url: string } | null, fontFiles: Array<{ url: string, weights: string }> } | null } };

export type CustomerPartsFragment = { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null };

export type CustomerPayloadPartsFragment = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type CustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, salutations: Array<{ id: string, key: string, label: string }> };

export type PaymentChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentChoiceQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, paymentMethods: Array<{ id: string, name: string, description: string | null }> };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, orders: { orders: Array<{ id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }> }>, pageInfo: { total: number } } | null };

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetDefaultPaymentMethodMutationVariables = Exact<{
  input: SetDefaultPaymentMethodInput;
}>;


export type SetDefaultPaymentMethodMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetNewsletterMutationVariables = Exact<{
  input: SetNewsletterInput;
}>;


export type SetNewsletterMutation = { payload: { customer: { id: string, number: string | null, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, newsletter: NewsletterState | null, requestedGroup: string | null, salutation: { id: string, key: string, label: string } | null, defaultBillingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultShippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, defaultPaymentMethod: { id: string, name: string, description: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteCustomerMutationVariables = Exact<{
  input: DeleteCustomerInput;
}>;


export type DeleteCustomerMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LoginPayloadPartsFragment = { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type RegisterFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterFormQuery = { countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, legalPages: Array<{ role: LegalRole, path: string }> };

export type CustomerGroupQueryVariables = Exact<{
  id: string | number;
}>;


export type CustomerGroupQuery = { customerGroupRegistration: { id: string, title: string, introductionHtml: string | null, metaDescription: string | null, companiesOnly: boolean } | null };

export type PasswordRecoveryUsableQueryVariables = Exact<{
  hash: string;
}>;


export type PasswordRecoveryUsableQuery = { passwordRecoveryUsable: boolean };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: ConfirmRegistrationInput;
}>;


export type ConfirmRegistrationMutation = { payload: { session: { state: CustomerState } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestPasswordRecoveryMutationVariables = Exact<{
  input: RequestPasswordRecoveryInput;
}>;


export type RequestPasswordRecoveryMutation = { payload: { done: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { payload: { done: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BookAddressPartsFragment = { isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null };

export type AddressPayloadPartsFragment = { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { id: string, firstName: string, lastName: string, salutation: { id: string, key: string } | null } | null, addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }> };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type DeleteAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetDefaultBillingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetDefaultBillingAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetDefaultShippingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetDefaultShippingAddressMutation = { payload: { addresses: Array<{ isDefaultBilling: boolean, isDefaultShipping: boolean, id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type NoticePartsFragment = { code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null };

export type UserErrorPartsFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type CartPartsFragment = { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type CartPayloadPartsFragment = { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AddPromotionCodeMutationVariables = Exact<{
  input: AddPromotionCodeInput;
}>;


export type AddPromotionCodeMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemovePromotionMutationVariables = Exact<{
  input: RemovePromotionInput;
}>;


export type RemovePromotionMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemovePromotionCodeMutationVariables = Exact<{
  input: RemovePromotionCodeInput;
}>;


export type RemovePromotionCodeMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeliveryCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryCountriesQuery = { countries: Array<{ id: string, name: string, shippingAvailable: boolean }>, session: { state: CustomerState, country: { id: string } | null } };

export type DeliverToMutationVariables = Exact<{
  input: SetCountryInput;
}>;


export type DeliverToMutation = { setCountry: { session: { state: CustomerState } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type FilterCountsQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type FilterCountsQuery = { listing: { filters: Array<
      | { __typename: 'OptionFilter', key: string, values: Array<{ count: number | null, option: { id: string } }> }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', counts: Array<number> | null, key: string }
      | { __typename: 'ToggleFilter', count: number | null, key: string }
    > } };

export type SearchFilterCountsQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
}>;


export type SearchFilterCountsQuery = { search: { filters: Array<
      | { __typename: 'OptionFilter', key: string, values: Array<{ count: number | null, option: { id: string } }> }
      | { __typename: 'RangeFilter', key: string }
      | { __typename: 'RatingFilter', counts: Array<number> | null, key: string }
      | { __typename: 'ToggleFilter', count: number | null, key: string }
    > } };

type FilterCountParts_OptionFilter_Fragment = { __typename: 'OptionFilter', key: string, values: Array<{ count: number | null, option: { id: string } }> };

type FilterCountParts_RangeFilter_Fragment = { __typename: 'RangeFilter', key: string };

type FilterCountParts_RatingFilter_Fragment = { __typename: 'RatingFilter', counts: Array<number> | null, key: string };

type FilterCountParts_ToggleFilter_Fragment = { __typename: 'ToggleFilter', count: number | null, key: string };

export type FilterCountPartsFragment =
  | FilterCountParts_OptionFilter_Fragment
  | FilterCountParts_RangeFilter_Fragment
  | FilterCountParts_RatingFilter_Fragment
  | FilterCountParts_ToggleFilter_Fragment
;

export type MoneyPartsFragment = { amount: string, currency: string, formatted: string };

export type PicturePartsFragment = { url: string, srcset: string | null, width: number | null, height: number | null, alt: string };

export type ProductCardPartsFragment = { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> };

export type ListingPartsFragment = { sorting: string, filterCount: number, appliedCount: number, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
    | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
    | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
    | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
    | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
  > };

export type ListingQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingQuery = { listing: { sorting: string, filterCount: number, appliedCount: number, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
    > } };

export type ListingMoreQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingMoreQuery = { listing: { products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

type WholeFilter_OptionFilter_Fragment = { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> };

type WholeFilter_RangeFilter_Fragment = { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null };

type WholeFilter_RatingFilter_Fragment = { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null };

type WholeFilter_ToggleFilter_Fragment = { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean };

export type WholeFilterFragment =
  | WholeFilter_OptionFilter_Fragment
  | WholeFilter_RangeFilter_Fragment
  | WholeFilter_RatingFilter_Fragment
  | WholeFilter_ToggleFilter_Fragment
;

export type ListingFiltersQueryVariables = Exact<{
  categoryId: string | number;
  input?: ListingInput | null | undefined;
}>;


export type ListingFiltersQuery = { listing: { filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
    > } };

type BoundedFilterParts_RangeFilter_Fragment = { min: string, max: string, selectedMin: string | null, selectedMax: string | null };

type BoundedFilterParts_RatingFilter_Fragment = { maxStars: number, selectedStars: number | null };

type BoundedFilterParts_ToggleFilter_Fragment = { available: boolean, on: boolean };

export type BoundedFilterPartsFragment =
  | BoundedFilterParts_RangeFilter_Fragment
  | BoundedFilterParts_RatingFilter_Fragment
  | BoundedFilterParts_ToggleFilter_Fragment
;

export type PropertyPartsFragment = { key: string, label: string, values: Array<string>, unit: string | null };

export type ReviewListPartsFragment = { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } };

export type ProductPartsFragment = { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currency: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } }> };

export type ProductQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductQuery = { product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currency: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } }> } | null };

export type ReviewsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  stars?: number | null | undefined;
  locale?: string | null | undefined;
}>;


export type ReviewsQuery = { product: { reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } } } | null };

export type SubmitReviewMutationVariables = Exact<{
  input: SubmitReviewInput;
}>;


export type SubmitReviewMutation = { payload: { sent: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SearchQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type SearchQuery = { search: { sorting: string, filterCount: number, appliedCount: number, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
    > }, searchEntries: Array<{ id: string, title: string, path: string }> } & { main?: Array<{ childCount: number, categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom?: { formatted: string } | null };

export type SearchMoreQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
}>;


export type SearchMoreQuery = { search: { products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type SearchFiltersQueryVariables = Exact<{
  term: string;
  input?: ListingInput | null | undefined;
}>;


export type SearchFiltersQuery = { search: { filters: Array<
      | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
      | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
      | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
      | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
    > } };

export type SuggestQueryVariables = Exact<{
  term: string;
}>;


export type SuggestQuery = { suggest: { total: number, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }, searchEntries: Array<{ id: string, title: string, path: string }> };

export type FoundEntryFragment = { id: string, title: string, path: string };

export type BestsellersQueryVariables = Exact<{ [key: string]: never; }>;


export type BestsellersQuery = { bestsellers: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { navigation: Array<{ categoryId: string, label: string, link: { path: string | null } | null, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, bestsellers: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> };

type AddressParts_Address_Fragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null };

type AddressParts_OrderAddress_Fragment = { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null };

export type AddressPartsFragment =
  | AddressParts_Address_Fragment
  | AddressParts_OrderAddress_Fragment
;

export type CheckoutPartsFragment = { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, session: { country: { id: string } | null }, countries: Array<{ id: string, iso: string, name: string, stateRequired: boolean, vatIdRequired: boolean, vatIdPattern: string | null, zipcodePattern: string | null, zipcodeRequired: boolean, shippingAvailable: boolean, states: Array<{ id: string, name: string }> }>, salutations: Array<{ id: string, key: string, label: string }>, legalPages: Array<{ role: LegalRole, path: string }> };

export type SetShippingMethodMutationVariables = Exact<{
  input: SetShippingMethodInput;
}>;


export type SetShippingMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetPaymentMethodMutationVariables = Exact<{
  input: SetPaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetCountryMutationVariables = Exact<{
  input: SetCountryInput;
}>;


export type SetCountryMutation = { setCountry: { session: { state: CustomerState } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OrderPartsFragment = { id: string, number: string, date: string, paid: boolean, canPay: boolean, canChangePayment: boolean, paysElsewhere: boolean, taxState: TaxState, comment: string | null, email: string, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string }, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null };

export type IdentifyGuestMutationVariables = Exact<{
  input: IdentifyGuestInput;
}>;


export type IdentifyGuestMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetShippingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetShippingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetBillingAddressMutationVariables = Exact<{
  input: AddressIdInput;
}>;


export type SetBillingAddressMutation = { payload: { checkout: { shippingMethodId: string | null, paymentMethodId: string | null, canOrder: boolean, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> }, customer: { guest: boolean, email: string, accountType: AccountType, firstName: string, lastName: string, company: string | null, vatIds: Array<string>, salutation: { id: string, key: string } | null } | null, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null }, arrival: { formatted: string } | null, price: { amount: string, currency: string, formatted: string } | null }>, paymentMethods: Array<{ blocked: boolean, method: { id: string, name: string, description: string | null, paysElsewhere: boolean, image: { url: string, alt: string } | null } }>, blockers: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { paymentUrl: string | null, order: { id: string, number: string } | null, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, number: string, date: string, paid: boolean, canPay: boolean, canChangePayment: boolean, paysElsewhere: boolean, taxState: TaxState, comment: string | null, email: string, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string }, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null } | null };

export type OrderStandingSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type OrderStandingSubscription = { orderChanged: { id: string, paid: boolean, status: { key: string }, paymentStatus: { key: string } } | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OtherPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherPaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string, description: string | null, paysElsewhere: boolean }> };

export type PayOtherwiseMutationVariables = Exact<{
  input: ChangeOrderPaymentInput;
}>;


export type PayOtherwiseMutation = { payload: { order: { id: string, number: string, date: string, paid: boolean, canPay: boolean, canChangePayment: boolean, paysElsewhere: boolean, taxState: TaxState, comment: string | null, email: string, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, total: { formatted: string }, subtotal: { formatted: string }, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, total: { formatted: string }, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }> }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, paymentMethod: { id: string, name: string, description: string | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ForgetGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetGuestMutation = { payload: { cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConsentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentKeysQuery = { consentGroups: Array<{ key: string, required: boolean }> };

export type ConsentGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentGroupsQuery = { consentGroups: Array<{ key: string, name: string, description: string | null, required: boolean, entries: Array<{ key: string, name: string, description: string | null, days: number | null }> }> };

export type EntryCardPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null };

export type EntryPartsFragment = { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null, productId: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null };

export type EntriesQueryVariables = Exact<{
  kind: EntryKind;
  page: number;
  limit: number;
  tag?: string | null | undefined;
}>;


export type EntriesQuery = { entries: { entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }>, tags: Array<{ name: string, count: number }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean } } };

export type LinkPartsFragment = { path: string | null, url: string | null, newTab: boolean };

export type NavigationLeafFragment = { categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null };

export type SeoPartsFragment = { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null };

export type CmsPicturePartsFragment = { srcset: string | null, width: number | null, height: number | null, alt: string, full: string };

export type CmsLayoutPartsFragment = { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null };

export type CmsBlockPartsFragment = { id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
    | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
    | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
    | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
    | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
    | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
    | { __typename: 'CmsListing', id: string, slot: string }
    | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
    | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
    | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
    | { __typename: 'CmsSidebarFilter', id: string, slot: string }
    | { __typename: 'CmsText', html: string, id: string, slot: string }
    | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
    | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
  > };

export type CmsPagePartsFragment = { id: string, type: string, contents: Array<{ anchor: string, text: string }>, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
      > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
        | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
        | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
        | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
        | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
        | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
        | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
        | { __typename: 'CmsListing', id: string, slot: string }
        | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
        | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
        | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
        | { __typename: 'CmsSidebarFilter', id: string, slot: string }
        | { __typename: 'CmsText', html: string, id: string, slot: string }
        | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
        | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
      > }> }> };

export type PageQueryVariables = Exact<{
  path: string;
  input?: ListingInput | null | undefined;
  withLayout: boolean;
}>;


export type PageQuery = { page:
    | { __typename: 'CategoryPage', home: boolean, entryKind: EntryKind | null, form: FormKind | null, category: { id: string, name: string, path: string, descriptionHtml: string | null, children: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, contents: Array<{ anchor: string, text: string }>, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null, listing: { sorting: string, filterCount: number, appliedCount: number, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, pageInfo: { page: number, limit: number, total: number, hasMore: boolean }, sortings: Array<{ key: string, label: string }>, filters: Array<
          | { __typename: 'OptionFilter', display: OptionDisplay, valueCount: number, key: string, label: string, values: Array<{ selected: boolean, option: { id: string, label: string, color: string | null } }> }
          | { __typename: 'RangeFilter', key: string, label: string, min: string, max: string, selectedMin: string | null, selectedMax: string | null }
          | { __typename: 'RatingFilter', key: string, label: string, maxStars: number, selectedStars: number | null }
          | { __typename: 'ToggleFilter', key: string, label: string, available: boolean, on: boolean }
        > } | null }
    | { __typename: 'EntryPage', entry: { id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, author: string | null, tags: Array<string>, cover: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, recipe: { servings: number, servingsLabel: string | null, cookTimeMinutes: number | null, difficulty: Difficulty | null, instructions: Array<string>, ingredients: Array<{ title: string | null, ingredients: Array<{ amount: number | null, unit: string | null, name: string, path: string | null, productId: string | null }> }>, nutrition: Array<{ key: string, amount: string }> } | null }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, contents: Array<{ anchor: string, text: string }>, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null, more: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
    | { __typename: 'LandingPage', id: string, name: string, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, contents: Array<{ anchor: string, text: string }>, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null }
    | { __typename: 'ProductPage', product: { id: string, parentId: string | null, number: string, ean: string | null, name: string, variant: Array<string>, facts: string | null, path: string, descriptionHtml: string | null, badges: Array<Badge>, isDownload: boolean, releaseDate: string | null, manufacturer: { id: string, name: string, url: string | null, image: { width: number | null, height: number | null, full: string } | null } | null, media: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }>, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { amount: string, currency: string, formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null, regulation: { formatted: string } | null, tiers: Array<{ from: number, to: number | null, unit: { amount: string, currency: string, formatted: string } }> }, availability: { available: boolean, stock: number | null, restockDate: { formatted: string } | null, arrival: { formatted: string } | null }, shipping: { country: string, minDays: number | null, maxDays: number | null, price: { amount: string, currency: string } } | null, purchase: { min: number, step: number, max: number }, variantChoices: Array<{ group: { id: string, name: string, display: OptionDisplay }, options: Array<{ selected: boolean, combinable: boolean, available: boolean, nearestPath: string | null, option: { id: string, label: string, color: string | null }, cover: { srcset: string | null, full: string } | null }> }>, properties: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, specifications: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, rating: { average: number, count: number | null } | null, reviews: { histogram: Array<number>, reviews: Array<{ id: string, title: string, text: string, points: number, author: string | null, locale: string | null, createdAt: string, shopFeedback: string | null }>, pageInfo: { page: number, total: number, hasMore: boolean } }, crossSellings: Array<{ id: string, title: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }>, alternatives: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }>, faq: Array<{ question: string, answerHtml: string }>, bundle: Array<{ quantity: number, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } }> }, breadcrumbs: Array<{ label: string, path: string | null }>, seo: { title: string, description: string | null, canonicalPath: string, alternates: Array<{ locale: string, path: string }>, image: { url: string, alt: string } | null }, cms: { id: string, type: string, contents: Array<{ anchor: string, text: string }>, sections: Array<{ id: string, type: CmsSectionType, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, blocks: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }>, sidebar: Array<{ id: string, type: string, layout: { cssClass: string | null, backgroundColor: string | null, backgroundTone: CmsTone | null, backgroundMode: string | null, sizingMode: string | null, margins: Array<string> | null, hiddenOn: Array<Viewport>, background: { full: string } | null }, slots: Array<
              | { __typename: 'CmsCategoryNavigation', id: string, slot: string, entries: Array<{ categoryId: string, label: string, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }> }
              | { __typename: 'CmsEntries', title: string | null, path: string, id: string, slot: string, shows: EntryKind, entries: Array<{ id: string, kind: EntryKind, title: string, teaser: string | null, path: string, publishedAt: string | null, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, recipe: { cookTimeMinutes: number | null, difficulty: Difficulty | null } | null }> }
              | { __typename: 'CmsFaq', id: string, slot: string, items: Array<{ question: string, answerHtml: string }> }
              | { __typename: 'CmsForm', title: string | null, id: string, slot: string, form: FormKind }
              | { __typename: 'CmsGallery', id: string, slot: string, images: Array<{ srcset: string | null, width: number | null, height: number | null, alt: string, full: string }> }
              | { __typename: 'CmsImage', id: string, slot: string, image: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null, link: { path: string | null, url: string | null, newTab: boolean } | null }
              | { __typename: 'CmsListing', id: string, slot: string }
              | { __typename: 'CmsProductBox', id: string, slot: string, product: { id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> } | null }
              | { __typename: 'CmsProductPart', part: string, productId: string | null, id: string, slot: string }
              | { __typename: 'CmsProductSlider', title: string | null, id: string, slot: string, products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> }
              | { __typename: 'CmsSidebarFilter', id: string, slot: string }
              | { __typename: 'CmsText', html: string, id: string, slot: string }
              | { __typename: 'CmsUnknown', type: string, data: unknown, id: string, slot: string }
              | { __typename: 'CmsVideo', provider: VideoProvider, videoId: string, title: string | null, id: string, slot: string, poster: { srcset: string | null, width: number | null, height: number | null, alt: string, full: string } | null }
            > }> }> } | null }
    | { __typename: 'RedirectPage', path: string, permanent: boolean }
   | null } & { main?: Array<{ childCount: number, categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer?: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service?: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom?: { formatted: string } | null };

export type FormPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormPartsQuery = { salutations: Array<{ id: string, key: string, label: string }> };

export type SenderQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderQuery = { customer: { email: string } | null };

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
  input: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: UnsubscribeNewsletterInput;
}>;


export type UnsubscribeNewsletterMutation = { payload: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TransferPartsFragment = { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null };

export type OrderRowPartsFragment = { id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }> };

export type OrderDetailPartsFragment = { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> };

export type OrderPayloadPartsFragment = { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type OrdersQueryVariables = Exact<{
  page: number;
  search?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { orders: Array<{ id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, items: Array<{ id: string, type: OrderItemType, label: string, quantity: number, path: string | null, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, documents: Array<{ id: string, name: string, url: string }> }>, pageInfo: { page: number, total: number, hasMore: boolean } } | null };

export type OrderDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderDetailQuery = { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> } | null };

export type OrderPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderPaymentMethodsQuery = { paymentMethods: Array<{ id: string, name: string, description: string | null }> };

export type OpenOrderMutationVariables = Exact<{
  input: OrderLinkInput;
}>;


export type OpenOrderMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PayOrderAgainMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderAgainMutation = { payload: { paymentUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeOrderPaymentMutationVariables = Exact<{
  input: ChangeOrderPaymentInput;
}>;


export type ChangeOrderPaymentMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CancelOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type CancelOrderMutation = { payload: { order: { canCancel: boolean, canRequestCancellation: boolean, canReturn: boolean, canChangePayment: boolean, taxState: TaxState, comment: string | null, email: string, id: string, number: string, date: string, paid: boolean, canPay: boolean, paysElsewhere: boolean, trackingUrls: Array<string>, deliveryStatus: { key: string, label: string } | null, transfer: { holder: string, address: Array<string>, iban: string, bic: string | null, reference: string, amount: { amount: string, currency: string, formatted: string }, code: { kind: TransferCodeKind, svg: string } | null } | null, shipping: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, items: Array<{ number: string | null, id: string, type: OrderItemType, label: string, quantity: number, path: string | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, downloads: Array<{ id: string, fileName: string, accessGranted: boolean, url: string | null }>, unit: { formatted: string }, total: { formatted: string }, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null }>, billingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingAddress: { id: string, firstName: string, lastName: string, company: string | null, street: string, additional: string | null, zipcode: string | null, city: string, phone: string | null, salutation: { id: string, key: string, label: string } | null, country: { id: string, iso: string, name: string } | null, state: { id: string, name: string } | null } | null, shippingMethod: { name: string } | null, arrival: { formatted: string } | null, status: { key: string, label: string }, paymentStatus: { key: string, label: string }, total: { formatted: string }, subtotal: { formatted: string }, paymentMethod: { id: string, name: string } | null, documents: Array<{ id: string, name: string, url: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ReorderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type ReorderMutation = { payload: { missing: Array<string>, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { setLocale: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetCurrencyMutationVariables = Exact<{
  input: SetCurrencyInput;
}>;


export type SetCurrencyMutation = { setCurrency: { userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TrackedProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type TrackedProductsQuery = { products: Array<{ id: string, name: string, variant: Array<string>, manufacturer: string | null, price: { unit: { amount: string, currency: string } } }> };

export type PurchaseQueryVariables = Exact<{
  id: string | number;
}>;


export type PurchaseQuery = { order: { number: string, subtotal: { amount: string, currency: string }, shipping: { amount: string }, taxes: Array<{ amount: { amount: string } }>, items: Array<{ id: string, type: OrderItemType, productId: string | null, label: string, quantity: number, unit: { amount: string } }> } | null };

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: { productIds: Array<string> } };

export type WishlistPageQueryVariables = Exact<{
  page: number;
}>;


export type WishlistPageQuery = { wishlist: { list: { products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> } } };

export type WishedProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type WishedProductsQuery = { products: Array<{ id: string, name: string, variant: Array<string>, facts: string | null, path: string, badges: Array<Badge>, available: boolean, lowStock: number | null, hasVariants: boolean, cover: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, price: { taxState: TaxState, from: boolean, discountPercent: number | null, unit: { formatted: string }, list: { formatted: string } | null, reference: { quantity: number, unit: string, price: { formatted: string } } | null }, rating: { average: number } | null, swatches: Array<{ label: string, color: string | null }> }> };

export type AddToWishlistMutationVariables = Exact<{
  input: WishlistProductInput;
}>;


export type AddToWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: WishlistProductInput;
}>;


export type RemoveFromWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type MergeWishlistMutationVariables = Exact<{
  input: MergeWishlistInput;
}>;


export type MergeWishlistMutation = { payload: { wishlist: { productIds: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LayoutPartsFragment = { main: Array<{ childCount: number, categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom: { formatted: string } | null };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { main: Array<{ childCount: number, categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, footer: Array<{ categoryId: string, label: string, children: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, link: { path: string | null, url: string | null, newTab: boolean } | null }>, service: Array<{ categoryId: string, label: string, link: { path: string | null, url: string | null, newTab: boolean } | null }>, freeShippingFrom: { formatted: string } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { session: { state: CustomerState, expired: boolean }, cart: { hash: string, count: number, virtual: boolean, shippingBlocked: boolean, taxState: TaxState, items: Array<{ id: string, productId: string | null, label: string, path: string | null, quantity: number, good: boolean, download: boolean, exceedsStock: boolean, image: { url: string, srcset: string | null, width: number | null, height: number | null, alt: string } | null, options: Array<{ key: string, label: string, values: Array<string>, unit: string | null }>, purchase: { min: number, step: number, max: number }, unit: { amount: string, currency: string, formatted: string }, total: { formatted: string }, arrival: { formatted: string } | null }>, goodsTotal: { formatted: string }, subtotal: { amount: string, currency: string, formatted: string }, shipping: { amount: string, currency: string, formatted: string }, total: { amount: string, currency: string, formatted: string }, taxes: Array<{ rate: number, amount: { formatted: string } }>, promotions: Array<{ id: string, code: string | null, label: string, discount: { formatted: string } }>, savedPromotions: Array<{ code: string }>, freeShipping: { reached: boolean, from: { amount: string, currency: string, formatted: string }, missing: { amount: string, currency: string, formatted: string } } | null, notices: Array<{ code: NoticeCode, severity: NoticeSeverity, message: string, lineItemId: string | null }> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { state: CustomerState, expired: boolean } };

export type ShopPromisePartsFragment = { text: string, url: string | null, icon: PromiseIcon | null };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { shop: { name: string, claim: string | null, legalEntity: string | null, year: number | null, titleSuffix: string, homeTitle: string | null, homeDescription: string | null, reviewAnswer: string | null, returnDays: number | null, country: string | null, newsletter: string | null, paymentMethods: Array<string>, logo: { url: string, width: number | null, height: number | null } | null, icon: { url: string } | null, contact: { phone: string | null, email: string | null, address: Array<string>, hours: Array<string> }, promises: { header: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, product: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, basket: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, checkout: Array<{ text: string, url: string | null, icon: PromiseIcon | null }>, footer: Array<{ text: string, url: string | null, icon: PromiseIcon | null }> }, social: Array<{ label: string, url: string }>, theme: { pictureFrame: PictureFrame | null, pictureFit: ImageFit | null } | null }, legalPages: Array<{ role: LegalRole, label: string, path: string }> };
