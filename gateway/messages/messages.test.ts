import { expect, test } from 'vitest';
import { BUILT_IN, Messages } from './messages.ts';

/** Every key of spec §8. */
const CATALOGUE = [
  ...['product-stock-reached', 'product-out-of-stock', 'purchase-steps-quantity', 'min-order-quantity'],
  ...[
    'shipping-method-blocked',
    'shipping-method-changed',
    'payment-method-blocked',
    'payment-method-changed',
  ],
  ...['promotion-not-found', 'promotion-not-eligible', 'promotion-excluded', 'auto-promotion-not-found'],
  ...[
    'shipping-address-blocked',
    'billing-address-blocked',
    'shipping-address-invalid',
    'billing-address-invalid',
  ],
  ...[
    'cart-merged-hint',
    'product-not-found',
    'salutation-missing',
    'message-default',
    'message-404',
    'message-403',
  ],
  ...['message-403-ajax', 'addToCartError', 'productNotFound', 'rateLimitExceeded'],
  ...['CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', 'login_no_matching_customer_internal'],
  ...[
    'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
    'VIOLATION::IS_BLANK_ERROR',
  ],
  ...[
    'IS_BLANK_ERROR',
    'TOO_LOW_ERROR',
    'TOO_SHORT_ERROR',
    'STRICT_CHECK_FAILED_ERROR',
    'CUSTOMER_PASSWORD_NOT_CORRECT',
  ],
  ...[
    'VAT_ID_FORMAT_NOT_CORRECT',
    'ZIP_CODE_INVALID',
    'FRAMEWORK__INVALID_UUID',
    'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
  ],
  ...['CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'CHECKOUT__ORDER_ORDER_NOT_FOUND'],
  ...['CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', 'CHECKOUT__CUSTOMER_NOT_FOUND'],
];

test.each(CATALOGUE)('%s has a sentence in every language', (key) => {
  const texts = Object.values(BUILT_IN).map((messages) => messages[key]);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(3);
});

test('no key is missing in any language, and each has the same placeholders in all', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const [first = {}, ...others] = Object.values(BUILT_IN);
  for (const messages of others) {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(first).sort());
    for (const [key, text] of Object.entries(first))
      expect([key, placeholders(messages[key])]).toEqual([key, placeholders(text)]);
  }
});

test('German is Swiss: ss and no ß', () => {
  expect(JSON.stringify(BUILT_IN['de-DE'])).not.toContain('ß');
});

test("the backend's texts lie over the built-in ones, and placeholders are filled", () => {
  const messages = new Messages('en-GB', { 'product-stock-reached': 'Just {quantity}!' });
  expect(messages.text('product-stock-reached', { quantity: 5 })).toBe('Just 5!');
  expect(messages.text('no-such-key')).toBe('no-such-key');
});
