import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const ENGLISH = ['web/messages/en.json', 'web/messages/*/en.json', 'schema/messages/en-GB.json'];
/** Endings that a language may need and English does not (CLDR, plural rules). */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));

async function textsOf(file: string): Promise<Texts> {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new Error(`${file} is no JSON object of texts`);
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * What is wrong with the shop's own texts, a sentence each: a name of a file that is no language, a key that Kontor does
 * not have, a placeholder that nobody fills. Keys that are missing are no mistake: their texts are Kontor's.
 * @param folder with `<tag>.json` a language; it need not exist
 * @throws Error for a file that is no JSON object
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
    return canonical === tag ? [] : [`${file}: the language is written "${canonical}", with these capitals`];
  } catch {
    return [`${file}: "${tag}" is no tag of a language`];
  }
}

function keyWarnings(file: string, texts: Texts, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const names = known.get(stem(key));
    if (names === undefined) return [`${file}: nothing has the text "${key}"`];
    const strange = [...placeholders(text)].filter((name) => !names.has(name));
    return strange.map((name) => `${file}: nothing fills ${name} in "${key}"`);
  });
}
