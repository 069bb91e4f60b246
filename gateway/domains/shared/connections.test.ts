import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let category: string;
let all: string[];

const gateway = testGateway();
beforeAll(async () => {
  const visitor = new Shopper(gateway.url);
  const { navigation } = await visitor.ask('{ navigation(kind: MAIN, depth: 1) { categoryId } }');
  category = textAt(navigation, 0, 'categoryId');
  const { listing } = await visitor.ask(
    'query ($id: ID!) { listing(categoryId: $id, first: 100) { nodes { id } } }',
    { id: category },
  );
  all = idsOf(at(listing, 'nodes'));
});

function idsOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map((one) => textAt(one, 'id'));
}

const PART = `nodes { id } edges { cursor node { id } } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
const LISTING = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $offset: Int, $filter: ProductFilterInput, $sorting: String) {
  listing(categoryId: $id, filter: $filter, sorting: $sorting, offset: $offset, first: $first, after: $after, last: $last, before: $before) { ${PART} } }`;

async function part(args: Readonly<Record<string, unknown>>): Promise<unknown> {
  return (await new Shopper(gateway.url).ask(LISTING, { id: category, ...args }))['listing'];
}

test('products of a category by cursors continue with another size, in both directions', async () => {
  const first = await part({ first: 4 });
  expect(at(first, 'pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const next = await part({ first: 3, after: textAt(first, 'pageInfo', 'endCursor') });
  expect(idsOf(at(next, 'nodes'))).toEqual(all.slice(4, 7));
  const back = await part({ last: 2, before: textAt(next, 'edges', 0, 'cursor') });
  expect(idsOf(at(back, 'nodes'))).toEqual(all.slice(2, 4));
  expect(at(back, 'pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  expect(at(back, 'pageInfo', 'endCursor')).toBe(at(first, 'pageInfo', 'endCursor'));
});

test('a numbered page is skipped to, and continues by its cursor', async () => {
  const page = await part({ first: 3, offset: 6 });
  expect(idsOf(at(page, 'nodes'))).toEqual(all.slice(6, 9));
  const next = await part({ first: 2, after: textAt(page, 'pageInfo', 'endCursor') });
  expect(idsOf(at(next, 'nodes'))).toEqual(all.slice(9, 11));
  expect(at(await part({ first: 3, offset: 5_000 }), 'totalCount')).toBe(all.length);
});

test.each([
  [{ after: 'nope' }, 'CURSOR_INVALID'],
  [{ after: Buffer.from('search:3').toString('base64url') }, 'CURSOR_INVALID'],
  [{ after: Buffer.from('listing:03').toString('base64url') }, 'CURSOR_INVALID'],
  [{ before: '', last: 2 }, 'CURSOR_INVALID'],
  [{ last: 2 }, 'BAD_USER_INPUT'],
  [{ first: 2, last: 2, before: 'x' }, 'BAD_USER_INPUT'],
  [{ offset: 2, after: 'x' }, 'BAD_USER_INPUT'],
])('invalid input %o is rejected with %s', async (args, code) => {
  const { data, errors } = await new Shopper(gateway.url).send(LISTING, { id: category, ...args });
  expect(data).toEqual({ listing: null });
  expect(errors).toMatchObject([{ path: ['listing'], extensions: { code, status: 400 } }]);
});
