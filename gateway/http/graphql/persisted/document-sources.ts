import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isHttp } from '../../../config/environment.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Documents } from '../documents.ts';
import { readManifest } from './manifest.ts';

/** How often lists are read anew, so that a frontend can be released without a restart here. */
const RELOAD_INTERVAL_MS = 60_000;
const FETCH_TIMEOUT_MS = 5_000;
const MAX_LIST_BYTES = 20_000_000;

/** Why a list cannot be taken; the message names it and what is wrong. */
export class UnreadableList extends Error {}

/** Lists of persisted documents of other frontends (`GRAPHQL_DOCUMENTS`): files, folders of files, addresses. */
export class DocumentSources {
  readonly #places: readonly string[];
  readonly #documents: Documents;
  readonly #log: Logger;
  readonly #failing = new Set<string>();
  readonly #texts = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(places: readonly string[], documents: Documents, log: Logger) {
    this.#places = places;
    this.#documents = documents;
    this.#log = log;
  }

  /** Lists that could not be read the last time; what they held before is still answered. */
  get failing(): readonly string[] {
    return [...this.#failing].map(shown);
  }

  /**
   * Reads all lists, and goes on reading them once a minute. An address that does not answer is tried again then.
   * @throws UnreadableList for a file or folder that cannot be read
   */
  async start(): Promise<void> {
    const failures = await this.reload();
    const local = failures.find(({ place }) => !isHttp(place));
    if (local) throw local.error;
    if (this.#places.length === 0) return;
    this.#timer = setInterval(() => void this.reload(), RELOAD_INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Reads all lists once; one that fails leaves what it held before. */
  async reload(): Promise<{ readonly place: string; readonly error: Error }[]> {
    const outcomes = await Promise.all(this.#places.map((place) => this.#read(place)));
    return outcomes.filter((outcome) => outcome !== null);
  }

  async #read(place: string): Promise<{ place: string; error: Error } | null> {
    try {
      const files = await readPlace(place);
      this.#failing.delete(place);
      const text = JSON.stringify(files);
      if (this.#texts.get(place) === text) return null;
      this.#texts.set(place, text);
      const mistakes = this.#documents.setList(place, files);
      this.#log.info(
        { list: shown(place), documents: Object.keys(files).length },
        'persisted documents read',
      );
      for (const [id, mistake] of mistakes)
        this.#log.warn(
          { list: shown(place), documentId: id, mistake },
          'a persisted document does not fit the schema',
        );
      return null;
    } catch (error) {
      this.#failing.add(place);
      this.#log.error({ err: error, list: shown(place) }, 'persisted documents cannot be read');
      return { place, error: error instanceof Error ? error : new UnreadableList(place) };
    }
  }
}

/**
 * Reads one file, all `.json` files of a folder, or an address.
 * @returns documents by id
 * @throws UnreadableList
 */
export async function readPlace(place: string): Promise<Record<string, string>> {
  const texts = isHttp(place) ? [[place, await download(place)] as const] : await readFiles(place);
  const all: Record<string, string> = {};
  for (const [name, text] of texts) {
    const documents = readManifest(text);
    if (documents === null)
      throw new UnreadableList(
        `GRAPHQL_DOCUMENTS: ${shown(name)} is neither a JSON object of documents by id nor an Apollo manifest`,
      );
    Object.assign(all, documents);
  }
  return all;
}

/** A place without what may be a secret in its query. */
function shown(place: string): string {
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

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(() => null);
  if (answer === null) throw new UnreadableList(`GRAPHQL_DOCUMENTS: ${shown(address)} does not answer`);
  if (!answer.ok) throw new UnreadableList(`GRAPHQL_DOCUMENTS: ${shown(address)} answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > MAX_LIST_BYTES)
    throw new UnreadableList(`GRAPHQL_DOCUMENTS: ${shown(address)} is too large`);
  return text;
}
