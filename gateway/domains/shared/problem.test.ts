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

const LISTS: Record<string, { readonly max: number; query(part: string): string }> = {
  listing: { max: 100, query: (part) => `{ listing(categoryId: "${category}", ${part}) { totalCount } }` },
  search: { max: 100, query: (part) => `{ search(term: "pfanne", ${part}) { totalCount } }` },
  entries: { max: 30, query: (part) => `{ entries(kind: RECIPE, ${part}) { totalCount } }` },
  'found entries': { max: 30, query: (part) => `{ searchEntries(term: "suppe", ${part}) { totalCount } }` },
  wishlist: { max: 100, query: (part) => `{ wishlist { products(${part}) { totalCount } } }` },
};

const errorOf = async (query: string): Promise<unknown> =>
  at((await shopper.send(query)).errors, 0, 'extensions') ?? 'fine';

describe.each(Object.entries(LISTS))('a page of %s', (_name, { max, query }) => {
  test.each(['offset: -1', 'offset: 100001', 'first: 0', 'first: -1'])(
    'is rejected for %s, with the argument',
    async (part) => {
      const field = [part.split(':')[0]];
      expect(await errorOf(query(part))).toMatchObject({ code: 'BAD_USER_INPUT', field });
    },
  );

  test('has a maximum size', async () => {
    expect(await errorOf(query(`first: ${max}`))).toBe('fine');
    expect(await errorOf(query(`first: ${max + 1}`))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test.each([
  '{ suggest(term: "a", first: 21) { totalCount } }',
  '{ suggest(term: "a", first: 0) { totalCount } }',
  '{ navigation(kind: MAIN, depth: 6) { label } }',
  '{ navigation(kind: MAIN, depth: 0) { label } }',
])('is rejected too: %s', async (query) => {
  expect(await errorOf(query)).toMatchObject({ code: 'BAD_USER_INPUT' });
});
