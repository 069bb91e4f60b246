import type en from '../../../schema/messages/en-GB.json';
import { ERROR_CODES, NOTICE_CODES } from './error-codes.ts';
import { ERROR_PLACES } from './error-places.ts';
import { BUILT_IN } from './messages/messages.ts';

type SentenceKey = keyof typeof en;

/** One of several sentences of a code. */
interface Sentence {
  readonly key: SentenceKey;
  /** Mutations, or `mutation.field` of them; those that no other sentence names, without. */
  readonly at?: readonly string[];
  /** What is the case then, where a place has several. */
  readonly when?: string;
}

const INTO_CART = ['addToCart', 'addItemsToCart'];
const BY_RULES = ['sendForm', 'submitReview'];

/** Codes that say different things in different places. Of any other code all sentences are the same. */
const SENTENCES: Readonly<Record<string, readonly Sentence[]>> = {
  REQUIRED: [
    { key: 'BLANK_CODE', at: ['addPromotionCode', 'removePromotionCode'] },
    {
      key: 'BLANK_ID',
      at: [
        'setCurrency',
        'setCountry',
        'setShippingMethod',
        'setPaymentMethod',
        'setShippingAddress',
        'setBillingAddress',
        'changeOrderPayment',
        'setDefaultPaymentMethod',
        'updateAddress.id',
        'deleteAddress',
        'setDefaultBillingAddress',
        'setDefaultShippingAddress',
      ],
    },
    { key: 'VIOLATION::IS_BLANK_ERROR' },
  ],
  TOO_LONG: [{ key: 'FIELD_TOO_LONG', at: BY_RULES }, { key: 'VIOLATION::TOO_LONG_ERROR' }],
  TOO_SHORT: [{ key: 'FIELD_TOO_SHORT', at: BY_RULES }, { key: 'VIOLATION::TOO_SHORT_ERROR' }],
  TOO_LOW: [{ key: 'FIELD_TOO_LOW', at: BY_RULES }, { key: 'VIOLATION::TOO_LOW_ERROR' }],
  EMAIL_INVALID: [
    { key: 'NEWSLETTER_EMAIL_FORMAT', at: ['subscribeNewsletter', 'unsubscribeNewsletter'] },
    { key: 'VIOLATION::INVALID_FORMAT_ERROR' },
  ],
  LINK_INVALID: [
    { key: 'NEWSLETTER_LINK_UNKNOWN', at: ['confirmNewsletter'] },
    { key: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH' },
  ],
  NOT_LOGGED_IN: [{ key: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', at: ['placeOrder'] }, { key: 'NOT_LOGGED_IN' }],
  PAYMENT_METHOD_BLOCKED: [
    { key: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE', at: ['changeOrderPayment'] },
    { key: 'payment-method-blocked' },
  ],
  PRODUCT_NOT_FOUND: [
    { key: 'productNotFound', at: INTO_CART, when: 'the id is none' },
    { key: 'product-not-found-not-added', at: INTO_CART, when: 'no product has it' },
    {
      key: 'product-not-found',
      at: [...INTO_CART, 'updateCartItem', 'placeOrder'],
      when: 'it was sold before',
    },
    { key: 'CONTENT__PRODUCT_NOT_FOUND' },
  ],
  PRODUCT_OUT_OF_STOCK: [
    { key: 'product-out-of-stock-not-added', at: INTO_CART, when: 'it was not in the cart' },
    { key: 'product-out-of-stock', at: INTO_CART, when: 'it was in the cart' },
    { key: 'product-out-of-stock' },
  ],
  PRODUCT_STOCK_REACHED: [
    {
      key: 'product-maximum-reached',
      at: [...INTO_CART, 'updateCartItem'],
      when: 'an order may contain no more',
    },
    {
      key: 'product-stock-reached',
      at: [...INTO_CART, 'updateCartItem'],
      when: 'fewer are in stock',
    },
    { key: 'product-stock-reached' },
  ],
  PROMOTION_WITHOUT_EFFECT: [
    { key: 'promotions-on-cart-price-zero-error', when: 'the cart costs nothing' },
    { key: 'promotion-without-effect', when: 'anything else' },
  ],
  REGION_MISSING: [
    { key: 'country-region-missing-shipping-address', when: 'in the shipping address' },
    { key: 'country-region-missing-billing-address', when: 'in the billing address' },
  ],
  SALUTATION_MISSING: [
    { key: 'salutation-missing-shipping-address', when: 'in the shipping address' },
    { key: 'salutation-missing-billing-address', when: 'in the billing address' },
    { key: 'salutation-missing', when: 'of the customer' },
  ],
};

/** A sentence with what is the case when it comes; null where there is no other. */
export interface Told {
  /** Of all that say this; other languages may put them into other words. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly when: string | null;
}

/** Sentences that would tell whether an account exists. */
const NEVER_TOLD: ReadonlySet<string> = new Set([
  'login_no_matching_customer_internal',
  'CHECKOUT__CUSTOMER_NOT_FOUND',
]);

/**
 * What a refusal may say, in English.
 * @param field path of the input field; empty where none is meant
 * @throws Error for a code with several sentences of which nothing is said above
 */
export function sentencesAt(code: string, mutation: string, field: string): readonly Told[] {
  const known = SENTENCES[code];
  if (known === undefined) return only(code);
  const names = [mutation, `${mutation}.${field}`];
  const here = known.filter(({ at }) => at?.some((place) => names.includes(place)));
  return (here.length > 0 ? here : known.filter(({ at }) => at === undefined)).map((one) => told(code, one));
}

/** All that a code may say, each with the places that it is for. */
export function sentencesOf(code: string): readonly (Told & { readonly at: readonly string[] })[] {
  const known = SENTENCES[code];
  return known === undefined
    ? only(code).map((one) => ({ ...one, at: [] }))
    : known.map((one) => ({ ...told(code, one), at: one.at ?? [] }));
}

function only(code: string): readonly Told[] {
  const byText = Map.groupBy(keysOf(code), textOf);
  if (byText.size > 1) throw new Error(`${code} has several sentences, and nothing says which comes where`);
  return [...byText].map(([text, keys]) => ({ keys, text, when: null }));
}

function told(code: string, { key, when = '' }: Sentence): Told {
  const text = textOf(key);
  const same = keysOf(code).filter((other) => textOf(other) === text);
  return { keys: [...new Set([key, ...same])], text, when: when || null };
}

function keysOf(code: string): string[] {
  return [...Object.entries(ERROR_CODES), ...Object.entries(NOTICE_CODES)].flatMap(([key, own]) =>
    own === code && !NEVER_TOLD.has(key) ? [key] : [],
  );
}

const textOf = (key: string): string => BUILT_IN['en-GB']?.[key] ?? '';

/** A refusal of a mutation. */
export interface Refusal {
  readonly code: string;
  /** Paths of the input fields; empty where none is meant. */
  readonly fields: readonly string[];
  readonly sentences: readonly Told[];
}

/** What each mutation may refuse, where, and in which words. */
export function refusalsByMutation(): ReadonlyMap<string, readonly Refusal[]> {
  const places = Object.entries<Readonly<Record<string, readonly string[]>>>(ERROR_PLACES);
  return new Map(
    places.map(([mutation, codes]) => [
      mutation,
      Object.entries(codes).flatMap(([code, fields]) => {
        const alike = Map.groupBy(fields, (field) => JSON.stringify(sentencesAt(code, mutation, field)));
        return [...alike.values()].map((same) => ({
          code,
          fields: same.filter((field) => field !== ''),
          sentences: sentencesAt(code, mutation, same[0] ?? ''),
        }));
      }),
    ]),
  );
}
