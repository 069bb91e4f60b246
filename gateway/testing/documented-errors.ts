import type { ErrorCode, Mutation } from '../../schema/generated/types.ts';

/** Codes with the paths of their input fields: `*` for an index, empty for no field. */
type Codes = Partial<Readonly<Record<ErrorCode, readonly string[]>>>;

const NOWHERE = [''];

const at = (under: string, names: readonly string[]) => names.map((name) => `${under}.${name}`);

const addressCodes = (under: string): Codes => ({
  REQUIRED: at(under, ['firstName', 'lastName', 'street', 'zipcode', 'city', 'countryId', 'phone']),
  TOO_LONG: at(under, ['firstName', 'lastName', 'company', 'street', 'zipcode', 'city', 'phone']),
  NOT_A_CHOICE: at(under, ['salutationId', 'countryId', 'stateId']),
  COUNTRY_NOT_FOUND: at(under, ['countryId']),
  POSTCODE_INVALID: at(under, ['zipcode']),
});

/** Merges codes, combining the fields of equal ones. */
function together(...all: readonly Codes[]): Codes {
  const merged: Partial<Record<ErrorCode, readonly string[]>> = {};
  for (const codes of all) {
    for (const code of keysOf(codes)) merged[code] = [...(merged[code] ?? []), ...(codes[code] ?? [])];
  }
  return merged;
}

function keysOf<Key extends string>(object: Partial<Readonly<Record<Key, unknown>>>): Key[] {
  const keys: Key[] = [];
  for (const key in object) keys.push(key);
  return keys;
}

const PERSON: Codes = {
  REQUIRED: ['firstName', 'lastName', 'company', 'email'],
  TOO_LONG: ['firstName', 'lastName', 'company', 'email'],
  NOT_A_CHOICE: ['salutationId'],
  VAT_ID_INVALID: ['vatIds', 'vatIds.*'],
  EMAIL_INVALID: ['email'],
};
const REGISTRANT = together(PERSON, addressCodes('billingAddress'), addressCodes('shippingAddress'));

/** Reasons why a product is not in the cart as requested. */
const unavailable = (field: string): Codes => ({
  PRODUCT_NOT_FOUND: [field],
  PRODUCT_OUT_OF_STOCK: [field],
  PRODUCT_STOCK_REACHED: [field],
  PURCHASE_STEPS_QUANTITY: [field],
  PRODUCT_NOT_ADDED: [field],
});

/** Blockers of an order, as in its notices. */
const BLOCKERS: Codes = {
  SHIPPING_METHOD_BLOCKED: NOWHERE,
  PAYMENT_METHOD_BLOCKED: NOWHERE,
  SHIPPING_ADDRESS_BLOCKED: NOWHERE,
  BILLING_ADDRESS_BLOCKED: NOWHERE,
  SHIPPING_ADDRESS_INVALID: NOWHERE,
  BILLING_ADDRESS_INVALID: NOWHERE,
  SALUTATION_MISSING: NOWHERE,
  REGION_MISSING: NOWHERE,
  PRODUCT_OUT_OF_STOCK: NOWHERE,
  PRODUCT_NOT_FOUND: NOWHERE,
};

const CAPTCHA: Codes = {
  CAPTCHA_WRONG: ['captchaAnswer'],
  CAPTCHA_EXPIRED: ['captchaAnswer'],
  CAPTCHA_REFUSED: ['captchaAnswer'],
  CAPTCHA_UNAVAILABLE: ['captchaAnswer'],
};

/**
 * Error codes by mutation: the source of docs/error-codes.md, against which tests check every response. Codes that any
 * mutation may have (`ANYWHERE`) are omitted.
 */
