import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { demo } from '../../sandbox/shops/demo.ts';
import { mediaId } from '../../sandbox/shops/derive/ids.ts';
import { pictureFile, productFile, shownPictures } from '../../sandbox/shops/derive/pictures.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, RejectedError, ShopwareError, type ShopwareRecord } from './admin-client.ts';
import { customFieldStep, type Step } from './plan.ts';
import { downloadMediaId } from './records/content.ts';
import { nameSortings, writeSettings } from './settings.ts';
import type { Target } from './target.ts';

/** Number of records per request; Shopware indexes them before it answers. */
const BATCH_SIZE = 50;
const PATH_BATCH_SIZE = 500;
/** Attempts to write SEO paths while Shopware's worker creates conflicting ones. */
const PATH_ATTEMPTS = 5;
/** Database code of a duplicate key. */
const DUPLICATE = '1062';

type Log = (title: string, result: string) => void;

/** Writes what is missing or has changed; an interrupted run can be repeated. @throws ShopwareError */
export async function writePlan(
  client: AdminClient,
  target: Target,
  steps: readonly Step[],
  log: Log,
): Promise<void> {
  const fingerprints = await readFingerprints(client);
  for (const step of steps) log(step.title, await writeStep(client, step, fingerprints));
  log('Files', `${await uploadMissing(client)} uploaded`);
  log('Sortings', `${await nameSortings(client, target)} translated`);
  log('Settings', `${await writeSettings(client)} changed`);
  // Shopware's worker may have replaced paths that it read before they were written.
  for (const step of steps.filter(({ entity }) => entity === 'seo_url')) {
    const replaced = await missingRecords(client, step);
    if (replaced.length > 0) await writeBatch(client, step, replaced);
    log(step.title, `${replaced.length} restored`);
  }
}

/** Creates the custom fields only. @throws ShopwareError */
export async function writeCustomFields(client: AdminClient, log: Log): Promise<void> {
  const step = customFieldStep();
  log(step.title, await writeStep(client, step, await readFingerprints(client)));
}

