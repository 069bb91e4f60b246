import { Kind, parse } from 'graphql';
import { isObject } from '../lib/json.ts';
import { ANYWHERE, ERROR_PLACES } from './documented-errors.ts';

/** A user error in a response. */
interface FoundError {
  readonly mutation: string;
  readonly code: string;
  /** Path of the input field with `*` for an index; empty if no field applies, null if it was not selected. */
  readonly field: string | null;
}

/** @throws Error for a user error that is missing in `ERROR_PLACES`, the source of docs/error-codes.md */
export function checkErrorPlaces(query: string, data: unknown): void {
  for (const { mutation, code, field } of errorsIn(query, data)) {
    if (ANYWHERE.some((one) => one === code)) continue;
    const places: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ERROR_PLACES;
    const fields = places[mutation]?.[code];
    const known = fields && (field === null || fields.includes(field) || fields.includes('<field>'));
    if (!known) throw new Error(`ERROR_PLACES lacks ${code} of ${mutation} at "${field}"`);
  }
}

function errorsIn(query: string, data: unknown): FoundError[] {
  if (!isObject(data) || !query.includes('userErrors')) return [];
  const found: FoundError[] = [];
  for (const definition of parse(query).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'mutation') continue;
    for (const selection of definition.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) continue;
      const payload = data[(selection.alias ?? selection.name).value];
      const errors = isObject(payload) ? payload['userErrors'] : null;
      for (const error of Array.isArray(errors) ? errors : []) {
        if (!isObject(error) || typeof error['code'] !== 'string') continue;
        found.push({ mutation: selection.name.value, code: error['code'], field: fieldOf(error) });
      }
    }
  }
  return found;
}

function fieldOf(error: Readonly<Record<string, unknown>>): string | null {
  if (!('field' in error)) return null;
  const steps = Array.isArray(error['field']) ? error['field'].map(String) : [];
  return steps.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.');
}
