import { isObject } from '../../lib/json.ts';
import type { Nullable, Translated } from '../entities.ts';

/** `translated` first: some texts exist only there (docs/shopware.md, "Content"). Null for an empty text. */
export function translated(entity: Nullable<Translated>, field: string): string | null {
  if (!entity) return null;
  const value = isObject(entity.translated) ? entity.translated[field] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  const direct: unknown = Reflect.get(entity, field);
  return typeof direct === 'string' && direct !== '' ? direct : null;
}

/** Custom field in the language of the read; undefined if absent. */
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

/** Lists in custom fields are arrays or, from a text field, JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
