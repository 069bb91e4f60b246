import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isHttp } from '../../config/environment.ts';
import { isObject, parsedJson } from '../../lib/json.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Operations } from './operations.ts';

/** Reload interval, so that a frontend can be released without a restart of the gateway. */
const RELOAD_INTERVAL_MS = 60_000;
const FETCH_TIMEOUT_MS = 5_000;
const MAX_LIST_BYTES = 20_000_000;

/** A list that cannot be read; the message contains its name and the reason. */
export class UnreadableList extends Error {}

/**
 * Reads the lists in `GRAPHQL_DOCUMENTS`, and again every minute; one that fails retains its previous documents.
 * @throws UnreadableList for a file or folder that cannot be read at the start
 */
export async function watchDocumentLists(places: readonly string[], operations: Operations, log: Logger) {
  const failures = new Map<string, unknown>();
  const contents = new Map<string, string>();
  const read = async (place: string) => {
    const list = withoutSecrets(place);
    try {
      const documents = await readPlace(place);
      failures.delete(place);
      const content = JSON.stringify(documents);
      if (contents.get(place) === content) return;
      contents.set(place, content);
      const mistakes = operations.setList(place, documents);
      log.info({ list, documents: Object.keys(documents).length }, 'persisted documents loaded');
      for (const [documentId, mistake] of mistakes)
        log.warn({ list, documentId, mistake }, 'persisted document is invalid');
    } catch (error) {
      failures.set(place, error);
      log.error({ err: error, list }, 'persisted documents cannot be read');
    }
  };
  const reload = async () => {
    await Promise.all(places.map(read));
  };
  await reload();
  for (const [place, error] of failures) if (!isHttp(place)) throw error;
  const timer = setInterval(() => void reload(), RELOAD_INTERVAL_MS).unref();
  return {
    /** Lists that could not be read at the last attempt; their previous documents remain available. */
    failing: () => [...failures.keys()].map(withoutSecrets),
    reload,
    stop: () => clearInterval(timer),
  };
}

/** Documents by id of a file, of all `.json` files of a folder, or of a URL. @throws UnreadableList */
export async function readPlace(place: string): Promise<Record<string, string>> {
  const texts = isHttp(place) ? [[place, await download(place)] as const] : await readFiles(place);
  const all: Record<string, string> = {};
  for (const [name, text] of texts) {
    const documents = readManifest(text);
    if (documents === null)
      throw new UnreadableList(
        `GRAPHQL_DOCUMENTS: ${withoutSecrets(name)} is neither a JSON object of documents by id nor an Apollo manifest`,
      );
    Object.assign(all, documents);
  }
  return all;
}

/** Documents by id from a manifest of GraphQL Code Generator, Relay or Apollo; null for any other content. */
function readManifest(text: string): Record<string, string> | null {
  const parsed = parsedJson(text);
  if (!isObject(parsed)) return null;
  const { operations } = parsed;
  const entries: (readonly unknown[])[] = Array.isArray(operations)
    ? operations.map((operation) => (isObject(operation) ? [operation['id'], operation['body']] : []))
    : Object.entries(parsed);
  const documents = entries.flatMap(([id, source]) =>
    typeof id === 'string' && id !== '' && typeof source === 'string' ? [[id, source] as const] : [],
  );
  return documents.length === entries.length ? Object.fromEntries(documents) : null;
}

/** Omits the query of a URL, which may contain a secret. */
function withoutSecrets(place: string): string {
  const url = isHttp(place) ? URL.parse(place) : null;
  return url === null ? place : `${url.origin}${url.pathname}`;
}

async function readFiles(place: string): Promise<(readonly [string, string])[]> {
  try {
    const names = (await stat(place)).isDirectory()
      ? (await readdir(place))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => join(place, name))
      : [place];
    return await Promise.all(names.map(async (name) => [name, await readFile(name, 'utf8')] as const));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UnreadableList(`GRAPHQL_DOCUMENTS: ${place} cannot be read${reason}`);
  }
}

async function download(url: string): Promise<string> {
  const name = `GRAPHQL_DOCUMENTS: ${withoutSecrets(url)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(() => null);
  if (response === null) throw new UnreadableList(`${name} does not answer`);
  if (!response.ok) throw new UnreadableList(`${name} answers ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_LIST_BYTES) throw new UnreadableList(`${name} is too large`);
  return text;
}
