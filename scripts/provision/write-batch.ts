import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import { clearTheWay } from './seo-path-conflicts.ts';
import { RefusedError, refusal, ShopwareError } from './shopware-error.ts';
import type { Step } from './step.ts';

/** How often SEO paths are written anew when Shopware's worker has made one of its own in between. */
const TRIES = 5;

/**
 * Writes entities of a step in one request, which Shopware takes as a whole or not at all.
 * @throws ShopwareError that names the entity that Shopware does not take, and says what Shopware says of it; the entities
 *   before that one may be written then
 */
export async function writeBatch(
  client: AdminClient,
  step: Step,
  payload: readonly ShopwareRecord[],
): Promise<void> {
  try {
    await write(client, step, payload);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const places = error.reasons.map(({ pointer }) => rowAt(pointer));
    if (payload.length === 1 || places.some((row) => row !== undefined && payload[row] !== undefined))
      throw refusedRow(step, payload, error);
    // The database's own words come without a place: halved until it is one row that is not taken.
    const middle = Math.ceil(payload.length / 2);
    await writeBatch(client, step, payload.slice(0, middle));
    await writeBatch(client, step, payload.slice(middle));
  }
}

async function write(client: AdminClient, step: Step, payload: readonly ShopwareRecord[]): Promise<void> {
  const { entity } = step;
  if (entity === 'seo_url') await makeRoom(client, step, payload);
  for (let left = TRIES; ; left--)
    try {
      await client.send('POST', '/api/_action/sync', { [entity]: { entity, action: 'upsert', payload } });
      return;
    } catch (error) {
      const crossed = entity === 'seo_url' && error instanceof RefusedError && error.taken && left > 1;
      if (!crossed || (await makeRoom(client, step, payload)) === 0) throw error;
    }
}

async function makeRoom(
  client: AdminClient,
  { title, records }: Step,
  payload: readonly ShopwareRecord[],
): Promise<number> {
  try {
    return await clearTheWay(client, payload, records);
  } catch (error) {
    if (!(error instanceof ShopwareError)) throw error;
    throw new ShopwareError(`${title}: what is in their way cannot be removed: ${error.message}`);
  }
}

/** The place of an entity in a request: 3 of `/seo_url/3/routeName`, and of `/3/id`. */
function rowAt(pointer: string): number | undefined {
  const place = pointer.split('/').find((segment) => /^\d+$/.test(segment));
  return place === undefined ? undefined : Number(place);
}

function refusedRow(
  { title, entity }: Step,
  payload: readonly ShopwareRecord[],
  { status, reasons }: RefusedError,
): ShopwareError {
  const named = (pointer: string): string => {
    const record = payload.length === 1 ? payload[0] : payload[rowAt(pointer) ?? -1];
    const field = pointer.replace(/^.*?\/\d+\//, '/').replace(/^\//, '');
    if (record === undefined) return pointer;
    return [nameOf(record), field].filter((part) => part !== '').join(', ');
  };
  const single = payload.length === 1 && reasons.length === 0 ? `${named('')}: ` : '';
  return new ShopwareError(
    `${title} (${entity}): Shopware does not take ${single}${refusal(status, reasons, named)}`,
  );
}

/** By what a person knows an entity: its number or key, its name, else its id. */
function nameOf(record: ShopwareRecord): string {
  const translated: unknown = Object.values(Object(record['translations']))[0];
  const name: unknown =
    record['productNumber'] ??
    record['name'] ??
    record['seoPathInfo'] ??
    record['url'] ??
    Object(translated)['name'];
  return `${typeof name === 'string' ? `«${name}» ` : ''}${record.id}`;
}
