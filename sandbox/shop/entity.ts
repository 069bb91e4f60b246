/** A JSON object as it goes over the wire. */
export type Entity = Record<string, unknown>;

const CREATED = '2026-01-05T08:00:00.000+00:00';

/** A moment as Shopware writes it: ISO 8601 with milliseconds and a numeric offset. */
export function stamp(date: Date = new Date()): string {
  return date.toISOString().replace('Z', '+00:00');
}

/**
 * An entity with the fields every Shopware entity has.
 * `translated` is an object for translatable entities and `[]` for all others, as PHP serialises it.
 */
export function entity(
  apiAlias: string,
  id: string,
  fields: Entity,
  translated: Entity | readonly [] = [],
): Entity {
  return { translated, createdAt: CREATED, updatedAt: null, customFields: null, ...fields, id, apiAlias };
}

/** True for a plain JSON object. */
export function isObject(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
