import { demo } from '../../sandbox/shops/demo.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, RejectedError, ShopwareError } from './admin-client.ts';
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
  for (const step of steps.toReversed())
    if (areFieldsUsed && step.entity === 'custom_field_set')
      log(step.title, 'in use by another sales channel, not removed');
    else log(step.title, await removeStep(client, step));
}

async function removeStep(client: AdminClient, step: Step): Promise<string> {
  const { title, entity, records, isShared } = step;
  await client.send('POST', '/api/_action/system-config', { [fingerprintKey(step)]: null });
  if (isShared || records.length === 0) return 'not removed';
  const planned = records.map(({ id }) => id);
  const existing = await client.existing(entity, planned);
  // Children follow their parents in a plan, so they are deleted first.
  const ids = planned.filter((id) => existing.has(id)).toReversed();
  const inUse = await deleteEntities(client, title, entity, ids);
  return [`${ids.length - inUse.length} removed`, ...inUse.map((line) => `still in use: ${line}`)].join(
    '\n  ',
  );
}

async function areCustomFieldsUsed(client: AdminClient): Promise<boolean> {
  const channels = await client.search('sales_channel');
  return channels.some(
    ({ id, customFields }) =>
      id !== demo.salesChannelId &&
      isObject(customFields) &&
      Object.keys(customFields).some((field) => field.startsWith('kontor_')),
  );
}

/** Deletes what refers to the sales channel: documents, orders, customers and newsletter recipients. */
async function removeShoppers(client: AdminClient): Promise<number> {
  const documents = await client.search('document', {
    filter: [{ type: 'equals', field: 'order.salesChannelId', value: demo.salesChannelId }],
  });
  const documentIds = documents.map(({ id }) => id);
  await deleteEntities(client, 'Documents', 'document', documentIds);
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
    await deleteEntities(client, 'Shoppers', entity, ids);
    removed += ids.length;
  }
  return removed;
}

/** @returns a line for each entity that is in use and stays */
async function deleteEntities(
  client: AdminClient,
  title: string,
  entity: string,
  ids: readonly string[],
): Promise<string[]> {
  const inUse: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    try {
      await client.sync(
        entity,
        'delete',
        batch.map((id) => ({ id })),
      );
    } catch (error) {
      if (!(error instanceof RejectedError && error.hasCode('FRAMEWORK__DELETE_RESTRICTED')))
        throw error instanceof ShopwareError
          ? new ShopwareError(`${title} (${entity}): ${error.message}`)
          : error;
      if (batch.length === 1) inUse.push(`${title} (${entity}) ${batch[0]}: ${error.message}`);
      else for (const id of batch) inUse.push(...(await deleteEntities(client, title, entity, [id])));
    }
  }
  return inUse;
}
