import { type Entity, isObject } from '../shop/entity.ts';
import { failure } from './errors.ts';

type Fields = ReadonlyMap<string, ReadonlySet<string>>;

function fieldMap(source: unknown): Fields {
  if (!isObject(source)) return new Map();
  return new Map(
    Object.entries(source).flatMap(([alias, fields]) =>
      Array.isArray(fields) ? [[alias, new Set(fields.map(String))] as const] : [],
    ),
  );
}

/** `includes` and `excludes`: the fields of each `apiAlias` that the answer keeps. */
export class FieldSelection {
  readonly #includes: Fields;
  readonly #excludes: Fields;

  constructor(criteria: Entity) {
    const { includes } = criteria;
    if (typeof includes === 'string')
      throw failure(
        400,
        'FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE',
        'Expected data at includes to be of the type array, string given',
        { path: 'includes', type: 'string' },
      );
    this.#includes = fieldMap(criteria['includes']);
    this.#excludes = fieldMap(criteria['excludes']);
  }

  /** `translated.name` in `includes` keeps `translated`. */
  wants(alias: string, field: string): boolean {
    if (this.#excludes.get(alias)?.has(field)) return false;
    const included = this.#includes.get(alias);
    if (included === undefined || included.has(field) || field === 'apiAlias') return true;
    return [...included].some((name) => name.startsWith(`${field}.`));
  }

  apply(value: unknown): unknown {
    if (this.#includes.size === 0 && this.#excludes.size === 0) return value;
    return this.#select(value);
  }

  #select(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#select(item));
    if (!isObject(value)) return value;
    const alias = value['apiAlias'];
    const result: Entity = {};
    for (const [field, child] of Object.entries(value)) {
      if (typeof alias === 'string' && field !== 'apiAlias' && !this.wants(alias, field)) continue;
      result[field] =
        typeof alias === 'string' && isObject(child) && child['apiAlias'] === undefined
          ? this.#select(this.#nested(alias, field, child))
          : this.#select(child);
    }
    return result;
  }

  /** Within `translated` Shopware looks up the bare name: `translated.name` alone keeps nothing (case 651). */
  #nested(alias: string, prefix: string, child: Entity): Entity {
    if (prefix === 'translated' && this.#includes.has(alias)) {
      return Object.fromEntries(Object.entries(child).filter(([key]) => this.wants(alias, key)));
    }
    const names = [...(this.#includes.get(alias) ?? [])].filter((name) => name.startsWith(`${prefix}.`));
    if (names.length === 0) return child;
    return Object.fromEntries(Object.entries(child).filter(([key]) => names.includes(`${prefix}.${key}`)));
  }
}
