import { readFileSync } from 'node:fs';
import { isObject } from '../shop/entity.ts';

type EntityShape = Readonly<Record<string, string>>;

/** Field types of every recorded `apiAlias`; `?` marks an optional one. */
const ENTITIES: Readonly<Record<string, EntityShape>> = JSON.parse(
  readFileSync(new URL('./fixtures/entities.json', import.meta.url), 'utf8'),
);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `@alias` of an entity, a list with its first element's shape, else keys or type. */
export function shapeOf(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0], depth + 1)];
  if (!isObject(value)) return typeOf(value);
  if (typeof value['apiAlias'] === 'string') return `@${value['apiAlias']}`;
  if (depth >= 2) return 'object';
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, shapeOf(value[key], depth + 1)]),
  );
}

/** Fields that are missing or of another type than recorded. */
export function missingIn(value: unknown, narrowed: ReadonlySet<string>, at = '$'): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((item) => missingIn(item, narrowed, `${at}[]`)))];
  if (!isObject(value)) return [];
  const alias = value['apiAlias'];
  const shape = typeof alias === 'string' && !narrowed.has(alias) ? ENTITIES[alias] : undefined;
  const own = shape === undefined ? [] : lacking(value, shape, String(alias));
  const inner = Object.entries(value).flatMap(([key, child]) => missingIn(child, narrowed, `${at}.${key}`));
  return [...new Set([...own, ...inner])];
}

function lacking(value: Readonly<Record<string, unknown>>, shape: EntityShape, alias: string): string[] {
  return Object.entries(shape).flatMap(([path, types]) => {
    const [head = '', nested] = path.split('.');
    const parent = value[head];
    if (nested !== undefined && !isObject(parent)) return [];
    const holder = nested === undefined ? value : isObject(parent) ? parent : {};
    const name = nested ?? head;
    const optional = types.startsWith('?');
    if (!(name in holder)) return optional ? [] : [`${alias}.${path} is absent`];
    const allowed = types.replace('?', '').split('|');
    const type = typeOf(holder[name]);
    const onlyNull = allowed.every((one) => one === 'null' || one === 'array');
    const emptyEither =
      (type === 'array' && allowed.includes('object')) || (type === 'object' && allowed.includes('array'));
    if (allowed.includes(type) || type === 'null' || onlyNull || emptyEither) return [];
    return [`${alias}.${path} is ${type}, not ${allowed.join(' or ')}`];
  });
}
