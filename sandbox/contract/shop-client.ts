import { type Entity, isObject } from '../shop/entity.ts';

/** The object under a name. */
export function part(value: unknown, ...path: readonly (string | number)[]): Entity {
  const found = path.reduce<unknown>((current, key) => Reflect.get(Object(current), key), value);
  return isObject(found) ? found : {};
}

/** The list under a name, its objects only. */
export function list(value: unknown, ...path: readonly (string | number)[]): Entity[] {
  const found = path.reduce<unknown>((current, key) => Reflect.get(Object(current), key), value);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** Quantity of the only line of a cart. */
export function quantityOf(cart: unknown): number {
  return Number(part(cart, 'lineItems', 0)['quantity'] ?? 0);
}
