import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let category: string;
let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  // A customer with orders and a wishlist, since empty lists have the same total everywhere.
  shopper = new Shopper(gateway.url);
  await shopper.ask(
    'mutation { login(input: { email: "anna@example.ch", password: "kontor-demo" }) { session { state } } }',
  );
  const { navigation } = await shopper.ask('{ navigation(kind: MAIN) { categoryId } }');
  category = textAt(navigation, 0, 'categoryId');
});

const LISTS: Record<string, { readonly maxLimit: number; query(part: string): string }> = {
  listing: {
    maxLimit: 100,
    query: (part) => `{ listing(categoryId: "${category}", input: { ${part} }) { pageInfo { total } } }`,
  },
  search: {
    maxLimit: 100,
    query: (part) => `{ search(term: "pfanne", input: { ${part} }) { pageInfo { total } } }`,
  },
  entries: { maxLimit: 30, query: (part) => `{ entries(kind: RECIPE, ${part}) { pageInfo { total } } }` },
  orders: { maxLimit: 100, query: (part) => `{ orders(${part}) { pageInfo { total } } }` },
  wishlist: { maxLimit: 100, query: (part) => `{ wishlist { products(${part}) { pageInfo { total } } } }` },
};

const codeOf = async (query: string) =>
  at((await shopper.send(query)).errors, 0, 'extensions', 'code') ?? 'fine';

describe.each(Object.entries(LISTS))('a page of %s', (_name, { maxLimit, query }) => {
  test.each(['page: 0', 'page: -1', 'page: 10001', 'limit: 0', 'limit: -1'])(
    'is rejected for %s',
    async (part) => {
      expect(await codeOf(query(part))).toBe('BAD_USER_INPUT');
    },
  );

  test('has a maximum size', async () => {
    expect(await codeOf(query(`limit: ${maxLimit}`))).toBe('fine');
    expect(await codeOf(query(`limit: ${maxLimit + 1}`))).toBe('BAD_USER_INPUT');
  });

  test('beyond the end has the total', async () => {
    const totalOf = (data: unknown): unknown =>
      JSON.parse(/"total":(\d+)/.exec(JSON.stringify(data))?.[1] ?? 'null');
    const first = totalOf(await shopper.ask(query('page: 1')));
    expect(first).toBeGreaterThan(0);
    expect(totalOf(await shopper.ask(query('page: 9999')))).toBe(first);
  });
});

test.each([
  '{ suggest(term: "a", limit: 21) { total } }',
  '{ suggest(term: "a", limit: 0) { total } }',
  '{ navigation(kind: MAIN, depth: 6) { label } }',
  '{ navigation(kind: MAIN, depth: 0) { label } }',
])('is rejected too: %s', async (query) => {
  expect(await codeOf(query)).toBe('BAD_USER_INPUT');
});
