import { createHash } from 'node:crypto';
import type { DemoShippingMethod } from '../model/checkout.ts';

/** Derives the 32-hex id of an entity from its kind and key, so that ids are the same on every start and in every Shopware. */
export function idOf(kind: string, key: string): string {
  return createHash('md5').update(`${kind}:${key}`).digest('hex');
}

/** True for 32 lower-case hex digits, the only form in which Shopware stores an id. */
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

/** The rule that is met where goods go to a country. */
export function countryRuleId(iso: string): string {
  return idOf('rule', `country:${iso}`);
}

/** The rule that is met by customers of a group. */
export function groupRuleId(key: string): string {
  return idOf('rule', `group:${key}`);
}

/** The rule that is met when the goods are worth so much that a method costs nothing. */
export function freeRuleId({ key }: DemoShippingMethod): string {
  return idOf('rule', `free:${key}`);
}

/** Shopware's fixed id of the standard group; every other group has its own. */
export function customerGroupId(key: string): string {
  return key === 'standard' ? 'cfbd5018d38d41d8adca10d94fc8bdd6' : idOf('customer-group', key);
}
