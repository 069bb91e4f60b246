import { isObject } from '../../lib/json.ts';

/**
 * The same values with every text well-formed: half of a surrogate pair, which JSON can carry and Shopware cannot read,
 * becomes the sign for what is unknown. Recursive, so only for values that were checked against a type.
 */
export function isWellFormed(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mended(value)]));
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(mended);
  return isObject(value) ? isWellFormed(value) : value;
}
