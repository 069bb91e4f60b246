import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const ENGLISH = ['web/messages/en.json', 'web/messages/*/en.json', 'schema/messages/en-GB.json'];
/** Plural suffixes (CLDR), which vary by language. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));

async function textsOf(file: string): Promise<Texts> {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new Error(`${file} is not a JSON object`);
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Warnings about the texts of the shop: wrong language tags, keys that Kontor does not have, and unknown placeholders.
 * @throws Error for a file that is not a JSON object
 */
export async function shopTextWarnings(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const english = await Promise.all(ENGLISH.flatMap((pattern) => globSync(pattern)).map(textsOf));
  const known = new Map<string, Set<string>>();
  for (const [key, text] of english.flatMap((texts) => Object.entries(texts))) {
    const names = known.get(stem(key)) ?? new Set();
    known.set(stem(key), names.union(placeholders(text)));
  }
  const files = globSync(`${folder}/*.json`).toSorted();
  const warnings = await Promise.all(
    files.map(async (file) => [...tagWarnings(file), ...keyWarnings(file, await textsOf(file), known)]),
  );
  return warnings.flat();
}

function tagWarnings(file: string): string[] {
  const tag = basename(file, '.json');
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical === tag ? [] : [`${file}: write the language tag as "${canonical}"`];
  } catch {
    return [`${file}: "${tag}" is not a language tag`];
  }
}

function keyWarnings(file: string, texts: Texts, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const names = known.get(stem(key));
    if (names === undefined) return [`${file}: unknown key "${key}"`];
    const strange = [...placeholders(text)].filter((name) => !names.has(name));
    return strange.map((name) => `${file}: unknown placeholder ${name} in "${key}"`);
  });
}
