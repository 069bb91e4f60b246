/** Calls pass (`closed`), are refused (`open`), or one may probe (`half-open`). */
export type CircuitState = 'closed' | 'open' | 'half-open';

const WINDOW_S = 10;
const MIN_CALLS = 20;
const FAILURE_RATIO = 0.5;
const MIN_OPEN_MS = 1_000;
const MAX_OPEN_MS = 8_000;

interface Second {
  at: number;
  calls: number;
  failures: number;
}

/** Circuit breaker: rejects calls while most of them fail; after a pause, single calls probe the upstream. */
export class Circuit {
  readonly #seconds: Second[] = [];
  readonly #onChange: (isOpen: boolean) => void;
  #openUntil = 0;
  #pause = MIN_OPEN_MS;
  #open = false;
  #trying = false;

  constructor(onChange: (isOpen: boolean) => void = () => undefined) {
    this.#onChange = onChange;
  }

  get state(): CircuitState {
    if (!this.#open) return 'closed';
    return Date.now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Whole seconds until the next probe. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil((this.#openUntil - Date.now()) / 1_000));
  }

  /** Admits a call; its outcome must be reported to the callback. Null when refused. */
  admit(): ((failed: boolean) => void) | null {
    if (!this.#open) return (failed) => this.#count(failed);
    if (this.state === 'open' || this.#trying) return null;
    this.#trying = true;
    return (failed) => {
      this.#trying = false;
      if (failed) this.#openFor(Math.min(this.#pause * 2, MAX_OPEN_MS));
      else this.#close();
    };
  }

  #count(failed: boolean): void {
    // Calls from before it opened do not reflect the present state.
    if (this.#open) return;
    const second = this.#second();
    second.calls++;
    if (failed) second.failures++;
    const calls = this.#seconds.reduce((sum, entry) => sum + entry.calls, 0);
    const failures = this.#seconds.reduce((sum, entry) => sum + entry.failures, 0);
    if (calls >= MIN_CALLS && failures / calls >= FAILURE_RATIO) this.#openFor(MIN_OPEN_MS);
  }

  #second(): Second {
    const at = Math.floor(Date.now() / 1_000);
    while ((this.#seconds[0]?.at ?? at) <= at - WINDOW_S) this.#seconds.shift();
    const last = this.#seconds.at(-1);
    if (last?.at === at) return last;
    const second = { at, calls: 0, failures: 0 };
    this.#seconds.push(second);
    return second;
  }

  #openFor(pause: number): void {
    if (!this.#open) this.#onChange(true);
    this.#open = true;
    this.#pause = pause;
    this.#openUntil = Date.now() + pause;
    this.#seconds.length = 0;
  }

  #close(): void {
    this.#onChange(false);
    this.#open = false;
    this.#pause = MIN_OPEN_MS;
    this.#seconds.length = 0;
  }
}
