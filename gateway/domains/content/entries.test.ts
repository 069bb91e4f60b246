import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const ENTRY = `id kind title teaser path publishedAt author tags cover { url alt }
  recipe { servings servingsLabel cookTimeMinutes difficulty instructions
    ingredients { title ingredients { amount unit name path } } nutrition { key amount } }`;
const LIST = `query ($kind: EntryKind!, $first: Int, $offset: Int) {
  entries(kind: $kind, first: $first, offset: $offset) { nodes { ${ENTRY} } totalCount pageInfo { hasNextPage } } }`;
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on EntryPage { entry { ${ENTRY} } breadcrumbs { label path } more { id kind publishedAt }
    seo { title description canonicalPath alternates { locale path } image { url } }
    cms { sections { blocks { slots { __typename ... on CmsText { html } } } } } }
  ... on CategoryPage { entryKind form category { id products { totalCount } } } } }`;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  await shopper.ask(
    '{ navigation(kind: MAIN) { id: categoryId } footer: navigation(kind: FOOTER) { id: categoryId } }',
  );
  for (const locale of ['en-GB', 'fr-CH'])
    await new Shopper(gateway.url, { 'kontor-locale': locale }).ask(
      '{ navigation(kind: MAIN) { id: categoryId } }',
    );
  await vi.waitFor(() =>
    expect(gateway.upstream.calls.filter(({ path }) => path === '/store-api/seo-url').length).toBeGreaterThan(
      5,
    ),
  );
});

const list = async (kind: string, part: object = {}, who = shopper) =>
  at(await who.ask(LIST, { kind, ...part }), 'entries');
const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

test('a search finds entries by all words, without case and accents, matches in titles first', async () => {
  const find = async (term: string, first = 4) => {
    const query = `query ($term: String!, $first: Int) { searchEntries(term: $term, first: $first) { nodes { kind title teaser } } }`;
    return array(at(await shopper.ask(query, { term, first }), 'searchEntries', 'nodes'));
  };
  const soups = await find('SUPPE');
  expect(textAt(soups[0], 'title').toLowerCase()).toContain('suppe');
  expect((await find('kurbis ingwer')).map((entry) => at(entry, 'title'))).toContain(
    'Kürbissuppe mit Ingwer',
  );
  expect(await find('o', 4)).toEqual([]);
  expect(await find('kürbis xyzxyz')).toEqual([]);
  expect(await find('suppe', 1)).toHaveLength(1);
});

describe.each(['RECIPE', 'BLOG', 'NEWS'])('a list of %s', (kind) => {
  test('is sorted by date, and its parts add up', async () => {
    const complete = array(at(await list(kind, { first: 30 }), 'nodes'));
    const days = complete.map((entry) => textAt(entry, 'publishedAt'));
    expect(days).toEqual(days.toSorted().toReversed());
    const first = await list(kind, { first: 4 });
    const second = await list(kind, { first: 4, offset: 4 });
    expect(at(first, 'totalCount')).toBe(complete.length);
    expect(at(first, 'pageInfo', 'hasNextPage')).toBe(complete.length > 4);
    expect([...array(at(first, 'nodes')), ...array(at(second, 'nodes'))]).toEqual(complete.slice(0, 8));
    expect(complete.every((entry) => at(entry, 'kind') === kind)).toBe(true);
  });

  test('costs one call per part, then none', async () => {
    await list(kind, { first: 1 });
    const before = gateway.upstream.calls.length;
    const query = `{ entries(kind: ${kind}, offset: 6, first: 3) { nodes { title path cover { url } } totalCount } }`;
    await shopper.ask(query);
    expect(gateway.upstream.calls.length - before).toBe(1);
    await shopper.ask(query);
    expect(gateway.upstream.calls.length - before).toBe(1);
  });
});

const TAGGED = `query ($tag: String, $after: String) { entries(kind: RECIPE, tag: $tag, after: $after, first: 2) {
  nodes { id tags publishedAt } tags { name count } totalCount pageInfo { hasNextPage endCursor } } }`;

describe('tags of recipes', () => {
  test('have counts, most frequent first, whatever is chosen', async () => {
    const { entries: all } = await shopper.ask(TAGGED);
    const tags = array(at(all, 'tags'));
    const counts = tags.map((tag) => Number(at(tag, 'count')));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const complete = array(at(await list('RECIPE', { first: 30 }), 'nodes'));
    const name = textAt(tags, 0, 'name');
    expect(complete.filter((entry) => array(at(entry, 'tags')).includes(name))).toHaveLength(counts[0] ?? 0);
    const { entries: chosen } = await shopper.ask(TAGGED, { tag: name });
    expect(at(chosen, 'tags')).toEqual(tags);
  });

  test('filter the list by page, newest first', async () => {
    const tag = textAt((await shopper.ask(TAGGED))['entries'], 'tags', 0, 'name');
    const parts: unknown[] = [];
    for (let after: unknown = null, more = true; more; ) {
      const { entries }: Record<string, unknown> = await shopper.ask(TAGGED, { tag, after });
      parts.push(...array(at(entries, 'nodes')));
      after = at(entries, 'pageInfo', 'endCursor');
      more = at(entries, 'pageInfo', 'hasNextPage') === true;
    }
    const complete = array(at(await list('RECIPE', { first: 30 }), 'nodes'));
    const about = complete.filter((entry) => array(at(entry, 'tags')).includes(tag));
    expect(about.length).toBeGreaterThan(2);
    expect(parts.map((entry) => at(entry, 'id'))).toEqual(about.map((entry) => at(entry, 'id')));
  });

  test('may be absent', async () => {
    const { entries } = await shopper.ask(TAGGED, { tag: 'Nothing at all' });
    expect(entries).toMatchObject({ nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } });
  });
});

test('an ingredient of the shop can be added to the cart', async () => {
  const { entries } = await shopper.ask(
    '{ entries(kind: RECIPE, first: 30) { nodes { recipe { ingredients { ingredients { path productId } } } } } }',
  );
  const sold = array(at(entries, 'nodes'))
    .flatMap((entry) => array(at(entry, 'recipe', 'ingredients')))
    .flatMap((group) => array(at(group, 'ingredients')))
    .filter((ingredient) => at(ingredient, 'path') !== null);
  expect(sold.length).toBeGreaterThan(0);
  const productId = textAt(sold[0], 'productId');
  const buyer = new Shopper(gateway.url);
  const { addToCart } = await buyer.ask(
    'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } userErrors { code } } }',
    { id: productId },
  );
  expect(addToCart).toEqual({ cart: { totalQuantity: 1 }, userErrors: [] });
});

describe('the page of a recipe', () => {
  test('costs at most three calls, then none', async () => {
    const path = textAt(await list('RECIPE', { first: 30 }), 'nodes', 3, 'path');
    const before = gateway.upstream.calls.length;
    await shopper.ask(PAGE, { path });
    const calls = gateway.upstream.calls.slice(before).map((call) => call.path);
    expect(calls.length, calls.join()).toBeLessThanOrEqual(3);
    const after = gateway.upstream.calls.length;
    await shopper.ask(PAGE, { path });
    expect(gateway.upstream.calls.length).toBe(after);
  });

  test('has instructions, breadcrumbs and related entries', async () => {
    const [recipe] = array(at(await list('RECIPE'), 'nodes'));
    const { page } = await shopper.ask(PAGE, { path: textAt(recipe, 'path') });
    expect(page).toMatchObject({ __typename: 'EntryPage', entry: recipe });
    const more = array(at(page, 'more'));
    expect(more).toHaveLength(3);
    expect(more.some((entry) => at(entry, 'id') === at(recipe, 'id'))).toBe(false);
    expect(array(at(recipe, 'recipe', 'instructions')).length).toBeGreaterThan(2);
    expect(array(at(recipe, 'recipe', 'ingredients', 0, 'ingredients')).length).toBeGreaterThan(2);
    const way = array(at(page, 'breadcrumbs')).map((step) => at(step, 'path'));
    expect([way[0], way.at(-1)]).toEqual(['/', null]);
    expect(way.length).toBeGreaterThan(2);
    expect(textAt(page, 'seo', 'canonicalPath')).toBe(textAt(recipe, 'path'));
    expect(array(at(page, 'seo', 'alternates'))).toHaveLength(3);
  });

  test.each([
    ['en-GB', '/en/'],
    ['fr-CH', '/fr/'],
  ])('exists in %s', async (locale, prefix) => {
    const reader = new Shopper(gateway.url, { 'kontor-locale': locale });
    const found = array(at(await list('RECIPE', { first: 3 }, reader), 'nodes'));
    const german = array(at(await list('RECIPE', { first: 3 }), 'nodes'));
    expect(textAt(found[0], 'path').startsWith(prefix)).toBe(true);
    expect(textAt(found[0], 'teaser')).not.toBe(textAt(german[0], 'teaser'));
    const { page } = await reader.ask(PAGE, { path: textAt(found[0], 'path') });
    expect(at(page, 'entry', 'id')).toBe(at(german[0], 'id'));
  });
});

test('the page of a post contains its text', async () => {
  const path = textAt(await list('BLOG'), 'nodes', 0, 'path');
  const { page } = await shopper.ask(PAGE, { path });
  expect(at(page, 'entry', 'kind')).toBe('BLOG');
  expect(at(page, 'entry', 'recipe')).toBeNull();
  expect(JSON.stringify(at(page, 'cms'))).toContain('<p>');
});

test('the page of a list has its kind and no products', async () => {
  const entry = textAt(await list('RECIPE'), 'nodes', 0, 'path');
  const { page } = await shopper.ask(PAGE, { path: entry });
  const path = textAt(array(at(page, 'breadcrumbs')).at(-2), 'path');
  const { page: shown } = await shopper.ask(PAGE, { path });
  expect(shown).toMatchObject({
    __typename: 'CategoryPage',
    entryKind: 'RECIPE',
    category: { products: null },
  });
});
