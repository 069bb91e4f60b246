import { randomBytes } from 'node:crypto';
import { isObject } from '../shops/shape.ts';

/** A JSON object of Shopware's wire format. */
export type Entity = Record<string, unknown>;

const CREATED = '2026-01-05T08:00:00.000+00:00';

/** ISO 8601 with milliseconds and a numeric offset. */
export function stamp(date: Date = new Date()): string {
  return date.toISOString().replace('Z', '+00:00');
}

/** `translated` is an object for translatable entities and `[]` for all others, as PHP serialises it. */
export function entity(apiAlias: string, id: string, fields: Entity): Entity {
  return { translated: [], createdAt: CREATED, updatedAt: null, customFields: null, ...fields, id, apiAlias };
}

/** The objects of a list; empty for any other value. */
export function objectsIn(value: unknown): Entity[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The live version of versioned entities. */
export const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** 32 letters and digits, as in context tokens and deep link codes. */
export function newToken(): string {
  return randomBytes(48)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32);
}

export function nextNumber(last: string | undefined): string {
  return last === undefined ? '10000' : String(Number(last) + 1);
}
