import { isObject } from '../../lib/json.ts';
import { mergedMetrics } from '../metrics/merged-metrics.ts';
import { processNumber } from './process-number.ts';

/** What each process tells of itself: metrics in Prometheus' text format. */
export type Told = 'metrics' | 'fields';

/** Longest wait for the process that collects; after it this one tells its own. */
const TIMEOUT_MS = 3_000;

/**
 * The other processes behind the same port, of which whichever accepted the connection answers a scrape. Without any it
 * speaks for itself.
 */
export class Siblings {
  readonly #own: Readonly<Record<Told, () => Promise<string>>>;
  readonly #waiting = new Map<number, (texts: readonly string[]) => void>();
  #asked = 0;
  readonly #listener = (message: unknown) => void this.#hear(message);

  constructor(own: Readonly<Record<Told, () => Promise<string>>>) {
    this.#own = own;
    if (processNumber() !== null) process.on('message', this.#listener);
  }

  /** What all processes tell, in one text; each line says of which it is. */
  async all(what: Told): Promise<string> {
    if (processNumber() === null) return this.#own[what]();
    const id = this.#asked++;
    const texts = await new Promise<readonly string[]>((resolve) => {
      const timer = setTimeout(() => resolve([]), TIMEOUT_MS);
      this.#waiting.set(id, (collected) => {
        clearTimeout(timer);
        resolve(collected);
      });
      process.send?.({ kontor: 'collect', id, what });
    });
    this.#waiting.delete(id);
    return texts.length === 0 ? this.#own[what]() : mergedMetrics(texts);
  }

  close(): void {
    process.off('message', this.#listener);
  }

  async #hear(message: unknown): Promise<void> {
    if (!isObject(message)) return;
    const { kontor, id, what, texts } = message;
    if (kontor === 'tell' && (what === 'metrics' || what === 'fields'))
      process.send?.({ kontor: 'tell', id, text: await this.#own[what]() });
    if (kontor === 'collected' && typeof id === 'number' && Array.isArray(texts))
      this.#waiting.get(id)?.(texts.filter((text) => typeof text === 'string'));
  }
}
