import { orWithout, type SharedStore } from '../../redis/shared-store.ts';
import { MemorySingleUse, type SingleUse } from './single-use.ts';

/** Used tickets shared by all gateways of a shop. */
export class RedisSingleUse implements SingleUse {
  readonly #store: SharedStore;
  readonly #here = new MemorySingleUse();

  constructor(store: SharedStore) {
    this.#store = store;
  }

  async use(ticket: string, life: number): Promise<boolean> {
    // Also recorded locally, so that used tickets stay used while Redis is unavailable.
    if (!(await this.#here.use(ticket, life))) return false;
    return orWithout(
      async () => (await this.#store.call('SET', `used:${ticket}`, '1', 'NX', 'PX', String(life))) !== null,
      () => true,
    );
  }

  async isUsed(ticket: string): Promise<boolean> {
    if (await this.#here.isUsed(ticket)) return true;
    return orWithout(
      async () => (await this.#store.call('EXISTS', `used:${ticket}`)) === 1,
      () => false,
    );
  }

  async release(ticket: string): Promise<void> {
    await this.#here.release(ticket);
    await orWithout(
      () => this.#store.call('DEL', `used:${ticket}`),
      () => null,
    );
  }
}
