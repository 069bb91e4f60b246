import { demo } from '../../sandbox/shops/demo.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, RejectedError } from './admin-client.ts';
import type { Step } from './plan.ts';
import { fingerprintKey } from './write.ts';

const BATCH_SIZE = 100;

/**
 * Removes the demo shop with its orders and customers, except entities and custom fields that others use.
 * @throws ShopwareError
 */
export async function removeShop(
  client: AdminClient,
  steps: readonly Step[],
  log: (title: string, result: string) => void,
): Promise<void> {
  log('Orders and customers', `${await removeShoppers(client)} removed`);
  const areFieldsUsed = await areCustomFieldsUsed(client);
  for (const step of steps.toReversed()) {
    const { title, entity, records, isShared } = step;
    await client.send('POST', '/api/_action/system-config', { [fingerprintKey(step)]: null });
    const isKept = isShared || (areFieldsUsed && entity === 'custom_field_set');
    // Children follow their parents in a plan, so they are deleted first.
    const planned = isKept ? [] : records.map(({ id }) => id).toReversed();
    const existing = await client.existing(entity, planned);
    const ids = planned.filter((id) => existing.has(id));
    const inUse = await deleteEntities(client, entity, ids);
    const lines = inUse.map((line) => `still in use: ${line}`);
    log(title, [isKept ? 'not removed' : `${ids.length - inUse.length} removed`, ...lines].join('\n  '));
  }
}

async function areCustomFieldsUsed(client: AdminClient): Promise<boolean> {
  const channels = await client.search('sales_channel');
  return channels
    .filter(({ id }) => id !== demo.salesChannelId)
    .flatMap(({ customFields }) => (isObject(customFields) ? Object.keys(customFields) : []))
    .some((field) => field.startsWith('kontor_'));
}

/** Deletes what refers to the sales channel: documents, orders, customers and newsletter recipients. */
async function removeShoppers(client: AdminClient): Promise<number> {
  const documents = await client.search('document', {
    filter: [{ type: 'equals', field: 'order.salesChannelId', value: demo.salesChannelId }],
  });
  await deleteEntities(
    client,
    'document',
    documents.map(({ id }) => id),
  );
  // Each document has a version of its order.
  const versions = new Map(documents.map(({ orderId, orderVersionId }) => [orderVersionId, orderId]));
  for (const [version, order] of versions)
    await client.send('POST', `/api/_action/version/${version}/order/${order}`);
  let removed = 0;
  for (const entity of ['order', 'customer', 'newsletter_recipient']) {
    const found = await client.search(entity, {
      filter: [{ type: 'equals', field: 'salesChannelId', value: demo.salesChannelId }],
      includes: { [entity]: ['id'] },
    });
    const ids = found.map(({ id }) => id);
    await deleteEntities(client, entity, ids);
    removed += ids.length;
  }
  return removed;
}

/** @returns a line for each entity that is in use and stays */
async function deleteEntities(
  client: AdminClient,
  entity: string,
  ids: readonly string[],
): Promise<string[]> {
  const inUse: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE).map((id) => ({ id }));
    try {
      await client.sync(entity, 'delete', batch);
    } catch (error) {
      if (!(error instanceof RejectedError && error.hasCode('FRAMEWORK__DELETE_RESTRICTED'))) throw error;
      if (batch.length === 1) inUse.push(`${entity} ${batch[0]?.id}: ${error.message}`);
      else for (const { id } of batch) inUse.push(...(await deleteEntities(client, entity, [id])));
    }
  }
  return inUse;
}
