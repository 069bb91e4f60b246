import { createHash } from 'node:crypto';

/** Derives an id, which is the same on every start and in every Shopware. */
export function idOf(kind: string, key: string): string {
  return createHash('md5').update(`${kind}:${key}`).digest('hex');
}

/** 32 lower-case hex digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

const idsOf = (kind: string) => (key: string) => idOf(kind, key);

export const productId = idsOf('product');
export const optionId = idsOf('option');
export const propertyGroupId = idsOf('group');
export const categoryId = idsOf('category');
export const mediaId = idsOf('media');
export const deliveryTimeId = idsOf('delivery-time');
export const paymentMethodId = idsOf('payment-method');
export const shippingMethodId = idsOf('shipping-method');

export const taxId = (rate: number) => idOf('tax', String(rate));

/** The rule for a shipping country. */
export const countryRuleId = (iso: string) => idOf('rule', `country:${iso}`);
/** The rule for a customer group. */
export const groupRuleId = (key: string) => idOf('rule', `group:${key}`);
/** The rule for free shipping with a method. */
export const freeRuleId = (method: { readonly key: string }) => idOf('rule', `free:${method.key}`);

/** Shopware has a fixed id for the standard group. */
export function customerGroupId(key: string): string {
  return key === 'standard' ? 'cfbd5018d38d41d8adca10d94fc8bdd6' : idOf('customer-group', key);
}
