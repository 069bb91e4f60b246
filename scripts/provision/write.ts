import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { demo } from '../../sandbox/shops/demo.ts';
import { mediaId } from '../../sandbox/shops/derive/ids.ts';
import { pictureFile, storedFile } from '../../sandbox/shops/derive/pictures.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, RejectedError, type ShopwareRecord } from './admin-client.ts';
import type { Step } from './plan.ts';
import { downloadMediaId } from './records/content.ts';
import { LANGS, type Target } from './target.ts';

/** Number of records per request; Shopware indexes them before it answers. */
const BATCH_SIZE = 50;
const PATH_BATCH_SIZE = 500;
/** Attempts to write SEO paths while Shopware's worker creates conflicting ones. */
const PATH_ATTEMPTS = 5;
/** Database code of a duplicate key. */
const DUPLICATE = '1062';
const MIME_TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.svg': 'image/svg+xml' };

/** Settings of the sales channel that differ from Shopware's defaults. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'core.basicInformation.shopName': demo.name,
  'core.basicInformation.email': demo.address,
  'core.cart.wishlistEnabled': true,
  'core.listing.markAsNew': 60,
  'core.listing.showReview': true,
  'core.newsletter.doubleOptIn': true,
  'core.newsletter.doubleOptInRegistered': true,
  ...demo.settings,
};

type Log = (title: string, result: string) => void;

/** Writes what is missing or has changed; an interrupted run can be repeated. @throws ShopwareError */
export async function writePlan(client: AdminClient, target: Target, steps: readonly Step[], log: Log) {
  await writeSteps(client, steps, log);
  log('Files', `${await uploadMissing(client)} uploaded`);
  log('Sortings', `${await nameSortings(client, target)} translated`);
  log('Settings', `${await writeSettings(client)} changed`);
  // Shopware's worker may have replaced paths that it read before they were written.
  const paths = steps.filter(({ entity }) => entity === 'seo_url');
  await writeSteps(client, paths, log);
}

/** Writes the steps that are missing or have changed. @throws ShopwareError */
export async function writeSteps(client: AdminClient, steps: readonly Step[], log: Log): Promise<void> {
  const found = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  for (const step of steps) log(step.title, await writeStep(client, step, isObject(found) ? found : {}));
}

