import { isObject } from '../../lib/json.ts';

/**
 * Replaces lone surrogates, which JSON can carry and Shopware cannot read, by U+FFFD. Recursive, so only for values
 * that were validated against a type.
 */
export function isWellFormed(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mended(value)]));
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(mended);
  return isObject(value) ? isWellFormed(value) : value;
}
