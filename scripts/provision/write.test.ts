import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../sandbox/shops/demo.ts';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { AdminClient } from './admin-client.ts';
import { customFieldStep, plan } from './plan.ts';
import { removeShop } from './remove.ts';
import { readTarget } from './target.ts';
import { TestingShopware } from './testing/shopware.ts';
import { writePlan, writeSteps } from './write.ts';

const NO_DELAYS = [0, 0];
const PUBLIC_URL = 'https://kontor.example';

let shopware: TestingShopware;
let printed: string[];

beforeEach(async () => {
  shopware = await TestingShopware.start();
  printed = [];
});
afterEach(() => shopware.close());

const log = (title: string, result: string) => void printed.push(`${title} ${result}`);
const admin = () => new AdminClient({ endpoint: shopware.endpoint, grant: {} }, NO_DELAYS);

async function provision(): Promise<void> {
  const client = admin();
  const target = await readTarget(client, PUBLIC_URL);
  await writePlan(client, target, plan(target), log);
}

async function remove(): Promise<void> {
  const client = admin();
  await removeShop(client, plan(await readTarget(client, PUBLIC_URL)), log);
}

/** Writes the planned path with a capital letter, which the database considers equal. */
function putWorkerPath(foreignKey: string, languageId: string): void {
  const address = shopware.rows('sales_channel_domain').find((row) => row['languageId'] === languageId);
  const [, , , lang = 'de'] = String(address?.['url']).split('/');
  const planned = demo.paths.find((path) => path.foreignKey === foreignKey && path.lang === lang);
  if (planned === undefined) return;
  shopware.put('seo_url', {
    id: idOf('worker-path', planned.id),
    salesChannelId: demo.salesChannelId,
    languageId,
    foreignKey,
    routeName: planned.routeName,
    seoPathInfo: planned.seoPathInfo.charAt(0).toUpperCase() + planned.seoPathInfo.slice(1),
    isCanonical: true,
    isModified: false,
  });
}

const workerPaths = () => shopware.rows('seo_url').filter((row) => row['isModified'] === false);
const writes = () => shopware.requests.filter((path) => path.endsWith('/sync') || path.endsWith('/upload'));

describe('npm run provision', () => {
  it('replaces SEO paths that the worker created before the run', async () => {
    await provision();
    for (const path of shopware.rows('seo_url').slice(0, 40))
      putWorkerPath(String(path['foreignKey']), String(path['languageId']));
    expect(workerPaths().length).toBeGreaterThan(20);
    await provision();
    expect(workerPaths()).toEqual([]);
    expect(shopware.rows('seo_url')).toHaveLength(demo.paths.length);
  });

  it('writes nothing in a second run', async () => {
    await provision();
    const before = JSON.stringify(shopware.stored);
    shopware.requests.length = 0;
    await provision();
    expect(writes()).toEqual([]);
    expect(JSON.stringify(shopware.stored)).toBe(before);
  });

  it('completes after any number of interruptions', async () => {
    await provision();
    const complete = shopware.stored;
    await shopware.close();
    shopware = await TestingShopware.start();
    let runs = 0;
    for (let finished = false; !finished && runs < 200; runs++) {
      // More than the batches of the largest step.
      let left = runs % 8;
      shopware.hooks.hangUp = (path) => path.endsWith('/sync') && left-- === 0;
      finished = await provision().then(
        () => true,
        () => false,
      );
    }
    expect(runs).toBeGreaterThan(10);
    expect(shopware.stored).toEqual(complete);
  });

  it('removes all that it created', async () => {
    const steps = plan(await readTarget(admin(), PUBLIC_URL));
    const counts = () =>
      steps.filter(({ isShared }) => !isShared).map(({ entity }) => [entity, shopware.rows(entity).length]);
    const before = counts();
    await provision();
    await remove();
    expect(counts()).toEqual(before);
    await provision();
    expect(shopware.rows('product').length).toBeGreaterThan(200);
  });
});

describe('npm run provision -- --remove', () => {
  it('keeps custom fields that another sales channel uses', async () => {
    await provision();
    shopware.put('sales_channel', { id: idOf('other', 'channel'), customFields: { kontor_claim: 'Hello' } });
    await remove();
    expect(shopware.rows('custom_field_set')).toHaveLength(5);
    expect(shopware.rows('product')).toEqual([]);
  });
});

describe('npm run provision -- --fields-only', () => {
  it('creates the custom fields and nothing else', async () => {
    const before = Object.keys(Object(shopware.stored));
    await writeSteps(admin(), [customFieldStep], log);
    expect(shopware.rows('custom_field_set').map(({ name }) => name)).toEqual([
      'kontor_category',
      'kontor_product',
      'kontor_shop',
      'kontor_payment',
      'kontor_theme',
    ]);
    expect(Object.keys(Object(shopware.stored))).toEqual([...before, 'custom_field_set'].sort());
  });
});
