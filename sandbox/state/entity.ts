/** A JSON object of Shopware's wire format. */
export type Entity = Record<string, unknown>;

const CREATED = '2026-01-05T08:00:00.000+00:00';

/** ISO 8601 with milliseconds and a numeric offset. */
export function stamp(date: Date = new Date()): string {
  return date.toISOString().replace('Z', '+00:00');
}

/** `translated` is an object for translatable entities and `[]` for all others, as PHP serialises it. */
export function entity(
  apiAlias: string,
  id: string,
  fields: Entity,
  translated: Entity | readonly [] = [],
): Entity {
  return { translated, createdAt: CREATED, updatedAt: null, customFields: null, ...fields, id, apiAlias };
}

export function isObject(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; empty for any other value. */
export function objectsIn(value: unknown): Entity[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
