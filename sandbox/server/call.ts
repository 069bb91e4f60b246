import type { ContextRecord } from '../session/context-record.ts';
import type { Language } from '../session/language-record.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { invalidUuid } from './errors.ts';

/** One request to a route, and what the answer carries beside its body. */
export interface Call {
  readonly shop: Shop;
  readonly method: string;
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Entity;
  /** JSON or form body; for GET the query. */
  readonly body: Entity;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly origin: string;
  /** The client's address; the forwarded one if the shop trusts its proxy. */
  readonly ip: string;
  /** The session as it was when the request came; reads only. */
  readonly session: ContextRecord;
  readonly language: Language;
  readonly view: View;
  /** What the answer will be sent with; a handler may change status, headers and the token. */
  readonly reply: { status: number; token: string; readonly headers: Record<string, string> };
}

/** Answers a call with a JSON body, a {@link Raw} one, or undefined for none. */
export type Handler = (call: Call) => unknown;

/** A body that is not JSON. */
export class Raw {
  readonly type: string;
  readonly content: string | Buffer;

  constructor(type: string, content: string | Buffer) {
    this.type = type;
    this.content = content;
  }
}

/**
 * The part of the path with this name, which must be an id (case 913).
 * @throws FRAMEWORK__INVALID_UUID
 */
export function idParam(call: Call, name: string): string {
  const id = param(call, name);
  if (!isHexId(id)) throw invalidUuid(id);
  return id;
}

/** The part of the path with this name. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}