/** Key of the configuration that stores the fingerprint of the last written content. */
export function fingerprintKey({ title }: Step): string {
  return `kontor.provision.${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

function fingerprint({ records }: Step): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex');
}

async function readFingerprints(client: AdminClient): Promise<Readonly<Record<string, unknown>>> {
  const found = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  return isObject(found) ? found : {};
}

/** Writes the records of a step, unless all exist and the content is the one of the last run. */
async function writeStep(
  client: AdminClient,
  step: Step,
  fingerprints: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { records, entity } = step;
  if (records.length === 0) return 'nothing to write';
  const key = fingerprintKey(step);
  const missing = await missingRecords(client, step);
  if (missing.length === 0 && fingerprints[key] === fingerprint(step)) return `${records.length} unchanged`;
  const store = (value: string | null) => client.send('POST', '/api/_action/system-config', { [key]: value });
  // An interrupted step must not count as written.
  if (fingerprints[key] !== undefined) await store(null);
  const size = entity === 'seo_url' ? PATH_BATCH_SIZE : BATCH_SIZE;
  for (let from = 0; from < records.length; from += size)
    await writeBatch(client, step, records.slice(from, from + size));
  await store(fingerprint(step));
  return `${missing.length} created, ${records.length - missing.length} updated`;
}

async function missingRecords(client: AdminClient, { entity, records }: Step): Promise<ShopwareRecord[]> {
  const ids = records.map(({ id }) => id);
  const existing = await client.existing(entity, ids);
  return records.filter(({ id }) => !existing.has(id));
}

async function writeBatch(client: AdminClient, step: Step, batch: readonly ShopwareRecord[]): Promise<void> {
  const { entity, records } = step;
  for (let attempt = 1; ; attempt++)
    try {
      if (entity === 'seo_url') await removeConflictingPaths(client, batch, records);
      await client.sync(entity, 'upsert', batch);
      return;
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      const isConflict = entity === 'seo_url' && error.hasCode(DUPLICATE);
      if (!isConflict || attempt === PATH_ATTEMPTS) throw rejectedRecords(step, batch, error);
    }
}

function rejectedRecords(
  { title, entity }: Step,
  batch: readonly ShopwareRecord[],
  { status, reasons }: RejectedError,
): ShopwareError {
  const lines = reasons.map(({ pointer, detail }) => {
    const [, index, field = ''] = /\/(\d+)(?:\/(.*))?$/.exec(pointer) ?? [];
    const record = index === undefined ? undefined : batch[Number(index)];
    return record === undefined ? detail : `${nameOf(record)}${field && `, ${field}`}: ${detail}`;
  });
  return new ShopwareError(
    `${title} (${entity}): Shopware rejects ${lines.slice(0, 5).join('\n  ') || `the request with status ${status}`}`,
  );
}

/** Number, name, path or URL of a record, and its id. */
function nameOf(record: ShopwareRecord): string {
  const [texts] = Object.values(Object(record['translations']));
  const { productNumber, name: title, seoPathInfo, url } = record;
  const name = productNumber ?? title ?? seoPathInfo ?? url ?? Object(texts)['name'];
  return typeof name === 'string' ? `"${name}" ${record.id}` : record.id;
}

/** Uploads files of media that have none. @returns their number; @throws ShopwareError */
async function uploadMissing(client: AdminClient): Promise<number> {
  const pictures = shownPictures(demo).map(({ key }) => [mediaId(key), pictureFile(demo.key, key)] as const);
  const downloads = demo.catalogue.products
    .filter(({ download }) => download)
    .map(({ key }) => [downloadMediaId(key), productFile(demo.key, key)] as const);
  const empty = await client.search('media', {
    filter: [{ type: 'equals', field: 'mimeType', value: null }],
    includes: { media: ['id'] },
  });
  const emptyIds = new Set(empty.map(({ id }) => id));
  const missing = [...pictures, ...downloads].filter(([id]) => emptyIds.has(id));
  for (const [id, path] of missing) {
    const { name, ext } = parse(path);
    const target = `/api/_action/media/${id}/upload?extension=${ext.slice(1)}&fileName=${demo.key}-${name}`;
    await client.upload(target, await readFile(path), ext === '.pdf' ? 'application/pdf' : 'image/webp');
  }
  return missing.length;
}

/**
 * Deletes SEO paths that conflict with the given ones, except planned ones. A path is unique per language, ignoring case,
 * and an entity has one canonical path. Shopware's worker creates paths as soon as there are categories and a domain.
 */
async function removeConflictingPaths(
  client: AdminClient,
  paths: readonly ShopwareRecord[],
  planned: readonly ShopwareRecord[],
): Promise<void> {
  const planById = new Map(planned.map((path) => [path.id, path]));
  const obsolete = new Set<string>();
  for (const [languageId, group] of Map.groupBy(paths, (path) => String(path['languageId']))) {
    const found = await client.search('seo_url', {
      filter: [
        { type: 'equals', field: 'salesChannelId', value: demo.salesChannelId },
        { type: 'equals', field: 'languageId', value: languageId },
        { type: 'multi', operator: 'or', queries: conflicts(group) },
      ],
      includes: { seo_url: ['id', 'foreignKey', 'seoPathInfo', 'isCanonical'] },
    });
    for (const { id, isCanonical } of found) {
      const plan = planById.get(id);
      if (plan === undefined || (isCanonical === true && plan['isCanonical'] !== true)) obsolete.add(id);
    }
  }
  const removed = [...obsolete].map((id) => ({ id }));
  if (removed.length > 0) await client.sync('seo_url', 'delete', removed);
}

function conflicts(paths: readonly ShopwareRecord[]): object[] {
  const value = paths.map((path) => path['seoPathInfo']);
  const samePath = { type: 'equalsAny', field: 'seoPathInfo', value };
  const keys = paths.filter((path) => path['isCanonical'] === true).map((path) => path['foreignKey']);
  // Shopware rejects an empty list.
  if (keys.length === 0) return [samePath];
  const queries = [
    { type: 'equals', field: 'isCanonical', value: true },
    { type: 'equalsAny', field: 'foreignKey', value: keys },
  ];
  return [samePath, { type: 'multi', operator: 'and', queries }];
}
