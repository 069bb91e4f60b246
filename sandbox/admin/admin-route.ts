import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';

export interface AdminCall {
  readonly shop: Shop;
  readonly query: Entity;
  /** An array if the body is one. */
  readonly body: Entity;
  readonly list: readonly Entity[];
  /** Raw body, for routes that take files. */
  readonly file: Buffer;
  readonly contentType: string;
  readonly params: Readonly<Record<string, string>>;
  /** Scheme and host of the request. */
  readonly origin: string;
  readonly headers: Record<string, string>;
}

/** `handle` returns the answer, undefined for 204. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, e.g. `/document/:id`. */
  readonly path: string;
  /** Accepts any content type. */
  readonly takesFile?: true;
  readonly handle: (call: AdminCall) => unknown;
}
