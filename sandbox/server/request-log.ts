interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly withToken: boolean;
}

const MAX_ENTRIES = 10_000;

/** Requests to both APIs, for tests that count upstream calls. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    if (this.entries.length < MAX_ENTRIES) this.entries.push(entry);
  }

  /** Requests whose path contains a text. */
  count(part: string): number {
    return this.entries.filter(({ path }) => path.includes(part)).length;
  }

  clear(): void {
    this.entries.length = 0;
  }
}
