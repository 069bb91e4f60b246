import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { WEBHOOK_SECRET } from '../../testing/purge.ts';
import { sendWebhook } from '../../testing/send-webhook.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';
import { type Fault, respondTo } from '../../testing/upstream-proxy.ts';

const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on ProductPage { product { id parentId } seo { alternates { locale path } } }
  ... on CategoryPage { category { id } seo { alternates { locale path } } } } }`;

/** Shopware counts more paths than are read at once. */
const tooMany: Fault = (call, response) =>
  call.body.includes('"page":') &&
  respondTo('/store-api/seo-url', 200, { elements: [], total: 100_000 })(call, response);
const notAllowed = respondTo('/api/search/seo-url', 403);

describe.each<[string, Fault]>([
  ['whose paths are all known', () => false],
  ['with too many paths to know', tooMany],
  [
    'with too many paths to know, whose Admin API does not tell them',
    (...call) => tooMany(...call) || notAllowed(...call),
  ],
])('in a shop %s, the URL of a page in another language', (_, fault) => {
  const gateway = testGateway({ WEBHOOK_SECRET });
  let shopper: Shopper;

  beforeEach(async () => {
    shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
    gateway.upstream.fault = fault;
    await gateway.app.purge(['*']);
    const { languages } = await shopper.ask('{ languages { id } }');
    for (const at of [0, 1, 2]) await gateway.app.paths.warm(textAt(languages, at, 'id'));
  });

  const VARIANT = '/kochen/cocottes/cocotte-alva-20-cm-zinnoberrot/';

  test.each([
    ['the product', VARIANT, 'product', ['product', 'id'], 'ailleurs/'],
    ['the parent of a variant', VARIANT, 'product', ['product', 'parentId'], 'autrement/'],
    ['the category', '/schneiden/', 'category', ['category', 'id'], 'trancher/'],
  ] as const)('is updated after a webhook for %s', async (_what, path, entity, written, to) => {
    const page = async () => (await shopper.ask(PAGE, { path }))['page'];
    const french = async () => textAt(await page(), 'seo', 'alternates', 2, 'path');
    const shown = await page();
    const before = await french();
    gateway.sandbox.controls.renamePath(textAt(shown, entity, 'id'), 'fr', to);
    expect(await french()).toBe(before);
    const operation = { operation: 'update', updatedFields: ['name', 'updatedAt'] };
    const payload = [{ entity, primaryKey: textAt(shown, ...written), ...operation }];
    await sendWebhook(gateway.url, WEBHOOK_SECRET, { data: { payload, event: `${entity}.written` } });
    // The webhook is answered once every gateway has purged.
    expect(await french()).toBe(`/fr/${to}`);
  });
});
