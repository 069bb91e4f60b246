import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});

async function node(id: string): Promise<unknown> {
  const query = `query ($id: ID!) { node(id: $id) { __typename id
    ... on ProductSummary { name path price { unit { amount } } } ... on Category { name children { label } } ... on Entry { title } } }`;
  return (await shopper.ask(query, { id }))['node'];
}

describe('a node by its id', () => {
  test('is a product, as on its page', async () => {
    const [id = ''] = await productIds(shopper);
    const { product } = await shopper.ask('query ($id: ID!) { product(id: $id) { name path } }', { id });
    expect(await node(id)).toMatchObject({ __typename: 'Product', id, ...(product as object) });
  });

  test('is a category', async () => {
    const { navigation } = await shopper.ask('{ navigation(kind: MAIN) { categoryId label } }');
    const id = textAt(navigation, 0, 'categoryId');
    expect(await node(id)).toMatchObject({ __typename: 'Category', id, name: at(navigation, 0, 'label') });
  });

  test('is a recipe', async () => {
    const { entries } = await shopper.ask('{ entries(kind: RECIPE) { nodes { id title } } }');
    const first = at(entries, 'nodes', 0) as object;
    expect(await node(textAt(first, 'id'))).toMatchObject({ __typename: 'Entry', ...first });
  });

  test.each(['0'.repeat(32), 'nonsense', '../order'])('is null for %s', async (id) => {
    expect(await node(id)).toBeNull();
  });

  test('is null for a product with variants, which has no page', async () => {
    const { search } = await shopper.ask('{ search(term: "cocotte") { nodes { id hasVariants } } }');
    const card = (at(search, 'nodes') as unknown[]).find((one) => at(one, 'hasVariants') === true);
    const query = 'query ($id: ID!) { product(id: $id) { id parentId } }';
    const { product } = await shopper.ask(query, { id: textAt(card, 'id') });
    expect(await node(textAt(product, 'parentId'))).toBeNull();
    expect(await node(textAt(product, 'id'))).toMatchObject({ id: at(product, 'id') });
  });
});
