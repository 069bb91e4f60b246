const MAX_PARALLEL = 4;

/** Not with data-saver or on 2g (docs/rules.md, "Addresses"). */
export function mayPrefetch(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection && String(connection.effectiveType).includes('2g'));
}

/** Four at once, each name once; ignores failures. */
export class Prefetcher {
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  readonly #running = new Set<string>();

  add(name: string, task: () => Promise<unknown>): void {
    if (this.#running.has(name) || this.#waiting.has(name)) return;
    this.#waiting.set(name, task);
    this.#next();
  }

  #next(): void {
    for (const [name, task] of this.#waiting) {
      if (this.#running.size >= MAX_PARALLEL) return;
      this.#waiting.delete(name);
      this.#running.add(name);
      task()
        .catch(() => {})
        .finally(() => {
          this.#running.delete(name);
          this.#next();
        });
    }
  }
}
