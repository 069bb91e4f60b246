import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { empty, fill, fillFields } from './fill.ts';
import { lookUp } from './look-up.ts';
import { seoPaths } from './paths.ts';
import { plan } from './plan.ts';
import { Progress } from './progress.ts';
import { RunLock } from './run-lock.ts';
import { runStep } from './run-step.ts';
import { ShopwareError } from './shopware-error.ts';
import { own } from './step.ts';
import { TestingShopware } from './testing-shopware.ts';

const NO_PAUSES = [0, 0];

let shopware: TestingShopware;
let printed: string[];

beforeEach(async () => {
  shopware = await TestingShopware.start();
  printed = [];
});
afterEach(() => shopware.close());

function admin(): AdminClient {
  return new AdminClient(
    { endpoint: shopware.endpoint, grant: {}, publicUrl: 'https://kontor.example' },
    NO_PAUSES,
  );
}

/** One `npm run provision`. */
async function provision(every?: number): Promise<void> {
  const client = admin();
  const progress = new Progress((line) => printed.push(line), every);
  try {
    const around = await lookUp(client, 'https://kontor.example');
    await fill({ client, around, steps: plan(around), progress });
  } finally {
    progress.end();
  }
}

/** Shopware's worker: paths of its own for all categories that have none set by hand, once there is an address. */
function indexCategories(): void {
  const paths = shopware.rows('seo_url');
  for (const { id } of shopware.rows('category'))
    for (const { languageId } of shopware.rows('sales_channel_domain')) {
      const set = paths.some((path) => path['foreignKey'] === id && path['languageId'] === languageId);
      if (!set) putOwnPath(id, String(languageId));
    }
}

/** As Shopware's worker writes one: the planned path but for a capital letter, which its database takes for the same. */
function putOwnPath(foreignKey: string, languageId: string): void {
  const address = shopware.rows('sales_channel_domain').find((row) => row['languageId'] === languageId);
  const [, , , lang = 'de'] = String(address?.['url']).split('/');
  const planned = demo.paths.find((path) => path.foreignKey === foreignKey && path.lang === lang);
  if (planned === undefined) return;
  shopware.put('seo_url', {
    id: idOf('own-path', planned.id),
    salesChannelId: demo.salesChannelId,
    languageId,
    foreignKey,
    routeName: planned.routeName,
    seoPathInfo: planned.path.charAt(0).toUpperCase() + planned.path.slice(1),
    isCanonical: true,
    isModified: false,
  });
}

const ownPaths = () => shopware.rows('seo_url').filter((row) => row['isModified'] === false);
const writes = () => shopware.requests.filter((path) => path.endsWith('/sync') || path.endsWith('/upload'));

