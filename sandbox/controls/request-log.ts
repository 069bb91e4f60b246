interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** The pattern, e.g. `/store-api/product/:productId`; the path where no route matches. */
  readonly route: string;
  readonly status: number;
  readonly withToken: boolean;
  /** Bytes of the body. */
  readonly bytes: number;
}

const LIMIT = 10_000;

/** Lets tests count upstream calls. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    if (this.#entries.length < LIMIT) this.#entries.push(entry);
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** By `METHOD route`. */
  counts(): Record<string, number> {
    const groups = Map.groupBy(this.#entries, ({ method, route }) => `${method} ${route}`);
    return Object.fromEntries([...groups].map(([name, list]) => [name, list.length]));
  }

  count(part = ''): number {
    return this.#entries.filter(({ path }) => path.includes(part)).length;
  }

  clear(): void {
    this.#entries = [];
  }
}
