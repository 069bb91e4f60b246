import type { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { fingerprintKey } from './run-step.ts';
import { ShopwareError } from './shopware-error.ts';
import type { Step } from './step.ts';

/** Entities in one request. */
const BATCH = 100;

/**
 * Deletes what a step made; what Shopware brought along stays as it is.
 * @returns how many entities were deleted
 * @throws ShopwareError
 */
export async function removeStep(client: AdminClient, step: Step): Promise<number> {
  const { entity, records, own } = step;
  await client.send('POST', '/api/_action/system-config', { [fingerprintKey(step)]: null });
  if (!own || records.length === 0) return 0;
  const there = await client.existing(
    entity,
    records.map(({ id }) => id),
  );
  // Children come after their parents, and go before them.
  const ids = records
    .map(({ id }) => id)
    .filter((id) => there.has(id))
    .toReversed();
  await remove(client, step.title, entity, ids);
  return ids.length;
}

/** Deletes the orders, customers and newsletter recipients of the demo shop's sales channel, without which it cannot go. */
export async function removeShoppers(client: AdminClient): Promise<number> {
  let removed = 0;
  for (const entity of ['order', 'customer', 'newsletter_recipient']) {
    const found = await client.search(entity, {
      filter: [{ type: 'equals', field: 'salesChannelId', value: demo.salesChannelId }],
      includes: { [entity]: ['id'] },
    });
    const ids = found.map(({ id }) => id);
    await remove(client, 'Shoppers', entity, ids);
    removed += ids.length;
  }
  return removed;
}

async function remove(
  client: AdminClient,
  title: string,
  entity: string,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const payload = ids.slice(from, from + BATCH).map((id) => ({ id }));
    try {
      await client.send('POST', '/api/_action/sync', { [entity]: { entity, action: 'delete', payload } });
    } catch (error) {
      if (error instanceof ShopwareError) throw new ShopwareError(`${title} (${entity}): ${error.message}`);
      throw error;
    }
  }
}
