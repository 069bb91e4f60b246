/** A JSON object. */
export type Entity = Record<string, unknown>;

/** True for a JSON object. */
export function isObject(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A moment as Shopware writes it: ISO 8601 with milliseconds and a numeric offset. */
export function stamp(date: Date): string {
  return date.toISOString().replace('Z', '+00:00');
}
