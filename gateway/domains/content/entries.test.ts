import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const ENTRY = `id kind title teaser path publishedAt tags cover { url }
  recipe { servings cookTimeMinutes difficulty instructions ingredients { ingredients { amount unit name path } } }`;
const LIST = `query ($kind: EntryKind!, $first: Int, $offset: Int) {
  entries(kind: $kind, first: $first, offset: $offset) { nodes { ${ENTRY} } totalCount pageInfo { hasNextPage } } }`;
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on EntryPage { entry { ${ENTRY} } breadcrumbs { path } more { id } seo { canonicalPath } } } }`;

const gateway = testGateway();
beforeAll(() => {
  shopper = new Shopper(gateway.url);
});

const list = async (kind: string, part: object = {}) =>
  at(await shopper.ask(LIST, { kind, ...part }), 'entries');
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
});

const TAGGED = `query ($tag: String, $after: String) { entries(kind: RECIPE, tag: $tag, after: $after, first: 2) {
  nodes { id } tags { name count } pageInfo { hasNextPage endCursor } } }`;

test('tags of recipes have counts, most frequent first, and filter the list by page, newest first', async () => {
  const { entries: all } = await shopper.ask(TAGGED);
  const tags = array(at(all, 'tags'));
  const counts = tags.map((tag) => Number(at(tag, 'count')));
  expect(counts.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const tag = textAt(tags, 0, 'name');
  const parts: unknown[] = [];
  for (let after: unknown = null, more = true; more; ) {
    const { entries }: Record<string, unknown> = await shopper.ask(TAGGED, { tag, after });
    expect(at(entries, 'tags')).toEqual(tags);
    parts.push(...array(at(entries, 'nodes')));
    after = at(entries, 'pageInfo', 'endCursor');
    more = at(entries, 'pageInfo', 'hasNextPage') === true;
  }
  const complete = array(at(await list('RECIPE', { first: 30 }), 'nodes'));
  const about = complete.filter((entry) => array(at(entry, 'tags')).includes(tag));
  expect(about).toHaveLength(counts[0] ?? 0);
  expect(parts.map((entry) => at(entry, 'id'))).toEqual(about.map((entry) => at(entry, 'id')));
});

test('the page of a recipe has instructions, breadcrumbs and related entries', async () => {
  const [recipe] = array(at(await list('RECIPE'), 'nodes'));
  const { page } = await shopper.ask(PAGE, { path: textAt(recipe, 'path') });
  expect(page).toMatchObject({ __typename: 'EntryPage', entry: recipe });
  const more = array(at(page, 'more'));
  expect(more).toHaveLength(3);
  expect(more.some((entry) => at(entry, 'id') === at(recipe, 'id'))).toBe(false);
  expect(array(at(recipe, 'recipe', 'instructions')).length).toBeGreaterThan(2);
  expect(array(at(recipe, 'recipe', 'ingredients', 0, 'ingredients')).length).toBeGreaterThan(2);
  const way = array(at(page, 'breadcrumbs')).map((step) => at(step, 'path'));
  expect(way).toEqual(['/', expect.any(String), null]);
  expect(textAt(page, 'seo', 'canonicalPath')).toBe(textAt(recipe, 'path'));
});
