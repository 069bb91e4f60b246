/** Whether calls go through (`closed`), are refused at once (`open`), or one may try (`half-open`). */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** Seconds of which failures are counted. */
const WINDOW_S = 10;
/** Calls within the window below which nothing is concluded. */
const MIN_CALLS = 20;
/** Share of failures at which it opens. */
const FAILURE_RATIO = 0.5;
/** Milliseconds for which it stays open the first time; doubled each time a try fails. */
const MIN_OPEN_MS = 1_000;
const MAX_OPEN_MS = 8_000;

interface Second {
  at: number;
  calls: number;
  failures: number;
}

/**
 * A circuit breaker: while most calls to an upstream fail, none is sent, so that nobody waits for what will not come
 * and the upstream can recover. After a pause one call at a time may try; the first that succeeds closes it.
 */
export class Circuit {
  readonly #seconds: Second[] = [];
  #openUntil = 0;
  #pause = MIN_OPEN_MS;
  #open = false;
  #trying = false;

  get state(): CircuitState {
    if (!this.#open) return 'closed';
    return Date.now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Whole seconds after which asking again makes sense. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil((this.#openUntil - Date.now()) / 1_000));
  }

  /** Lets a call be sent: the answer must be told whether it failed. Null when it may not be sent. */
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
    // Calls from before it opened say nothing of now.
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
    this.#open = true;
    this.#pause = pause;
    this.#openUntil = Date.now() + pause;
    this.#seconds.length = 0;
  }

  #close(): void {
    this.#open = false;
    this.#pause = MIN_OPEN_MS;
    this.#seconds.length = 0;
  }
}
