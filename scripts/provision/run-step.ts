import { createHash } from 'node:crypto';
import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import type { Step } from './step.ts';
import { writeBatch } from './write-batch.ts';

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
 * @param report called after each request with how many of how many entities are written
 * @throws ShopwareError that names the entity and what Shopware says of it
 */
export async function runStep(
  client: AdminClient,
  step: Step,
  known: Readonly<Record<string, unknown>>,
  report: (done: number, of: number) => void = () => undefined,
): Promise<Outcome> {
  const { records, entity } = step;
  if (records.length === 0) return { made: 0, renewed: 0, unchanged: 0 };
  const key = fingerprintKey(step);
  const print = fingerprint(step);
  const missing = await missingOf(client, step);
  if (missing.length === 0 && known[key] === print) return { made: 0, renewed: 0, unchanged: records.length };
  // Of a step that is interrupted nobody may say that it is as it was written the last time.
  if (known[key] !== undefined) await keepFingerprint(client, key, null);
  const size = entity === 'seo_url' ? LARGE_BATCH : BATCH;
  for (let from = 0; from < records.length; from += size) {
    await writeBatch(client, step, records.slice(from, from + size));
    report(Math.min(from + size, records.length), records.length);
  }
  await keepFingerprint(client, key, print);
  return { made: missing.length, renewed: records.length - missing.length, unchanged: 0 };
}

/** The entities of a step that Shopware does not have. @throws ShopwareError */
export async function missingOf(client: AdminClient, { entity, records }: Step): Promise<ShopwareRecord[]> {
  const there = await client.existing(
    entity,
    records.map(({ id }) => id),
  );
  return records.filter(({ id }) => !there.has(id));
}

async function keepFingerprint(client: AdminClient, key: string, print: string | null): Promise<void> {
  await client.send('POST', '/api/_action/system-config', { [key]: print });
}
