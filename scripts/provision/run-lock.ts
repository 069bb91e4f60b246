import { randomUUID } from 'node:crypto';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import type { AdminClient } from './admin-client.ts';
import { RefusedError, ShopwareError } from './shopware-error.ts';

const LOCK_ID = idOf('provision', 'lock');
const LIFETIME_MS = 180_000;
const RENEWAL_MS = 30_000;

/**
 * Lets one run at a time write to a Shopware. The lock is a tag with a fixed id, because inserting an entity is the only
 * atomic test-and-set of the Admin API. A lock that a killed run leaves behind expires after three minutes.
 */
export class RunLock {
  readonly #client: AdminClient;
  readonly #run = randomUUID();
  #renewal: NodeJS.Timeout | undefined;

  private constructor(client: AdminClient) {
    this.#client = client;
  }

  /** @throws ShopwareError if another run holds the lock */
  static async acquire(client: AdminClient): Promise<RunLock> {
    const lock = new RunLock(client);
    if (!(await lock.#insert())) {
      await lock.#removeExpired();
      if (!(await lock.#insert())) throw await lock.#held();
    }
    lock.#renewal = setInterval(() => {
      void client
        .send('PATCH', `/api/tag/${LOCK_ID}`, { name: lock.#name() })
        // A lock that cannot be renewed expires, which is what a run without a connection needs.
        .catch(() => undefined);
    }, RENEWAL_MS).unref();
    return lock;
  }

  /** @throws ShopwareError */
  async release(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#delete();
  }

  #name(): string {
    return `npm run provision, until ${new Date(Date.now() + LIFETIME_MS).toISOString()}, ${this.#run}`;
  }

  /** False if there is a lock already. */
  async #insert(): Promise<boolean> {
    try {
      await this.#client.send('POST', '/api/tag', { id: LOCK_ID, name: this.#name() });
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const current = await this.#current();
      // The answer to this insert was lost and the request was repeated.
      if (current?.endsWith(this.#run)) return true;
      if (current === undefined) throw error;
      return false;
    }
  }

  async #removeExpired(): Promise<void> {
    const current = await this.#current();
    if (current !== undefined && expiryOf(current) < Date.now()) await this.#delete();
  }

  async #held(): Promise<ShopwareError> {
    const current = await this.#current();
    const until = new Date(current === undefined ? Date.now() : expiryOf(current)).toISOString();
    return new ShopwareError(
      `Another npm run provision is writing to this Shopware. If it was killed, its lock expires at ${until}.`,
    );
  }

  async #current(): Promise<string | undefined> {
    const [tag] = await this.#client.search('tag', { ids: [LOCK_ID] });
    return tag && String(tag['name']);
  }

  async #delete(): Promise<void> {
    const payload = [{ id: LOCK_ID }];
    await this.#client.send('POST', '/api/_action/sync', {
      lock: { entity: 'tag', action: 'delete', payload },
    });
  }
}

/** Milliseconds since 1970; 0 for a name without a date, which counts as expired. */
function expiryOf(name: string): number {
  return Date.parse(/until (\S+),/.exec(name)?.[1] ?? '') || 0;
}
