import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';

/** One call of the Admin API, past its bearer. */
export interface AdminCall {
  readonly shop: Shop;
  /** A list where the body is one. */
  readonly body: Entity;
  readonly list: readonly Entity[];
  /** Parts of the path, in order. */
  readonly params: readonly string[];
}

/** A route of the Admin API: what it answers with, undefined for 204. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: RegExp;
  readonly handle: (call: AdminCall) => unknown;
}
