import type { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { isObject } from './json.ts';
import { fingerprintKey } from './run-step.ts';
import { RefusedError, ShopwareError } from './shopware-error.ts';
import type { Step } from './step.ts';

/** Entities in one request. */
const BATCH = 100;

interface Removal {
  readonly removed: number;
  /** Entities that other data of this Shopware still refers to, with Shopware's reason. */
  readonly inUse: readonly string[];
}

/**
 * Deletes what a step made; what Shopware brought along stays as it is, and so does what other data refers to.
 * @throws ShopwareError
 */
export async function removeStep(client: AdminClient, step: Step): Promise<Removal> {
  const { entity, records, own } = step;
  await client.send('POST', '/api/_action/system-config', { [fingerprintKey(step)]: null });
  if (!own || records.length === 0) return { removed: 0, inUse: [] };
  const existing = await client.existing(
    entity,
    records.map(({ id }) => id),
  );
  // Children come after their parents, and go before them.
  const ids = records
    .map(({ id }) => id)
    .filter((id) => existing.has(id))
    .toReversed();
  const inUse = await remove(client, step.title, entity, ids);
  return { removed: ids.length - inUse.length, inUse };
}

/** Whether a sales channel other than the demo shop's has values in the custom fields `kontor_*`. @throws ShopwareError */
export async function customFieldsUsedElsewhere(client: AdminClient): Promise<boolean> {
  const channels = await client.search('sales_channel');
  return channels.some(
    ({ id, customFields }) =>
      id !== demo.salesChannelId &&
      isObject(customFields) &&
      Object.keys(customFields).some((field) => field.startsWith('kontor_')),
  );
}

/** Deletes the orders, customers and newsletter recipients of the demo shop's sales channel, without which it cannot go. */
export async function removeShoppers(client: AdminClient): Promise<number> {
  let removed = 0;
  await removeDocuments(client);
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

/** Deletes the documents of orders, and the version of the order that Shopware stores for each. */
async function removeDocuments(client: AdminClient): Promise<void> {
  const documents = await client.search('document', {
    filter: [{ type: 'equals', field: 'order.salesChannelId', value: demo.salesChannelId }],
  });
  const ids = documents.map(({ id }) => id);
  await remove(client, 'Documents', 'document', ids);
  const versions = new Map(
    documents.map(({ orderId, orderVersionId }) => [String(orderVersionId), String(orderId)]),
  );
  for (const [version, order] of versions)
    await client.send('POST', `/api/_action/version/${version}/order/${order}`);
}

/** @returns a line for each entity that is still in use and stays */
async function remove(
  client: AdminClient,
  title: string,
  entity: string,
  ids: readonly string[],
): Promise<string[]> {
  const inUse: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    try {
      await deleteEntities(client, entity, batch);
    } catch (error) {
      if (!(error instanceof RefusedError && error.inUse)) throw named(error, title, entity);
      if (batch.length === 1) inUse.push(`${title} (${entity}) ${batch[0]}: ${error.message}`);
      else for (const id of batch) inUse.push(...(await remove(client, title, entity, [id])));
    }
  }
  return inUse;
}

async function deleteEntities(client: AdminClient, entity: string, ids: readonly string[]): Promise<void> {
  const payload = ids.map((id) => ({ id }));
  await client.send('POST', '/api/_action/sync', { [entity]: { entity, action: 'delete', payload } });
}

function named(error: unknown, title: string, entity: string): unknown {
  return error instanceof ShopwareError ? new ShopwareError(`${title} (${entity}): ${error.message}`) : error;
}
