import type { Logger } from '../platform/logger.ts';

/** Delay after the rejection, so that both log lines appear together (docs/rules.md, "Calls to Shopware"). */
const DELAY_MS = 2_000;
const INTERVAL_MS = 60_000;

/** A function that logs the likely cause for the operator, 2 s after the error and at most once a minute. */
export function createHint(log: Logger, cause: string): () => void {
  let givenAt = 0;
  return () => {
    if (Date.now() - givenAt < INTERVAL_MS) return;
    givenAt = Date.now();
    setTimeout(() => log.error(cause), DELAY_MS).unref();
  };
}
