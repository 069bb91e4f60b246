/** One request that the sandbox answered. */
interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** The route's pattern, e.g. `/store-api/product/:productId`; the path where there is none. */
  readonly route: string;
  readonly status: number;
  /** True if the client sent a context token. */
  readonly withToken: boolean;
  /** Bytes of the body. */
  readonly bytes: number;
}

const LIMIT = 10_000;

/** What was asked of the sandbox, so that tests can count upstream calls. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    if (this.#entries.length < LIMIT) this.#entries.push(entry);
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** How often each route was called, by `METHOD route`. */
  counts(): Record<string, number> {
    const groups = Map.groupBy(this.#entries, ({ method, route }) => `${method} ${route}`);
    return Object.fromEntries([...groups].map(([name, list]) => [name, list.length]));
  }

  /** Number of requests whose path contains a text, or of all. */
  count(part = ''): number {
    return this.#entries.filter(({ path }) => path.includes(part)).length;
  }

  clear(): void {
    this.#entries = [];
  }
}
