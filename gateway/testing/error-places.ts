import { Kind, parse } from 'graphql';
import spelling from '../../schema/messages/spelling/de-DE.json' with { type: 'json' };
import { ANYWHERE, ERROR_PLACES } from '../domains/shared/error-places.ts';
import { sentencesAt } from '../domains/shared/error-sentences.ts';
import { BUILT_IN } from '../domains/shared/messages/messages.ts';
import { isObject } from '../lib/json.ts';

/** A refusal in an answer. */
interface FoundError {
  readonly mutation: string;
  readonly code: string;
  /** Path of the input field with `*` for an index; empty where no field is meant, null where it was not asked for. */
  readonly field: string | null;
  /** null where it was not asked for. */
  readonly message: string | null;
}

/** @throws Error for a refusal that docs/error-codes.md does not tell of (`ERROR_PLACES`), or in another sentence than it says */
export function checkErrorPlaces(query: string, data: unknown): void {
  for (const { mutation, code, field, message } of errorsIn(query, data)) {
    if (message !== null && code !== 'UNKNOWN') checkSentence(mutation, code, field ?? '', message);
    if (ANYWHERE.some((one) => one === code)) continue;
    const places: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ERROR_PLACES;
    const fields = places[mutation]?.[code];
    const known = fields && (field === null || fields.includes(field) || fields.includes('<field>'));
    if (!known) throw new Error(`ERROR_PLACES does not tell of ${code} of ${mutation} at "${field}"`);
  }
}

function checkSentence(mutation: string, code: string, field: string, message: string): void {
  const keys = sentencesAt(code, mutation, field).flatMap(({ keys: all }) =>
    all.flatMap((key) => [key, `${key}-unspecified`]),
  );
  const templates = [...Object.values(BUILT_IN), spelling].flatMap(
    (texts: Readonly<Record<string, string>>) => keys.flatMap((key) => texts[key] ?? []),
  );
  if (!templates.some((template) => fits(message, template)))
    throw new Error(
      `docs/error-codes.md does not tell that ${code} of ${mutation} at "${field}" is: ${message}`,
    );
}

function fits(message: string, template: string): boolean {
  const parts = template.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`, 's').test(message);
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
        const { message } = error;
        found.push({
          mutation: selection.name.value,
          code: error['code'],
          field: fieldOf(error),
          message: typeof message === 'string' ? message : null,
        });
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
