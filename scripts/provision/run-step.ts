import { createHash } from 'node:crypto';
import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import { ShopwareError } from './shopware-error.ts';
import type { Step } from './step.ts';

/** What became of a step, in numbers of entities. */
interface Outcome {
  readonly made: number;
  /** Were there, and were written again because the plan is another than the last time. */
  readonly renewed: number;
  readonly unchanged: number;
}

/** Entities in one request; Shopware writes and indexes them before it answers. */
const BATCH = 50;
const LARGE_BATCH = 500;

/** Where the fingerprint of what was last written is kept in Shopware's configuration. */
export function fingerprintKey({ title }: Step): string {
  return `kontor.provision.${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

/** Tells one content of a step from another. */
export function fingerprint({ records }: Step): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex');
}

/**
 * Writes the entities of a step, unless all are there and the same were written the last time.
 * @param known fingerprints of the last run by their key
 * @throws ShopwareError that names the entity and what Shopware says of it
 */
export async function runStep(
  client: AdminClient,
  step: Step,
  known: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { records, entity } = step;
  if (records.length === 0) return { made: 0, renewed: 0, unchanged: 0 };
  const key = fingerprintKey(step);
  const print = fingerprint(step);
  const there = await client.existing(
    entity,
    records.map(({ id }) => id),
  );
  if (there.size === records.length && known[key] === print)
    return { made: 0, renewed: 0, unchanged: records.length };
  const size = entity === 'seo_url' ? LARGE_BATCH : BATCH;
  for (let from = 0; from < records.length; from += size)
    await write(client, step, records.slice(from, from + size));
  await client.send('POST', '/api/_action/system-config', { [key]: print });
  return { made: records.length - there.size, renewed: there.size, unchanged: 0 };
}

async function write(
  client: AdminClient,
  { title, entity }: Step,
  payload: readonly ShopwareRecord[],
): Promise<void> {
  const named = (pointer: string): string => {
    const [, , at = '', ...field] = pointer.split('/');
    const record = payload[Number(at)];
    return record === undefined ? pointer : `${nameOf(record)}, ${field.join('/')}`;
  };
  try {
    await client.send(
      'POST',
      '/api/_action/sync',
      { [entity]: { entity, action: 'upsert', payload } },
      named,
    );
  } catch (error) {
    if (error instanceof ShopwareError) throw new ShopwareError(`${title} (${entity}): ${error.message}`);
    throw error;
  }
}

/** By what a person knows an entity: its number or key, its name, else its id. */
function nameOf(record: ShopwareRecord): string {
  const translated: unknown = Object.values(Object(record['translations']))[0];
  const name: unknown =
    record['productNumber'] ?? record['name'] ?? record['seoPathInfo'] ?? Object(translated)['name'];
  return `${typeof name === 'string' ? `«${name}» ` : ''}${record.id}`;
}
