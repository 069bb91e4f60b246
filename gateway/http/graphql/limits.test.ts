import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { processorClock } from '../../testing/processor-time.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { LIMITS, withinLimits } from './limits.ts';
import { readSchema } from './schema.ts';

const schema = buildSchema(readSchema());
const gateway = testGateway();

/** Fragments that each spread the next one twice: exponential when expanded. */
const doubling = (count: number, leaf: string) =>
  `{ languages { ...f0 } } ${Array.from({ length: count }, (_, index) => `fragment f${index} on Language { ...f${index + 1} ... on Language { ...f${index + 1} } }`).join(' ')} fragment f${count} on Language { ${leaf} }`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const BEYOND: Record<string, string> = {
  'doubles itself with every fragment': doubling(40, 'locale'),
  'spreads itself': '{ languages { ...a } } fragment a on Language { ...b } fragment b on Language { ...a }',
  'hides its depth in fragments': `{ navigation(kind: MAIN) { ${many(1, () => 'children { '.repeat(9))} ...a ${'} '.repeat(9)} } } fragment a on NavigationEntry { ${'children { '.repeat(9)} label ${'} '.repeat(9)} }`,
  'costs too much': `{ ${many(40, (index) => `a${index}: search(term: "a") { nodes { ...c ... on Product { ...c } ... on Product { ...c } ... on Product { ...c } } }`)} }
    fragment c on Product { id name path available manufacturer { name } fromPrice { isFromPrice unitPrice { amount formatted currencyCode } compareAtPrice { amount formatted currencyCode } } }`,
  'has more than 2,500 tokens': `{ ${'languages { id } '.repeat(626)} }`,
};

test.each(Object.entries(BEYOND))(
  'a document that multiplies itself is rejected: one that %s',
  async (_which, query) => {
    const spent = processorClock();
    const { status, errors, data } = await new Shopper(gateway.url).send(query);
    expect(spent()).toBeLessThan(1_500);
    expect([status, data]).toEqual([400, undefined]);
    expect(JSON.stringify(at(errors, 0))).toMatch(/QUERY_TOO_COMPLEX|Cannot spread fragment/);
  },
);

/** Documents of exactly that many tokens, levels, aliases and selections with directives. */
const OF_EXACTLY: Record<'tokens' | 'depth' | 'aliases' | 'size', (count: number) => string> = {
  tokens: (count) =>
    `{ __typename ${'@skip(if: true) '.repeat(Math.floor((count - 3) / 7))} ${'__typename '.repeat((count - 3) % 7)} }`,
  depth: (count) => `{ ${'... { '.repeat(count - 1)} __typename ${'} '.repeat(count - 1)} }`,
  aliases: (count) => `{ ${many(count, (index) => `a${index}: __typename`)} }`,
  size: (count) => `{ __typename ${'@a '.repeat(count - 1)} }`,
};

test.each(['tokens', 'depth', 'aliases', 'size'] as const)(
  'accepts %s up to the limit and no more',
  (limit) => {
    const problem = (count: number) => {
      try {
        const document = parse(OF_EXACTLY[limit](count), {
          maxTokens: limit === 'size' ? Infinity : LIMITS.tokens,
        });
        validate(schema, document, [withinLimits]);
        return null;
      } catch (error) {
        return String(error);
      }
    };
    expect(problem(LIMITS[limit])).toBeNull();
    expect(problem(LIMITS[limit] + 1)).toMatch(limit);
  },
);

test('the cost of a query is returned on request, in an uncached response', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ languages { id } }' }),
    });
  const answer = await ask({ 'kontor-query-cost': '1' });
  expect(await answer.json()).toMatchObject({ extensions: { cost: { requested: 202, limit: LIMITS.cost } } });
  expect(await (await ask({})).json()).toEqual({ data: { languages: expect.any(Array) } });
});

test('one document causes at most 24 calls to Shopware', async () => {
  const searches = (count: number, limit: number) =>
    `{ ${many(count, (index) => `a${index}: search(term: "term ${count} ${index}", first: ${limit}) { sorting }`)} }`;
  const callsOf = async (query: string) => {
    const before = gateway.upstream.calls.length;
    const { errors } = await new Shopper(gateway.url).send(query);
    const calls = gateway.upstream.calls.slice(before).filter(({ path }) => path === '/store-api/search');
    return [calls.length, at(errors, 0, 'extensions', 'code')];
  };
  expect(await callsOf(searches(38, 100))).toEqual([0, 'QUERY_TOO_COMPLEX']);
  expect(await callsOf(searches(25, 10))).toEqual([0, 'QUERY_TOO_COMPLEX']);
  expect(await callsOf(searches(24, 10))).toEqual([24, undefined]);
});
