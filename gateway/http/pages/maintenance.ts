import { UpstreamError } from '../../lib/upstream-error.ts';
import type { StoreClient } from '../../shopware/store-client.ts';

const ASK_INTERVAL_MS = 1_000;

/**
 * Maintenance mode of the shop. It begins with the first page that Shopware refuses for it, and holds for all pages,
 * including cached ones, until Shopware answers anything else.
 */
export class Maintenance {
  readonly #store: Pick<StoreClient, 'read'>;
  #started = false;
  #checkedAt = 0;
  #checking: Promise<boolean> | null = null;

  constructor(store: Pick<StoreClient, 'read'>) {
    this.#store = store;
  }

  /** Whether it may be on. */
  get hasBegun(): boolean {
    return this.#started;
  }

  begin(): void {
    this.#started = true;
  }

  /** Polls Shopware during maintenance, one call at a time; sends nothing while the shop is open. */
  async isOn(): Promise<boolean> {
    if (!this.#started) return false;
    if (this.#checking === null && Date.now() - this.#checkedAt < ASK_INTERVAL_MS) return true;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    this.#started = await this.#checking;
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
