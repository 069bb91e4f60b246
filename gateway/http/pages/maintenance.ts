import { UpstreamError } from '../../lib/upstream-error.ts';
import type { StoreClient } from '../../shopware/store-client.ts';

/** Milliseconds between two questions whether it goes on. */
const ASK_INTERVAL_MS = 1_000;

/**
 * Whether the shop is in maintenance. It begins with the first page that Shopware refuses for it, and then holds for all
 * pages, cached ones included, until Shopware says anything else.
 */
export class Maintenance {
  readonly #store: Pick<StoreClient, 'read'>;
  #started = false;
  #checkedAt = 0;
  #checking: Promise<boolean> | null = null;

  constructor(store: Pick<StoreClient, 'read'>) {
    this.#store = store;
  }

  /** Shopware said so just now. */
  begin(): void {
    this.#started = true;
  }

  /** Whether it goes on; asks Shopware, one question at a time for all, and nothing while the shop is open. */
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
