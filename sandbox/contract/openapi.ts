import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { type Entity, isObject } from '../shop/entity.ts';

const DOCUMENT: Entity = JSON.parse(
  readFileSync(
    new URL('../../node_modules/@shopware/api-client/api-types/storeApiSchema.json', import.meta.url),
    'utf8',
  ),
);

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, verbose: true });
ajv.addSchema(DOCUMENT, 'store');

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), value);
}

function pointer(path: readonly string[]): string {
  return `store#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function schemaPath(method: string, path: string): string[] | undefined {
  const answer = ['paths', path, method.toLowerCase(), 'responses', '200'];
  const reference = at(DOCUMENT, [...answer, '$ref']);
  const start = typeof reference === 'string' ? reference.slice(2).split('/') : answer;
  const full = [...start, 'content', 'application/json', 'schema'];
  return isObject(at(DOCUMENT, full)) ? full : undefined;
}

/** A rule that the real Shopware breaks. */
export interface KnownWrong {
  /** End of the path in the answer, or in the schema. */
  readonly where: RegExp;
  readonly keyword: string;
  readonly why: string;
}

/** Null counts as absent: Shopware sends every optional field, and the document does not call them nullable. */
export function violationsOf(
  method: string,
  path: string,
  body: unknown,
  known: readonly KnownWrong[],
): string[] {
  const found = schemaPath(method, path);
  if (found === undefined) return [`${method} ${path} is not described`];
  const validate = ajv.compile({ $ref: pointer(found) });
  if (validate(body)) return [];
  const errors = (validate.errors ?? []).filter(
    (error) => error.data !== null && !isEmptyMap(error) && !isKnown(error, known),
  );
  const own = errors.filter(({ keyword }) => !['allOf', 'anyOf', 'oneOf', 'if'].includes(keyword));
  return [...new Set(own.map(describe))];
}

/** PHP writes an empty map as `[]`. */
function isEmptyMap(error: ErrorObject): boolean {
  return (
    error.keyword === 'type' &&
    error.schema === 'object' &&
    Array.isArray(error.data) &&
    error.data.length === 0
  );
}

function placeOf(error: ErrorObject): string {
  const missing = error.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : '';
  return error.instancePath.replace(/\/\d+/g, '/*') + missing;
}

function isKnown(error: ErrorObject, known: readonly KnownWrong[]): boolean {
  return known.some(({ where, keyword }) => keyword === error.keyword && where.test(placeOf(error)));
}

function describe(error: ErrorObject): string {
  return `${placeOf(error)} ${error.keyword} ${error.message ?? ''}`;
}
