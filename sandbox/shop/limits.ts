/** Rate limits as Shopware's: so many attempts, then a wait. */
export class Limits {
  readonly #attempts = new Map<string, number[]>();

  /** Counts an attempt; false if there were already `limit` of them in the last `seconds`. */
  take(key: string, limit: number, seconds: number, now = Date.now()): boolean {
    const recent = (this.#attempts.get(key) ?? []).filter((at) => now - at < seconds * 1000);
    if (recent.length >= limit) return false;
    this.#attempts.set(key, [...recent, now]);
    return true;
  }

  clear(): void {
    this.#attempts.clear();
  }
}
