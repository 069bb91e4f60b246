/** Runs one purge at a time; tags that arrive meanwhile are purged together in the next one. */
export class PurgeQueue<Result> {
  readonly #purge: (tags: readonly string[]) => Promise<Result>;
  #running: Promise<unknown> | null = null;
  #next: { readonly tags: Set<string>; readonly done: Promise<Result> } | null = null;

  constructor(purge: (tags: readonly string[]) => Promise<Result>) {
    this.#purge = purge;
  }

  /** @returns the result of a purge that began after the call and contains the tags */
  purge(tags: readonly string[]): Promise<Result> {
    if (this.#next === null) {
      const collected = new Set<string>();
      this.#next = { tags: collected, done: this.#run(collected) };
    }
    const { tags: collected, done } = this.#next;
    for (const tag of tags) collected.add(tag);
    return done;
  }

  async #run(collected: ReadonlySet<string>): Promise<Result> {
    // Waits at least one tick, so that the caller's tags are in the set.
    await this.#running;
    this.#next = null;
    const running = this.#purge([...collected]);
    this.#running = running.catch(() => undefined);
    return running;
  }
}
