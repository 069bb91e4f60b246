import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';

/** One call of the Admin API, past its bearer. */
export interface AdminCall {
  readonly shop: Shop;
  readonly query: Entity;
  /** A list where the body is one. */
  readonly body: Entity;
  readonly list: readonly Entity[];
  /** The body as it came, for a route that takes files. */
  readonly file: Buffer;
  /** Media type of the body. */
  readonly contentType: string;
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Scheme and host the request came to. */
  readonly origin: string;
  /** Headers that the answer will have. */
  readonly headers: Record<string, string>;
}

/** A route of the Admin API: what it answers with, undefined for 204. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, e.g. `/document/:id`. */
  readonly path: string;
  /** The body may be any file. */
  readonly takesFile?: true;
  readonly handle: (call: AdminCall) => unknown;
}
