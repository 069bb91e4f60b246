import type { Lang } from '../shops/model/text.ts';
import { isObject } from '../shops/shape.ts';
import type { Currency } from '../state/channel.ts';
import type { Entity } from '../state/entity.ts';
import type { ContextRecord, Language } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { checkedId } from './errors.ts';

export type TaxState = 'gross' | 'net' | 'tax-free';

/** Determines texts, prices and fields of a response. */
export interface View {
  readonly lang: Lang;
  readonly currency: Currency;
  readonly taxState: TaxState;
  /** Key of the customer group. */
  readonly group: string;
  /** Scheme and host of the request, for media URLs. */
  readonly origin: string;
  readonly seoUrls: boolean;
  /** False if `includes` drops the field. */
  readonly wants: (apiAlias: string, field: string) => boolean;
}

/** A request to the Store API. */
export interface Call {
  readonly shop: Shop;
  readonly params: Readonly<Record<string, string>>;
  /** With the query. */
  readonly body: Entity;
  readonly accept: string;
  readonly origin: string;
  /** Forwarded address of the client. */
  readonly ip: string;
  /** When the request arrived; read only. */
  readonly session: ContextRecord;
  readonly language: Language;
  readonly view: View;
  /** Handlers may change status, headers and token. */
  readonly reply: { status: number; token: string; readonly headers: Record<string, string> };
}

export type Handler = (call: Call) => unknown;

export class Raw {
  readonly type: string;
  readonly content: Buffer;

  constructor(type: string, content: Buffer) {
    this.type = type;
    this.content = content;
  }
}

export function param({ params }: Call, name: string): string {
  return params[name] ?? '';
}

/** @throws FRAMEWORK__INVALID_UUID (case 913) */
export function idParam(call: Call, name: string): string {
  return checkedId(param(call, name));
}

export function textOf(source: Entity, name: string): string | null {
  const value = source[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function hasAssociation({ associations }: Entity, name: string): boolean {
  return typeof associations === 'object' && associations !== null && name in associations;
}

export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Handler>>;

export const SUCCESS: Entity = { apiAlias: 'array_struct', success: true };

/** `includes`: the fields of each `apiAlias` that an answer has. */
export class FieldSelection {
  readonly #fields: ReadonlyMap<string, ReadonlySet<string>>;

  constructor({ includes }: Entity) {
    const entries = Object.entries(isObject(includes) ? includes : {});
    this.#fields = new Map(
      entries.flatMap(([alias, fields]) =>
        Array.isArray(fields) ? [[alias, new Set(fields.map(String))] as const] : [],
      ),
    );
  }

  /** `translated.name` in `includes` selects `translated`. */
  wants(alias: string, field: string): boolean {
    const included = this.#fields.get(alias);
    if (included === undefined || included.has(field) || field === 'apiAlias') return true;
    return [...included].some((name) => name.startsWith(`${field}.`));
  }

  apply(value: unknown): unknown {
    if (this.#fields.size === 0) return value;
    if (Array.isArray(value)) return value.map((item) => this.apply(item));
    if (!isObject(value)) return value;
    const alias = value['apiAlias'];
    const selected: Entity = {};
    for (const [field, child] of Object.entries(value)) {
      if (typeof alias === 'string' && !this.wants(alias, field)) continue;
      selected[field] = this.apply(
        typeof alias === 'string' && isObject(child) && child['apiAlias'] === undefined
          ? this.#nested(alias, field, child)
          : child,
      );
    }
    return selected;
  }

  /** Within `translated` Shopware looks up the bare name: `translated.name` alone selects nothing (case 651). */
  #nested(alias: string, prefix: string, child: Entity): Entity {
    const included = this.#fields.get(alias);
    if (included === undefined) return child;
    const isNamed = (key: string) =>
      prefix === 'translated' ? this.wants(alias, key) : included.has(`${prefix}.${key}`);
    if (prefix !== 'translated' && ![...included].some((name) => name.startsWith(`${prefix}.`))) return child;
    return Object.fromEntries(Object.entries(child).filter(([key]) => isNamed(key)));
  }
}
