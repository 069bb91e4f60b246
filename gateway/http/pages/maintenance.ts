import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { StoreClient } from '../../shopware/store-client.ts';

const ASK_INTERVAL_MS = 1_000;

/**
 * Maintenance mode of the shop. It begins with the first call that Shopware rejects because of it, and applies to all
 * pages, including cached ones, until Shopware accepts calls again.
 */
export class Maintenance {
  readonly #store: Pick<StoreClient, 'read'>;
  readonly #log: Logger;
  #started = false;
  #checkedAt = 0;
  #checking: Promise<boolean> | null = null;

  constructor(store: Pick<StoreClient, 'read'>, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Whether maintenance mode may be on. */
  get hasBegun(): boolean {
    return this.#started;
  }

  begin(): void {
    if (!this.#started) this.#log.warn('maintenance of the sales channel began');
    this.#started = true;
  }

  /** Polls Shopware during maintenance, one call at a time. */
  async isOn(): Promise<boolean> {
    if (!this.#started) return false;
    if (this.#checking === null && Date.now() - this.#checkedAt < ASK_INTERVAL_MS) return true;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    const isOn = await this.#checking;
    if (this.#started && !isOn) this.#log.warn('maintenance of the sales channel ended');
    this.#started = isOn;
    return this.#started;
  }

  async #check(): Promise<boolean> {
    this.#checkedAt = Date.now();
    try {
      await this.#store.read({ method: 'GET', path: '/context' });
      return false;
    } catch (error) {
      return error instanceof UpstreamError && error.reason === 'maintenance';
    }
  }
}
