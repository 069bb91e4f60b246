import { createHash } from 'node:crypto';
import type { DemoShippingMethod } from '../model/checkout.ts';

/** Derives an id, which is the same on every start and in every Shopware. */
export function idOf(kind: string, key: string): string {
  return createHash('md5').update(`${kind}:${key}`).digest('hex');
}

/** 32 lower-case hex digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

export function productId(key: string): string {
  return idOf('product', key);
}

export function optionId(key: string): string {
  return idOf('option', key);
}

export function propertyGroupId(key: string): string {
  return idOf('group', key);
}

export function categoryId(key: string): string {
  return idOf('category', key);
}

export function mediaId(key: string): string {
  return idOf('media', key);
}

export function taxId(rate: number): string {
  return idOf('tax', String(rate));
}

export function deliveryTimeId(key: string): string {
  return idOf('delivery-time', key);
}

export function paymentMethodId(key: string): string {
  return idOf('payment-method', key);
}

export function shippingMethodId(key: string): string {
  return idOf('shipping-method', key);
}

/** The rule for a shipping country. */
export function countryRuleId(iso: string): string {
  return idOf('rule', `country:${iso}`);
}

/** The rule for a customer group. */
export function groupRuleId(key: string): string {
  return idOf('rule', `group:${key}`);
}

/** The rule for free shipping with a method. */
export function freeRuleId({ key }: DemoShippingMethod): string {
  return idOf('rule', `free:${key}`);
}

/** Shopware has a fixed id for the standard group. */
export function customerGroupId(key: string): string {
  return key === 'standard' ? 'cfbd5018d38d41d8adca10d94fc8bdd6' : idOf('customer-group', key);
}