/** Key of the configuration that stores the fingerprint of the last written content. */
export function fingerprintKey({ title }: Step): string {
  return `kontor.provision.${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

/** Writes the records of a step, unless all exist and the content is the one of the last run. */
async function writeStep(client: AdminClient, step: Step, fingerprints: Readonly<Record<string, unknown>>) {
  const { records, entity } = step;
  if (records.length === 0) return 'nothing to write';
  const key = fingerprintKey(step);
  const fingerprint = createHash('sha256').update(JSON.stringify(records)).digest('hex');
  const ids = records.map(({ id }) => id);
  const existing = await client.existing(entity, ids);
  if (existing.size === ids.length && fingerprints[key] === fingerprint) return `${records.length} unchanged`;
  const store = (value: string | null) => client.send('POST', '/api/_action/system-config', { [key]: value });
  // An interrupted step must not count as written.
  if (fingerprints[key] !== undefined) await store(null);
  const size = entity === 'seo_url' ? PATH_BATCH_SIZE : BATCH_SIZE;
  for (let from = 0; from < records.length; from += size)
    await writeBatch(client, step, records.slice(from, from + size));
  await store(fingerprint);
  return `${ids.length - existing.size} created, ${existing.size} updated`;
}

async function writeBatch(client: AdminClient, { entity, records }: Step, batch: readonly ShopwareRecord[]) {
  for (let attempt = 1; ; attempt++)
    try {
      if (entity === 'seo_url') await removeConflictingPaths(client, records);
      return await client.sync(entity, 'upsert', batch);
    } catch (error) {
      const isConflict = entity === 'seo_url' && error instanceof RejectedError && error.hasCode(DUPLICATE);
      if (!isConflict || attempt === PATH_ATTEMPTS) throw error;
    }
}

/** Writes settings with another value. */
async function writeSettings(client: AdminClient): Promise<number> {
  const path = `/api/_action/system-config?salesChannelId=${demo.salesChannelId}`;
  const response = await client.send('GET', `${path}&domain=core`);
  const current = isObject(response) ? response : {};
  const changed = Object.entries(SETTINGS).filter(([key, value]) => current[key] !== value);
  if (changed.length > 0) await client.send('POST', path, Object.fromEntries(changed));
  return changed.length;
}

/** Adds missing French names of Shopware's locked sortings. */
async function nameSortings(client: AdminClient, { languages }: Target): Promise<number> {
  if (!LANGS.includes('fr')) return 0;
  const sortings = await client.search('product_sorting', { associations: { translations: {} } });
  const missing = demo.salesChannel.sortings.flatMap(({ key, label }) => {
    const sorting = sortings.find((record) => record['key'] === key);
    const translated = Array.isArray(sorting?.['translations']) ? sorting['translations'] : [];
    const isNamed = translated.filter(isObject).some(({ languageId }) => languageId === languages.fr);
    return sorting === undefined || isNamed
      ? []
      : [{ productSortingId: sorting.id, languageId: languages.fr, label: label.fr }];
  });
  if (missing.length > 0) await client.sync('product_sorting_translation', 'upsert', missing);
  return missing.length;
}

/** Uploads files of media that have none. @returns their number; @throws ShopwareError */
async function uploadMissing(client: AdminClient): Promise<number> {
  const pictures = [...demo.pictures].map(
    ([key, size]) => [mediaId(key), pictureFile(demo.key, key, size)] as const,
  );
  const downloads = demo.catalogue.products
    .filter(({ download }) => download)
    .map(({ key }) => [downloadMediaId(key), storedFile(demo.key, `${key}.pdf`)] as const);
  const empty = await client.search('media', {
    filter: [{ type: 'equals', field: 'mimeType', value: null }],
    includes: { media: ['id'] },
  });
  const emptyIds = new Set(empty.map(({ id }) => id));
  const missing = [...pictures, ...downloads].filter(([id]) => emptyIds.has(id));
  for (const [id, path] of missing) {
    const { name, ext } = parse(path);
    const target = `/api/_action/media/${id}/upload?extension=${ext.slice(1)}&fileName=${demo.key}-${name}`;
    await client.upload(target, await readFile(path), MIME_TYPES[ext] ?? 'image/webp');
  }
  return missing.length;
}

/**
 * Deletes SEO paths that conflict with planned ones. A path is unique per language, ignoring case, and an entity has one
 * canonical path. Shopware's worker creates paths as soon as there are categories and a domain.
 */
async function removeConflictingPaths(client: AdminClient, planned: readonly ShopwareRecord[]) {
  const address = (path: ShopwareRecord) => `${path['languageId']} ${path['seoPathInfo']}`.toLowerCase();
  const page = (path: ShopwareRecord) => `${path['languageId']} ${path['foreignKey']}`;
  const isCanonical = (path: ShopwareRecord | undefined) => path?.['isCanonical'] === true;
  const plan = new Map(planned.map((path) => [path.id, path]));
  const addresses = new Set(planned.map(address));
  const pages = new Set(planned.filter(isCanonical).map(page));
  const found = await client.search('seo_url', {
    filter: [{ type: 'equals', field: 'salesChannelId', value: demo.salesChannelId }],
    includes: { seo_url: ['id', 'languageId', 'foreignKey', 'seoPathInfo', 'isCanonical'] },
  });
  const obsolete = found.filter((path) =>
    plan.has(path.id)
      ? isCanonical(path) && !isCanonical(plan.get(path.id))
      : addresses.has(address(path)) || (isCanonical(path) && pages.has(page(path))),
  );
  const ids = obsolete.map(({ id }) => ({ id }));
  if (ids.length > 0) await client.sync('seo_url', 'delete', ids);
}
