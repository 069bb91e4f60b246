import type { Logger } from '../platform/logger.ts';

/** docs/rules.md, "Calls to Shopware": after what was refused, so that both are found together. */
const DELAY_MS = 2_000;
const INTERVAL_MS = 60_000;

/** A sentence for the operator on what is likely to be wrong, in the log 2 s after it shows and once a minute at most. */
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
