import { isObject } from '../lib/json.ts';

const PREFIX = 'translated.';

/**
 * Completes the `includes` of criteria: Shopware 6.6 and 6.7 return a field of `translated` only where its bare name is
 * included as well (StructEncoder::encodeNestedArray, case 651). `translated.name` becomes it and `name`.
 */
export function withTranslatedFields(body: unknown): unknown {
  if (!isObject(body) || !isObject(body['includes'])) return body;
  const includes = Object.entries(body['includes']).map(([alias, fields]) => [
    alias,
    Array.isArray(fields) ? completed(fields) : fields,
  ]);
  return { ...body, includes: Object.fromEntries(includes) };
}

function completed(fields: readonly unknown[]): unknown[] {
  const bare = fields.flatMap((field) =>
    typeof field === 'string' && field.startsWith(PREFIX) ? [field.slice(PREFIX.length)] : [],
  );
  return [...new Set([...fields, ...bare])];
}