describe('npm run provision fills a Shopware', () => {
  it('whose worker makes SEO paths as soon as it can', async () => {
    shopware.hooks.beforeWrite = indexCategories;
    await provision();
    expect(shopware.rows('seo_url')).toHaveLength(demo.paths.length);
    expect(ownPaths()).toEqual([]);
  });

  it('that made SEO paths of its own before an earlier run came so far', async () => {
    await provision();
    for (const path of shopware.rows('seo_url').slice(0, 40))
      putOwnPath(String(path['foreignKey']), String(path['languageId']));
    expect(ownPaths().length).toBeGreaterThan(20);
    await provision();
    expect(ownPaths()).toEqual([]);
    expect(shopware.rows('seo_url')).toHaveLength(demo.paths.length);
  });

  it('whose worker makes a path between the look and the write, again and again', async () => {
    await provision();
    const path = shopware.rows('seo_url')[3];
    let times = 3;
    shopware.hooks.beforeWrite = (entity, payload) => {
      if (entity === 'seo_url' && payload.length > 100 && times-- > 0)
        putOwnPath(String(path?.['foreignKey']), String(path?.['languageId']));
    };
    const client = admin();
    const paths = seoPaths(await lookUp(client, ''));
    await runStep(client, own('SEO paths', 'seo_url', paths), {});
    expect(times).toBeLessThan(1);
    expect(ownPaths()).toEqual([]);
  });

  it('whose worker looked before, and replaces a path after it was written', async () => {
    let replaced = false;
    shopware.hooks.beforeWrite = (entity) => {
      if (entity !== 'promotion' || replaced) return;
      replaced = true;
      const path = shopware.rows('seo_url')[3];
      putOwnPath(String(path?.['foreignKey']), String(path?.['languageId']));
    };
    await provision();
    expect(replaced).toBe(true);
    expect(ownPaths()).toEqual([]);
    expect(printed.at(-1)).toMatch(/^SEO paths +1 had been replaced/);
  });

  it('twice, and the second time writes nothing', async () => {
    await provision();
    const before = JSON.stringify(shopware.stored);
    shopware.requests.length = 0;
    await provision();
    expect(writes()).toEqual([]);
    expect(JSON.stringify(shopware.stored)).toBe(before);
  });

  it('interrupted at a write, again and again, and ends as if it had not been', async () => {
    await provision();
    const whole = shopware.stored;
    await shopware.close();
    shopware = await TestingShopware.start();
    let runs = 0;
    for (let finished = false; !finished && runs < 200; runs++) {
      let left = runs % 6;
      shopware.hooks.hangUp = (path) => path.endsWith('/sync') && left-- === 0;
      finished = await provision().then(
        () => true,
        () => false,
      );
    }
    expect(runs).toBeGreaterThan(20);
    expect(shopware.stored).toEqual(whole);
  });

  it('with another plan after a run with that plan was interrupted, and the first one again', async () => {
    const client = admin();
    const made = (name: string) =>
      own(
        'Units',
        'unit',
        Array.from({ length: 60 }, (_, at) => ({ id: idOf('unit', `${at}`), name })),
      );
    const known = async () => Object(await client.send('GET', '/api/_action/system-config'));
    await runStep(client, made('first'), {});
    let left = 0;
    shopware.hooks.hangUp = (path) => path.endsWith('/sync') && left++ === 1;
    await expect(runStep(client, made('second'), await known())).rejects.toThrow(ShopwareError);
    shopware.hooks.hangUp = () => false;
    await runStep(client, made('first'), await known());
    expect(new Set(shopware.rows('unit').map((row) => row['name']))).toEqual(new Set(['first']));
  });

  it('and takes everything away that it made', async () => {
    const client = admin();
    const around = await lookUp(client, 'https://kontor.example');
    const steps = plan(around);
    const counts = () =>
      steps.filter((step) => step.own).map(({ entity }) => [entity, shopware.rows(entity).length]);
    const before = counts();
    await provision();
    const progress = new Progress(() => undefined);
    await empty({ client, steps, progress });
    progress.end();
    expect(counts()).toEqual(before);
    await provision();
    expect(shopware.rows('product').length).toBeGreaterThan(200);
  });
});

describe('npm run provision -- --remove', () => {
  const remove = async () => {
    const client = admin();
    const progress = new Progress((line) => printed.push(line));
    await empty({ client, steps: plan(await lookUp(client, 'https://kontor.example')), progress });
    progress.end();
  };

  it('leaves what other data uses, names it, and removes the rest', async () => {
    await provision();
    const layout = shopware.rows('cms_page')[3]?.id ?? '';
    shopware.hooks.inUse = (entity, id) => entity === 'cms_page' && id === layout;
    await remove();
    expect(shopware.rows('cms_page').map(({ id }) => id)).toEqual([layout]);
    expect(shopware.rows('product')).toEqual([]);
    expect(printed.join('\n')).toContain(
      `still in use: Layouts (cms_page) ${layout}: The delete request was denied`,
    );
  });

  it('deletes the documents of orders with the order version that each has', async () => {
    await provision();
    const [id, orderId, orderVersionId] = ['document', 'order', 'version'].map((name) => idOf('test', name));
    shopware.put('document', {
      id: id ?? '',
      orderId,
      orderVersionId,
      'order.salesChannelId': demo.salesChannelId,
    });
    await remove();
    expect(shopware.rows('document')).toEqual([]);
    expect(shopware.requests).toContain(`/api/_action/version/${orderVersionId}/order/${orderId}`);
  });

  it('leaves the custom fields if another sales channel has values in them', async () => {
    await provision();
    shopware.put('sales_channel', { id: idOf('other', 'channel'), customFields: { kontor_claim: 'Hello' } });
    await remove();
    expect(shopware.rows('custom_field_set')).toHaveLength(5);
    expect(shopware.rows('product')).toEqual([]);
  });
});

