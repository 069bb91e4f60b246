import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { WEBHOOK_SECRET } from '../../testing/purge.ts';
import { sendWebhook } from '../../testing/send-webhook.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';

const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on ProductPage { product { id parentId } seo { alternates { locale path } } }
  ... on CategoryPage { category { id } seo { alternates { locale path } } } } }`;

/** Webhook events of a write. */
const written = (entity: string, id: string, updatedFields: readonly string[]) => ({
  data: {
    payload: [{ entity, operation: 'update', primaryKey: id, updatedFields }],
    event: `${entity}.written`,
  },
});

type Answers = NonNullable<TestGateway['upstream']['fault']>;

/** Shopware counts more paths than are read at once. */
const tooMany: Answers = ({ path, body }, response) => {
  if (path !== '/store-api/seo-url' || !body.includes('"page":')) return false;
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ elements: [], total: 100_000, apiAlias: 'dal_entity_search_result' }));
  return true;
};

const notAllowed: Answers = ({ path }, response) => {
  if (path !== '/api/search/seo-url') return false;
  response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{"status":"403"}]}');
  return true;
};

describe.each<[string, Answers]>([
  ['whose paths are all known', () => false],
  ['with too many paths to know', tooMany],
  [
    'with too many paths to know, whose Admin API does not tell them',
    (call, response) => tooMany(call, response) || notAllowed(call, response),
  ],
])('in a shop %s, the URL of a page in another language', (_, fault) => {
  let gateway: TestGateway;
  let shopper: Shopper;

  beforeAll(async () => {
    gateway = await startTestGateway({ WEBHOOK_SECRET });
    shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  });
  beforeEach(async () => {
    gateway.upstream.fault = fault;
    await gateway.app.purge(['*']);
    const { languages } = await shopper.ask('{ languages { id } }');
    for (const at of [0, 1, 2]) await gateway.app.paths.warm(textAt(languages, at, 'id'));
  });
  afterAll(() => gateway.close());

  const french = async (path: string) => {
    const { page } = await shopper.ask(PAGE, { path });
    return textAt(page, 'seo', 'alternates', 2, 'path');
  };

  /** A variant of the demo shop: its path, its id and that of the product that it belongs to. */
  async function variant() {
    const path = '/kochen/cocottes/cocotte-alva-20-cm-zinnoberrot/';
    const { page } = await shopper.ask(PAGE, { path });
    return { path, id: textAt(page, 'product', 'id'), parentId: textAt(page, 'product', 'parentId') };
  }

  /** Changes the French path and sends a webhook; the page must show it once the webhook was answered. */
  async function moves(path: string, id: string, to: string, event: object): Promise<void> {
    const before = await french(path);
    gateway.sandbox.controls.renamePath(id, 'fr', to);
    expect(await french(path)).toBe(before);
    await sendWebhook(gateway.url, WEBHOOK_SECRET, event);
    // The webhook is answered once every gateway has purged.
    expect(await french(path)).toBe(`/fr/${to}`);
  }

  test('is updated after a webhook for the product', async () => {
    const { path, id } = await variant();
    await moves(path, id, 'cuire/ailleurs/', written('product', id, ['name', 'updatedAt']));
  });

  test('is updated after a webhook for the parent of a variant', async () => {
    const { path, id, parentId } = await variant();
    await moves(path, id, 'cuire/autrement/', written('product', parentId, ['name', 'updatedAt']));
  });

  test('is updated after a webhook for the category', async () => {
    const { page } = await shopper.ask(PAGE, { path: '/schneiden/' });
    const id = textAt(page, 'category', 'id');
    await moves('/schneiden/', id, 'trancher/', written('category', id, ['name']));
  });
});
