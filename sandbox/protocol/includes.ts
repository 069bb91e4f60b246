import { type Entity, isObject } from '../state/entity.ts';

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
