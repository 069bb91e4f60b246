import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { isId } from '../../sandbox/shops/derive/ids.ts';
import { type Entity, isObject } from './json.ts';
import type { Step } from './step.ts';
import { SYSTEM_LANGUAGE } from './surroundings.ts';

const DOCUMENT: Entity = JSON.parse(
  readFileSync(
    new URL('../../node_modules/@shopware/api-client/api-types/adminApiSchema.json', import.meta.url),
    'utf8',
  ),
);
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(DOCUMENT, 'admin');

const compiled = new Map<string, ValidateFunction>();

function part(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value);
}

/** `cms_page` is described as `CmsPage`. */
function schemaName(entity: string): string {
  return entity.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function fieldsOf(name: string): Entity | undefined {
  const fields = part(DOCUMENT, 'components', 'schemas', name, 'properties');
  return isObject(fields) ? fields : undefined;
}

/** The entity that a field holds, or a list of; undefined for plain values. */
function entityIn(field: unknown): string | undefined {
  const reference = part(field, '$ref') ?? part(field, 'items', '$ref');
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  return name !== undefined && fieldsOf(name)?.['id'] !== undefined ? name : undefined;
}

/** What in a step does not keep to Shopware's own description of the Admin API, each sentence once. */
export function violations({ entity, records, own }: Step): string[] {
  const found = records.flatMap((record) => [
    ...fieldViolations(schemaName(entity), record),
    ...(own ? missing(schemaName(entity), record, []) : []),
  ]);
  return [...new Set(found)];
}

function fieldViolations(name: string, record: Entity): string[] {
  const fields = fieldsOf(name);
  if (fields === undefined) return [`${name} is not described`];
  return Object.entries(record).flatMap(([field, value]) => {
    if (field === 'translations')
      return Object.values(Object(value)).flatMap((texts) =>
        isObject(texts) ? fieldViolations(name, texts) : [`${name}.translations holds no texts`],
      );
    if (fields[field] === undefined) return [`${name} has no field ${field}`];
    if (value === null) return [];
    const other = entityIn(fields[field]);
    if (other === undefined) return valueViolations(name, field, value);
    const nested = (Array.isArray(value) ? value : [value]).filter(isObject);
    return nested.flatMap((child) => [
      ...fieldViolations(other, child),
      ...(Object.keys(child).length > 1 ? missing(other, child, [name]) : []),
    ]);
  });
}

function valueViolations(name: string, field: string, value: unknown): string[] {
  const key = `${name}/properties/${field}`;
  const validate = compiled.get(key) ?? ajv.compile({ $ref: `admin#/components/schemas/${key}` });
  compiled.set(key, validate);
  if (validate(value)) return [];
  const [error] = validate.errors ?? [];
  return [`${name}.${field}${error?.instancePath ?? ''} ${error?.message ?? ''}`];
}

/** What a variant has of its own; the rest it inherits. */
const OF_VARIANTS = ['id', 'productNumber', 'stock'];

/** Required fields that neither the record nor its texts in the system language have. What it is nested in, or holds, gives its id. */
function missing(name: string, record: Entity, parents: readonly string[]): string[] {
  const required = part(DOCUMENT, 'components', 'schemas', name, 'required');
  const texts = part(record, 'translations', SYSTEM_LANGUAGE);
  const inherits = name === 'Product' && isId(record['parentId']);
  return (Array.isArray(required) ? required.map(String) : [])
    .filter((field) => !inherits || OF_VARIANTS.includes(field))
    .filter((field) => record[field] === undefined && part(texts, field) === undefined)
    .filter(
      (field) => !field.endsWith('Id') || (parents.length === 0 && record[field.slice(0, -2)] === undefined),
    )
    .map((field) => `${name} lacks ${field}`);
}
