import type { Call } from '../server/call.ts';
import { plainFailure, type Violation } from '../server/errors.ts';
import { printed, violation, wrongType } from '../server/violation-text.ts';
import type { Entity } from '../shop/entity.ts';

/** Trimmed text, numbers as PHP prints them, null when absent. @throws PHP's 500 for a list or an object */
export function textOf(source: Entity, name: string): string | null {
  const value = source[name];
  if (typeof value === 'object' && value !== null)
    throw plainFailure(500, `${name}: must be of type string, array given`);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** Shopware's code for a wrong type that only the write detects. */
const NOT_A_TEXT = 'ba785a8c-82cb-4283-967c-3cf342181b40';

/** The write fails for numbers in text columns (cases 923, 924). */
export function numbersAsTexts(
  call: Call,
  source: Entity,
  names: readonly string[],
  under: readonly string[],
): Entity[] {
  return under.flatMap((place) =>
    names
      .filter((name) => typeof source[name] === 'number')
      .map((name) => {
        const { detail, parameters } = wrongType(call, `${place}/${name}`, source[name], 'string');
        const pointer = `${place}/${name}`;
        return { code: NOT_A_TEXT, status: '400', detail, source: { pointer }, meta: { parameters } };
      }),
  );
}

/** `IS_BLANK_ERROR` with a snippet key as detail, as Shopware's address validation has it (case 112). */
export function blankKey(pointer: string, value: unknown, key: string): Violation {
  return {
    code: 'IS_BLANK_ERROR',
    pointer,
    detail: `VIOLATION::${key}`,
    parameters: { '{{ value }}': printed(value) },
  };
}

/** `TOO_LONG_ERROR` for texts above the limit (case 366). */
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
