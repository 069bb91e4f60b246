import type { Logger } from '../platform/logger.ts';

/** Delay after the rejection, so that both log lines appear together (docs/rules.md, "Calls to Shopware"). */
const DELAY_MS = 2_000;
const INTERVAL_MS = 60_000;

/** Logs the likely cause for the operator, 2 s after the error and at most once a minute. */
export class Hint {
  readonly #log: Logger;
  readonly #sentence: string;
  #givenAt = 0;

  constructor(log: Logger, sentence: string) {
    this.#log = log;
    this.#sentence = sentence;
  }

  give(): void {
    if (Date.now() - this.#givenAt < INTERVAL_MS) return;
    this.#givenAt = Date.now();
    setTimeout(() => this.#log.error(this.#sentence), DELAY_MS).unref();
  }
}
