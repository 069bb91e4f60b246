/** Records by key, oldest first. */
export class Collection<T extends object> {
  readonly #records = new Map<string, T>();

  get size(): number {
    return this.#records.size;
  }

  get(key: string): T | undefined {
    return this.#records.get(key);
  }

  /** Replaces a record in its place. */
  put(key: string, record: T): void {
    this.#records.set(key, record);
  }

  delete(key: string): void {
    this.#records.delete(key);
  }

  all(): T[] {
    return [...this.#records.values()];
  }

  where<K extends keyof T>(field: K, value: T[K]): T[] {
    return this.all().filter((record) => record[field] === value);
  }

  clear(): void {
    this.#records.clear();
  }
}
