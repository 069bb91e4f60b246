import { isObject, type Json, parsedJson } from '../lib/json.ts';

/** One text for all languages, or texts by locale. */
export type ConfiguredText = string | Readonly<Record<string, string>>;

interface ConfiguredEntry {
  readonly key: string;
  readonly name: ConfiguredText;
  readonly description: ConfiguredText | null;
  readonly days: number | null;
}

export interface ConfiguredGroup {
  readonly key: string;
  readonly name: ConfiguredText;
  readonly description: ConfiguredText | null;
  readonly required: boolean;
  readonly entries: readonly ConfiguredEntry[];
}

const KEY = /^[\w.-]{1,80}$/;

/**
 * Reads `CONSENT_GROUPS`: a JSON list of `{ key, name, description?, required?, entries?: [{ key, name, description?,
 * days? }] }`, where a text is a string for all languages or an object by locale.
 * @param mistakes receives mistakes
 */
export function configuredGroups(json: string, mistakes: string[]): ConfiguredGroup[] {
  if (json === '') return [];
  const refuse = (why: string): ConfiguredGroup[] => {
    mistakes.push(`CONSENT_GROUPS ${why}`);
    return [];
  };
  const parsed = parsedJson(json);
  if (parsed === undefined) return refuse('must be JSON');
  if (!Array.isArray(parsed)) return refuse('must be a list');
  const groups = parsed.filter(isObject).flatMap((row) => group(row) ?? []);
  if (groups.length < parsed.length)
    return refuse('must contain groups with a key and a name, and entries with both');
  return new Set(groups.map(({ key }) => key)).size < groups.length ? refuse('names a key twice') : groups;
}

function group(row: Json): ConfiguredGroup | null {
  const named = labelled(row);
  const listed: readonly unknown[] = Array.isArray(row['entries']) ? row['entries'] : [];
  const entries = listed.filter(isObject).flatMap((one) => entry(one) ?? []);
  if (named === null || entries.length < listed.length) return null;
  return { ...named, required: row['required'] === true, entries };
}

function entry(row: Json): ConfiguredEntry | null {
  const named = labelled(row);
  const { days = null } = row;
  if (days !== null && !(typeof days === 'number' && Number.isInteger(days) && days >= 0)) return null;
  return named && { ...named, days };
}

function labelled(row: Json) {
  const { key } = row;
  const name = text(row['name']);
  const description = row['description'] === undefined ? null : text(row['description']);
  const wrong = row['description'] !== undefined && description === null;
  return typeof key === 'string' && KEY.test(key) && name !== null && !wrong
    ? { key, name, description }
    : null;
}

function text(value: unknown): ConfiguredText | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (!isObject(value)) return null;
  const texts = Object.entries(value).flatMap(([locale, words]) =>
    typeof words === 'string' && words !== '' ? [[locale, words] as const] : [],
  );
  return texts.length === Object.keys(value).length && texts.length > 0 ? Object.fromEntries(texts) : null;
}
