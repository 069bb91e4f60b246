import { beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { loadDemoShop } from '../../../sandbox/shops/load.ts';
import { testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;
let products: readonly string[];

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Product { name path } ... on Category { name path } ... on Entry { title } ... on LandingPage { name } } }`;
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  products = await productIds(shopper);
});

const node = async (id: string) => (await shopper.ask(NODE, { id }))['node'];

describe('a node by its id', () => {
  test('is a product, also the parent of variants', async () => {
    const { search } = await shopper.ask('{ search(term: "cocotte") { nodes { id parentId name path } } }');
    const variant = (at(search, 'nodes') as unknown[]).find((one) => at(one, 'parentId') !== null);
    const { parentId, ...shown } = variant as Record<string, unknown>;
    expect(await node(textAt(variant, 'id'))).toEqual({ __typename: 'Product', ...shown });
    expect(await node(String(parentId))).toMatchObject({ __typename: 'Product', id: parentId });
  });

  test('is a category', async () => {
    const { navigation } = await shopper.ask('{ navigation(kind: MAIN) { categoryId label } }');
    const id = textAt(navigation, 0, 'categoryId');
    expect(await node(id)).toMatchObject({ __typename: 'Category', id, name: at(navigation, 0, 'label') });
  });

  test('is a recipe', async () => {
    const { entries } = await shopper.ask('{ entries(kind: RECIPE) { nodes { id title } } }');
    const first = at(entries, 'nodes', 0) as object;
    expect(await node(textAt(first, 'id'))).toEqual({ __typename: 'Entry', ...first });
  });

  test('is a landing page', async () => {
    const [landing] = loadDemoShop('kontor').landingPages;
    const id = idOf('landing-page', landing?.key ?? '');
    expect(await node(id)).toMatchObject({ __typename: 'LandingPage', id });
  });

  test.each(['0'.repeat(32), 'nonsense', '../order'])('is null for %s', async (id) => {
    expect(await node(id)).toBeNull();
  });
});

describe('nodes by their ids', () => {
  const idsOf = async (ids: readonly string[]): Promise<unknown[]> => {
    const { nodes } = await new Shopper(gateway.url).ask(NODES, { ids });
    return (Array.isArray(nodes) ? nodes : []).map((one) => at(one, 'id') ?? null);
  };

  test('have the requested order, with null for unknown ids', async () => {
    const [a = '', b = '', c = ''] = products;
    const { entries } = await shopper.ask('{ entries(kind: RECIPE) { nodes { id } } }');
    const entry = textAt(entries, 'nodes', 0, 'id');
    const ids = [c, '0'.repeat(32), a, 'nonsense', c, entry, b];
    expect(await idsOf(ids)).toEqual([c, null, a, null, c, entry, b]);
    expect(await idsOf([])).toEqual([]);
  });

  test('cost one call for 40 products, then none', async () => {
    const calls = () => gateway.upstream.calls.filter(({ path }) => path === '/store-api/product').length;
    const before = calls();
    expect(await idsOf(products.slice(3, 43))).not.toContain(null);
    expect(calls() - before).toBe(1);
    await idsOf(products.slice(3, 43));
    expect(calls() - before).toBe(1);
  });

  test('cost at most three calls for unknown ids', async () => {
    const before = gateway.upstream.calls.length;
    await idsOf(Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(32, 'f')));
    expect(gateway.upstream.calls.length - before).toBeLessThanOrEqual(3);
  });

  test('are public, at most 100', async () => {
    const query = encodeURIComponent(`{ nodes(ids: ["${products[0]}"]) { id } }`);
    const answer = await fetch(`${gateway.url}/graphql?query=${query}`, {
      headers: { cookie: 'sw-context-token=x' },
    });
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await answer.text();
    const ids = Array.from({ length: 101 }, (_, index) => index.toString(16).padStart(32, '0'));
    const { errors } = await shopper.send(NODES, { ids });
    expect(at(errors, 0, 'extensions')).toMatchObject({ code: 'BAD_USER_INPUT', field: ['ids'] });
  });
});