describe('two runs of npm run provision', () => {
  it('do not overlap', async () => {
    const lock = await RunLock.acquire(admin());
    await expect(RunLock.acquire(admin())).rejects.toThrow(/Another npm run provision is writing/);
    await lock.release();
    await (await RunLock.acquire(admin())).release();
  });

  it('go on after a killed one once its lock has expired', async () => {
    await RunLock.acquire(admin());
    const [tag] = shopware.rows('tag');
    shopware.put('tag', {
      id: tag?.id ?? '',
      name: 'npm run provision, until 2026-01-01T00:00:00.000Z, killed',
    });
    await (await RunLock.acquire(admin())).release();
    expect(shopware.rows('tag')).toEqual([]);
  });
});

describe('what Shopware does not take is named', () => {
  const at = 37;
  const paths = async (change: Readonly<Record<string, unknown>>) => {
    const all = seoPaths(await lookUp(admin(), '')).slice(0, 60);
    return all.map((path, index) => (index === at ? { ...path, ...change } : path));
  };
  const told = async (change: Readonly<Record<string, unknown>>): Promise<string> => {
    const records = await paths(change);
    const step = own('SEO paths', 'seo_url', records);
    const error: unknown = await runStep(admin(), step, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ShopwareError);
    return error instanceof ShopwareError ? error.message : '';
  };

  it('where Shopware says which row it is', async () => {
    const [path] = (await paths({})).slice(at);
    expect(await told({ seoPathInfo: '' })).toBe(
      `SEO paths (seo_url): Shopware does not take «» ${path?.id}, seoPathInfo: Dieser Wert sollte nicht leer sein.`,
    );
    expect(await told({ id: 'zz' })).toBe(
      `SEO paths (seo_url): Shopware does not take «${path?.['seoPathInfo']}» zz, id: The string "zz" is not a valid uuid.`,
    );
  });

  it('where only the database speaks, and does not say which row it means', async () => {
    const [path, other] = (await paths({})).slice(at);
    expect(await told({ seoPathInfo: other?.['seoPathInfo'] })).toMatch(
      new RegExp(
        `^SEO paths \\(seo_url\\): Shopware does not take «${other?.['seoPathInfo']}» (${path?.id}|${other?.id}): An exception.*1062`,
      ),
    );
  });
});

it('what fails in passing is sent again', async () => {
  await provision();
  let busy = 2;
  shopware.hooks.busy = (path) => path.endsWith('/sync') && busy-- > 0;
  const step = own('Units', 'unit', [{ id: idOf('unit', 'new'), name: 'new' }]);
  await expect(runStep(admin(), step, {})).resolves.toMatchObject({ made: 1 });
  expect(busy).toBeLessThan(1);
});

it('says how far it is while pictures are uploaded', async () => {
  await provision(1);
  expect(
    printed.filter((line) => /… \d+ of \d+ files uploaded, uploading /.test(line)).length,
  ).toBeGreaterThan(3);
});

describe('npm run provision -- --fields-only', () => {
  const run = async () => {
    const progress = new Progress((line) => printed.push(line));
    await fillFields({ client: admin(), progress });
    progress.end();
  };
  const names = () => shopware.rows('custom_field_set').map(({ name }) => name);

  it('makes the custom fields in a Shopware that sells already, and nothing else', async () => {
    const before = Object.keys(Object(shopware.stored));
    await run();
    expect(names()).toEqual([
      'kontor_category',
      'kontor_product',
      'kontor_shop',
      'kontor_payment',
      'kontor_theme',
    ]);
    expect(Object.keys(Object(shopware.stored))).toEqual([...before, 'custom_field_set'].sort());
  });

  it('again changes nothing, and a whole run takes them as they are', async () => {
    await run();
    const first = JSON.stringify(shopware.rows('custom_field_set'));
    shopware.requests.length = 0;
    await run();
    expect(writes()).toEqual([]);
    expect(printed.at(-1)).toContain('0 made, 0 renewed, 5 unchanged');
    await provision();
    expect(JSON.stringify(shopware.rows('custom_field_set'))).toBe(first);
  });
});
