import { isObject } from '../../lib/json.ts';
import type { Nullable, Translated } from '../entities.ts';

/**
 * A text of an entity in the language of the read. `translated` first: a variant's own fields are null, some link
 * fields are only there (docs/shopware.md, "Content").
 * @returns null for an absent or empty text
 */
export function translated(entity: Nullable<Translated>, field: string): string | null {
  if (!entity) return null;
  const value = isObject(entity.translated) ? entity.translated[field] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  const own: unknown = Reflect.get(entity, field);
  return typeof own === 'string' && own !== '' ? own : null;
}

/** A custom field in the language of the read; undefined when the entity has none of that name. */
export function customField(entity: Nullable<Translated>, name: string): unknown {
  if (!entity) return undefined;
  const sets = [
    isObject(entity.translated) ? entity.translated['customFields'] : undefined,
    Reflect.get(entity, 'customFields'),
  ];
  for (const fields of sets) {
    if (isObject(fields) && fields[name] !== undefined && fields[name] !== null) return parsed(fields[name]);
  }
  return undefined;
}

/** Custom fields hold lists either as such or, out of a text field, as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
