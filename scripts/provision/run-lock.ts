import { randomUUID } from 'node:crypto';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { type AdminClient, RejectedError, ShopwareError } from './admin-client.ts';

const LOCK_ID = idOf('provision', 'lock');
const LIFETIME_MS = 180_000;
const RENEWAL_MS = 30_000;

/**
 * Acquires a lock on a Shopware, so that two runs do not overlap. The lock is a tag with a fixed id, because inserting an
 * entity is the only atomic test-and-set of the Admin API. The lock of a killed run expires after three minutes.
 * @returns a function that releases the lock
 * @throws ShopwareError if another run holds the lock
 */
export async function acquireRunLock(client: AdminClient): Promise<() => Promise<void>> {
  const run = randomUUID();
  const name = () => `npm run provision, until ${new Date(Date.now() + LIFETIME_MS).toISOString()}, ${run}`;
  const remove = () => client.delete('tag', [LOCK_ID]);

  async function insert(): Promise<string | null> {
    try {
      await client.send('POST', '/api/tag', { id: LOCK_ID, name: name() });
      return null;
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      const [tag] = await client.search('tag', { ids: [LOCK_ID] });
      if (tag === undefined) throw error;
      const holder = String(tag['name']);
      // A retry after a lost response finds the lock of this run.
      return holder.endsWith(run) ? null : holder;
    }
  }

  let holder = await insert();
  if (holder !== null && expiryOf(holder) < Date.now()) {
    await remove();
    holder = await insert();
  }
  if (holder !== null)
    throw new ShopwareError(
      `Another npm run provision is writing to this Shopware. If it was killed, its lock expires at ${new Date(expiryOf(holder)).toISOString()}.`,
    );
  const renewal = setInterval(() => {
    // A lock that cannot be renewed expires, as intended for a run without a connection.
    client.send('PATCH', `/api/tag/${LOCK_ID}`, { name: name() }).catch(() => undefined);
  }, RENEWAL_MS).unref();
  return async () => {
    clearInterval(renewal);
    await remove();
  };
}

/** Milliseconds since 1970; 0 for a name without a date, which counts as expired. */
function expiryOf(name: string): number {
  return Date.parse(/until (\S+),/.exec(name)?.[1] ?? '') || 0;
}
