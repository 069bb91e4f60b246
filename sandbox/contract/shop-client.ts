import { type Entity, isObject } from '../shop/entity.ts';

export function part(value: unknown, ...path: readonly (string | number)[]): Entity {
  const found = path.reduce<unknown>((current, key) => Reflect.get(Object(current), key), value);
  return isObject(found) ? found : {};
}

/** Objects only. */
export function list(value: unknown, ...path: readonly (string | number)[]): Entity[] {
  const found = path.reduce<unknown>((current, key) => Reflect.get(Object(current), key), value);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function quantityOf(cart: unknown): number {
  return Number(part(cart, 'lineItems', 0)['quantity'] ?? 0);
}
