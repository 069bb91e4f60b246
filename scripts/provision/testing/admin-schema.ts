import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { isId } from '../../../sandbox/shops/derive/ids.ts';
import { isObject } from '../../../sandbox/shops/shape.ts';
import type { Step } from '../plan.ts';
import { SYSTEM_LANGUAGE } from '../target.ts';

type Entity = Record<string, unknown>;

const DOCUMENT: Entity = JSON.parse(
  readFileSync(
    new URL('../../../node_modules/@shopware/api-client/api-types/adminApiSchema.json', import.meta.url),
    'utf8',
  ),
);
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(DOCUMENT, 'admin');

const compiled = new Map<string, ValidateFunction>();

function part(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value);
}

/** Name in the description: `CmsPage` for `cms_page`. */
function schemaName(entity: string): string {
  return entity.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function fieldsOf(name: string): Entity | undefined {
  const fields = part(DOCUMENT, 'components', 'schemas', name, 'properties');
  return isObject(fields) ? fields : undefined;
}

/** The entity of an association; undefined for other fields. */
function entityIn(field: unknown): string | undefined {
  const reference = part(field, '$ref') ?? part(field, 'items', '$ref');
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  return name !== undefined && fieldsOf(name)?.['id'] !== undefined ? name : undefined;
}

/** Violations of Shopware's OpenAPI description of the Admin API, without duplicates. */
export function violations({ entity, records, isShared }: Step): string[] {
  const found = records.flatMap((record) => [
    ...fieldViolations(schemaName(entity), record),
    ...(isShared ? [] : missing(schemaName(entity), record, [])),
  ]);
  return [...new Set(found)];
}

function fieldViolations(name: string, record: Entity): string[] {
  const fields = fieldsOf(name);
  if (fields === undefined) return [`${name} is not in the description`];
  return Object.entries(record).flatMap(([field, value]) => {
    if (field === 'translations')
      return Object.values(Object(value)).flatMap((texts) =>
        isObject(texts) ? fieldViolations(name, texts) : [`${name}.translations is not an object`],
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

/** Fields that a variant does not inherit. */
const OF_VARIANTS = ['id', 'productNumber', 'stock'];

/** Required fields that are missing in the record and its texts. Foreign keys of associations are derived. */
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
