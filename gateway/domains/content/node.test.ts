import { beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { loadDemoShop } from '../../../sandbox/shops/load.ts';
import { testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;
let products: readonly string[];

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Product { name path } } }`;
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

  test('is a category, a recipe or a landing page', async () => {
    const [landing] = loadDemoShop('kontor').landingPages;
    const { navigation, entries } = await shopper.ask(
      '{ navigation(kind: MAIN) { categoryId } entries(kind: RECIPE) { nodes { id } } }',
    );
    for (const [type, id] of [
      ['Category', textAt(navigation, 0, 'categoryId')],
      ['Entry', textAt(entries, 'nodes', 0, 'id')],
      ['LandingPage', idOf('landing-page', landing?.key ?? '')],
    ])
      expect(await node(String(id))).toMatchObject({ __typename: type, id });
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
