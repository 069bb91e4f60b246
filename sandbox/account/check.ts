import type { Call } from '../server/call.ts';
import type { Violation } from '../server/errors.ts';
import { printed, violation } from '../server/violation-text.ts';
import type { Entity } from '../shop/entity.ts';

/** A text field without surrounding blanks; null when absent or not a text. */
export function textOf(source: Entity, name: string): string | null {
  const value = source[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** `IS_BLANK_ERROR` whose detail is a key, as Shopware's address validation gives (recording 112). */
export function blankKey(pointer: string, value: unknown, key: string): Violation {
  return {
    code: 'IS_BLANK_ERROR',
    pointer,
    detail: `VIOLATION::${key}`,
    parameters: { '{{ value }}': printed(value) },
  };
}

/** `TOO_LONG_ERROR` for texts above the limit (recording 366). */
export function tooLong(call: Call, source: Entity, name: string, limit: number, prefix = ''): Violation[] {
  const value = source[name];
  if (typeof value !== 'string' || value.length <= limit) return [];
  return [
    violation(call, 'long', 'TOO_LONG_ERROR', `${prefix}/${name}`, {
      '{{ value }}': printed(value),
      '{{ limit }}': String(limit),
      '{{ max }}': String(limit),
      '{{ value_length }}': String(value.length),
    }),
  ];
}
