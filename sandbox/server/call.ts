import type { ContextRecord } from '../session/context-record.ts';
import type { Language } from '../session/language-record.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { invalidUuid } from './errors.ts';

export interface Call {
  readonly shop: Shop;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Entity;
  /** For GET the query. */
  readonly body: Entity;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly origin: string;
  /** The forwarded address if the proxy is trusted. */
  readonly ip: string;
  /** As it was when the request arrived; read only. */
  readonly session: ContextRecord;
  readonly language: Language;
  readonly view: View;
  /** Handlers may change status, headers and token. */
  readonly reply: { status: number; token: string; readonly headers: Record<string, string> };
}

/** Returns JSON, a {@link Raw} body, or undefined for 204. */
export type Handler = (call: Call) => unknown;

export class Raw {
  readonly type: string;
  readonly content: string | Buffer;

  constructor(type: string, content: string | Buffer) {
    this.type = type;
    this.content = content;
  }
}

/** @throws FRAMEWORK__INVALID_UUID (case 913) */
export function idParam(call: Call, name: string): string {
  const id = param(call, name);
  if (!isHexId(id)) throw invalidUuid(id);
  return id;
}

export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}
