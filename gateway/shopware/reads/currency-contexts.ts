import type { StoreCall, StoreClient } from '../store-client.ts';

/**
 * The gateway's own contexts for public reads, one per non-default currency, because the Store API ignores
 * `sw-currency-id` (case 568, 570). They have neither cart nor customer.
 */
export class CurrencyContexts {
  readonly #store: StoreClient;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(store: StoreClient) {
    this.#store = store;
  }

  /** Sends a public read in a currency; renews an expired context once. */
  async read<T>(currencyId: string, call: StoreCall): Promise<{ body: T; size: number }> {
    const token = await this.#token(currencyId);
    const answer = await this.#store.read<T>({ ...call, token });
    if (answer.token === null || answer.token === token) return answer;
    this.#tokens.delete(currencyId);
    return this.#store.read<T>({ ...call, token: await this.#token(currencyId) });
  }

  #token(currencyId: string): Promise<string> {
    const known = this.#tokens.get(currencyId);
    if (known) return known;
    const made = this.#make(currencyId);
    this.#tokens.set(currencyId, made);
    made.catch(() => this.#tokens.delete(currencyId));
    return made;
  }

  async #make(currencyId: string): Promise<string> {
    const answer = await this.#store.write<unknown>({
      method: 'PATCH',
      path: '/context',
      body: { currencyId },
    });
    if (answer.token === null) throw new Error('Shopware returned no context for a currency');
    return answer.token;
  }
}