export const ERROR_PLACES: Readonly<Record<Exclude<keyof Mutation, '__typename'>, Codes>> = {
  addToCart: {
    ...unavailable('items.*.productId'),
    QUANTITY_INVALID: ['items.*.quantity'],
    REQUIRED: ['items'],
    TOO_MANY: ['items'],
  },
  updateCartItem: {
    QUANTITY_INVALID: ['quantity'],
    CART_ITEM_NOT_FOUND: ['id'],
    PRODUCT_OUT_OF_STOCK: ['quantity'],
    PRODUCT_STOCK_REACHED: ['quantity'],
    PURCHASE_STEPS_QUANTITY: ['quantity'],
    PRODUCT_NOT_FOUND: ['quantity'],
  },
  removeFromCart: { CART_ITEM_NOT_FOUND: ['id'] },
  addPromotionCode: {
    REQUIRED: ['code'],
    CART_EMPTY: ['code'],
    PROMOTION_NOT_FOUND: ['code'],
    PROMOTION_NOT_ELIGIBLE: ['code'],
    PROMOTION_EXCLUDED: ['code'],
    PROMOTION_WITHOUT_EFFECT: ['code'],
  },
  removePromotion: { CART_ITEM_NOT_FOUND: ['id'], REQUIRED: ['code'], PROMOTION_NOT_FOUND: ['code'] },
  clearCart: {},
  createSession: {},
  updateSession: {
    LOCALE_NOT_FOUND: ['locale'],
    CURRENCY_NOT_FOUND: ['currencyId'],
    COUNTRY_NOT_FOUND: ['countryId'],
    REQUIRED: ['currencyId', 'countryId'],
  },
  setGuestCustomer: { ...REGISTRANT, EMAIL_NOT_CONFIRMED: NOWHERE, SESSION_EXPIRED: NOWHERE },
  setShippingMethod: { REQUIRED: ['id'], SHIPPING_METHOD_NOT_FOUND: ['id'], SESSION_EXPIRED: NOWHERE },
  setPaymentMethod: { REQUIRED: ['id'], PAYMENT_METHOD_NOT_FOUND: ['id'], SESSION_EXPIRED: NOWHERE },
  setShippingAddress: { REQUIRED: ['id'], ADDRESS_NOT_FOUND: ['id'], SESSION_EXPIRED: NOWHERE },
  setBillingAddress: { REQUIRED: ['id'], ADDRESS_NOT_FOUND: ['id'], SESSION_EXPIRED: NOWHERE },
  placeOrder: {
    ...BLOCKERS,
    CART_EMPTY: NOWHERE,
    CART_CHANGED: ['cartHash'],
    CART_INVALID: NOWHERE,
    TOO_SHORT: ['idempotencyKey'],
    TOO_LONG: ['idempotencyKey'],
    TERMS_NOT_ACCEPTED: ['termsAccepted'],
    REVOCATION_NOT_WAIVED: ['revocationWaived'],
    SESSION_EXPIRED: NOWHERE,
    PAYMENT_NOT_STARTED: NOWHERE,
    RETURN_URL_NOT_ALLOWED: ['returnUrl', 'errorUrl'],
  },
  orderByToken: { REQUIRED: ['email', 'zipcode'], WRONG_ORDER_CREDENTIALS: NOWHERE },
  payOrder: {
    REQUIRED: ['email', 'zipcode'],
    WRONG_ORDER_CREDENTIALS: NOWHERE,
    ORDER_NOT_FOUND: ['id'],
    ORDER_PAID: ['id'],
    ORDER_CANCELLED: ['id'],
    ORDER_NOT_PAYABLE: ['id'],
    PAYMENT_NOT_STARTED: ['id'],
    RETURN_URL_NOT_ALLOWED: ['returnUrl', 'errorUrl'],
  },
  changeOrderPayment: {
    ORDER_NOT_FOUND: ['id'],
    ORDER_PAID: ['id'],
    ORDER_UNCHANGEABLE: ['paymentMethodId'],
    PAYMENT_METHOD_UNCHANGEABLE: ['id', 'paymentMethodId'],
    PAYMENT_METHOD_NOT_FOUND: ['paymentMethodId'],
    PAYMENT_METHOD_BLOCKED: ['paymentMethodId'],
    REQUIRED: ['paymentMethodId'],
  },
  cancelOrder: {
    ORDER_NOT_FOUND: ['id'],
    ORDER_NOT_CANCELLABLE: ['id'],
    ORDER_UNCHANGEABLE: ['id'],
  },
  reorder: { ORDER_NOT_FOUND: ['id'], NOTHING_TO_REORDER: ['id'] },
  register: together(REGISTRANT, {
    REQUIRED: ['password'],
    TOO_SHORT: ['password'],
    NOT_A_CHOICE: ['customerGroupId'],
    EMAIL_TAKEN: ['email'],
    DATA_PROTECTION_NOT_ACCEPTED: ['acceptedDataProtection'],
    COMPANIES_ONLY: ['accountType'],
  }),
  confirmRegistration: { EMAIL_CONFIRMED_BEFORE: NOWHERE, LINK_INVALID: NOWHERE },
  login: {
    REQUIRED: ['email', 'password'],
    BAD_CREDENTIALS: NOWHERE,
    EMAIL_NOT_CONFIRMED: NOWHERE,
    CAPTCHA_REQUIRED: NOWHERE,
    ...CAPTCHA,
  },
  logout: {},
  requestPasswordRecovery: { REQUIRED: ['email'], EMAIL_INVALID: ['email'] },
  resetPassword: {
    REQUIRED: ['password'],
    TOO_SHORT: ['password'],
    REPETITION_DIFFERS: ['passwordConfirmation'],
    LINK_EXPIRED: NOWHERE,
  },
  changeProfile: {
    REQUIRED: ['firstName', 'lastName', 'company'],
    TOO_LONG: ['firstName', 'lastName', 'company'],
    NOT_A_CHOICE: ['salutationId'],
    VAT_ID_INVALID: ['vatIds', 'vatIds.*'],
  },
  changeEmail: {
    REQUIRED: ['email', 'password'],
    REPETITION_DIFFERS: ['emailConfirmation'],
    PASSWORD_WRONG: ['password'],
    EMAIL_TAKEN: ['email'],
    EMAIL_INVALID: ['email'],
  },
  changePassword: {
    REQUIRED: ['password', 'newPassword'],
    REPETITION_DIFFERS: ['newPasswordConfirmation'],
    PASSWORD_WRONG: ['password'],
    TOO_SHORT: ['newPassword'],
  },
  setDefaultPaymentMethod: { REQUIRED: ['id'], PAYMENT_METHOD_NOT_FOUND: ['id'] },
  setNewsletter: {},
  deleteCustomer: { DELETION_NOT_CONFIRMED: ['confirmed'] },
  createAddress: addressCodes('address'),
  updateAddress: together(addressCodes('address'), { REQUIRED: ['id'], ADDRESS_NOT_FOUND: ['id', ''] }),
  deleteAddress: { REQUIRED: ['id'], ADDRESS_NOT_FOUND: ['id'], ADDRESS_IS_DEFAULT: ['id'] },
  addToWishlist: {
    PRODUCT_NOT_FOUND: ['productIds'],
    TOO_MANY: ['productIds'],
    WISHLIST_UNAVAILABLE: ['productIds'],
  },
  removeFromWishlist: { PRODUCT_NOT_FOUND: ['id'], WISHLIST_UNAVAILABLE: ['id'] },
  clearWishlist: { WISHLIST_UNAVAILABLE: NOWHERE },
  sendForm: {
    ...CAPTCHA,
    REQUIRED: ['captchaAnswer', '<field>'],
    FORM_REFUSED: ['website'],
    EMAIL_INVALID: ['<field>'],
    TOO_LONG: ['<field>'],
    TOO_LOW: ['<field>'],
    TOO_MANY: ['<field>'],
    NOT_A_CHOICE: ['<field>'],
    NOT_INTEGER: ['<field>'],
    NOT_DECIMAL: ['<field>'],
    NOT_DATE: ['<field>'],
    WEB_ADDRESS_NOT_ALLOWED: ['<field>'],
    FILE_NOT_A_PICTURE: ['<field>'],
    UPLOAD_EXPIRED: ['<field>'],
  },
  submitReview: {
    REQUIRED: ['title', 'text'],
    TOO_SHORT: ['title', 'text'],
    TOO_LONG: ['title', 'text'],
    TOO_LOW: ['points'],
    TOO_HIGH: ['points'],
    PRODUCT_NOT_FOUND: ['productId'],
    REVIEWS_UNAVAILABLE: NOWHERE,
  },
  subscribeNewsletter: { EMAIL_INVALID: ['email'], FORM_REFUSED: ['website'] },
  confirmNewsletter: { LINK_INVALID: NOWHERE },
  unsubscribeNewsletter: { EMAIL_INVALID: ['email'] },
};

/** Codes that any mutation may have. */
export const ANYWHERE: readonly ErrorCode[] = ['NOT_LOGGED_IN', 'RATE_LIMITED', 'UNKNOWN'];
