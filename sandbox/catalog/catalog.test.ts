import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = new Client(sandbox.url);
});

afterAll(() => sandbox.close());

async function listing(body: Entity, category = 'category'): Promise<Entity> {
  return client.object('POST', `/store-api/product-listing/${PLACEHOLDERS[category]}`, body);
}

function names(answer: Entity): unknown[] {
  return list(answer, 'elements').map((element) => part(element, 'translated')['name']);
}

describe('a listing', () => {
  it('shows a product with variants once', async () => {
    const { elements } = await listing({ limit: 100 });
    const groups = list(elements).map(({ displayGroup }) => displayGroup);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('holds nothing but the fields that were asked for', async () => {
    const includes = {
      product: ['id', 'name', 'translated.name', 'calculatedPrice'],
      calculated_price: ['unitPrice'],
    };
    const [first = {}] = list(await listing({ limit: 1, includes }), 'elements');
    expect(Object.keys(first).toSorted()).toEqual([
      'apiAlias',
      'calculatedPrice',
      'id',
      'name',
      'translated',
    ]);
    expect(Object.keys(part(first, 'translated'))).toEqual(['name']);
    expect(Object.keys(part(first, 'calculatedPrice')).toSorted()).toEqual(['apiAlias', 'unitPrice']);
  });

  it('is filtered by price, and counts what is left', async () => {
    const all = await listing({ limit: 100 });
    const some = await listing({ limit: 100, 'min-price': 50, 'max-price': 100 });
    const prices = list(some, 'elements').map((element) =>
      Number(part(element, 'calculatedPrice')['unitPrice']),
    );
    expect(prices.every((price) => price >= 50 && price <= 100)).toBe(true);
    expect(some['total']).toBe(prices.length);
    expect(Number(all['total'])).toBeGreaterThan(prices.length);
  });

  it('offers every filter as if no other were set, unless asked to reduce', async () => {
    const free = await listing({ 'shipping-free': true });
    const reduced = await listing({ 'shipping-free': true, 'reduce-aggregations': true });
    const options = (answer: Entity) =>
      list(answer, 'aggregations', 'properties', 'entities').flatMap((group) => list(group, 'options'))
        .length;
    expect(options(reduced)).toBeLessThan(options(free));
  });

  it('shows the variant that has the wanted option', async () => {
    const answer = await listing({ limit: 100, properties: PLACEHOLDERS['optionB2'] });
    const variants = list(answer, 'elements').filter(({ parentId }) => parentId === PLACEHOLDERS['parent']);
    expect(variants.map(({ optionIds }) => optionIds)).toEqual([
      [PLACEHOLDERS['optionA2'], PLACEHOLDERS['optionB2']],
    ]);
  });

  it('pages without gap or overlap', async () => {
    const whole = names(await listing({ limit: 24 }));
    const halves = [
      ...names(await listing({ limit: 12, p: 1 })),
      ...names(await listing({ limit: 12, p: 2 })),
    ];
    expect(halves).toEqual(whole);
  });
});

/** As a real 6.6 and 6.7 answered. */
describe("aggregations of one's own", () => {
  const CARDS = { name: 'n', type: 'count', field: 'displayGroup' };
  const terms = (name: string, field: string, aggregation: Entity = CARDS) => ({
    ...{ name, type: 'terms', field },
    aggregation,
  });
  const FREE = [{ type: 'equals', field: 'shippingFree', value: true }];
  const count = async (body: Entity) => (await listing({ limit: 1, ...body }))['total'];
  async function aggregations(...requested: Entity[]): Promise<Entity> {
    return part(
      await listing({ 'only-aggregations': true, limit: 1, aggregations: requested }),
      'aggregations',
    );
  }

  it('count products in each bucket, where the bucket itself counts variants', async () => {
    const { held, options } = await aggregations(
      terms('held', 'properties.id'),
      terms('options', 'options.id'),
    );
    const one = list(options, 'buckets').find(({ key }) => key === PLACEHOLDERS['optionA']);
    expect(one).toEqual({
      key: PLACEHOLDERS['optionA'],
      count: expect.any(Number),
      n: { extensions: [], name: 'n', count: expect.any(Number) },
      apiAlias: 'aggregation_bucket',
    });
    expect(Number(one?.['count'])).toBeGreaterThan(Number(part(one, 'n')['count']));
    const own = (answer: unknown) =>
      list(answer, 'buckets').find(({ key }) => key === PLACEHOLDERS['optionA']);
    const either = Number(part(own(held), 'n')['count'] ?? 0) + Number(part(one, 'n')['count']);
    expect(either).toBe(await count({ properties: PLACEHOLDERS['optionA'] }));
  });

  it('have a bucket without key for what lacks the field, and text for what is none', async () => {
    const { options, free } = await aggregations(
      terms('options', 'options.id'),
      terms('free', 'shippingFree'),
    );
    expect(list(options, 'buckets')[0]).toMatchObject({ key: '' });
    expect(list(free, 'buckets').map(({ key }) => key)).toEqual(['0', '1']);
  });

  it('answer under the name of what is in a filter, for what passes it', async () => {
    const found = await aggregations({ name: 'x', type: 'filter', filter: FREE, aggregation: CARDS });
    const { x, n } = found;
    expect(x).toBeUndefined();
    expect(n).toEqual({
      name: 'n',
      count: await count({ 'shipping-free': true }),
      apiAlias: 'n_aggregation',
    });
  });

  it('stand in a bucket without alias, buckets in buckets too', async () => {
    const { p } = await aggregations(terms('p', 'properties.id', terms('o', 'options.id')));
    const inner = part(list(p, 'buckets')[0], 'o');
    expect(inner).toMatchObject({ extensions: [], name: 'o' });
    expect(inner).not.toHaveProperty('apiAlias');
    expect(Object.keys(list(inner, 'buckets')[0] ?? {}).toSorted()).toEqual([
      'count',
      'extensions',
      'key',
      'n',
    ]);
  });

  it('are refused as a filter around nothing, and with a colon in their name', async () => {
    for (const wrong of [
      { name: 'x', type: 'filter', filter: FREE },
      { ...CARDS, name: 'a:b' },
    ]) {
      const path = `/store-api/product-listing/${PLACEHOLDERS['category']}`;
      const { status, body } = await client.send('POST', path, { aggregations: [wrong] });
      expect([status, part(body, 'errors', 0)['code']]).toEqual([
        400,
        'FRAMEWORK__INVALID_AGGREGATION_QUERY',
      ]);
    }
  });

  it('are left out with the others', async () => {
    const answer = await listing({ 'no-aggregations': true, aggregations: [CARDS] });
    expect(answer['aggregations']).toEqual([]);
  });
});

describe('the search', () => {
  it.each(['Mörser', 'morser', 'MOERSER', 'Cocote'])('finds "%s"', async (search) => {
    expect((await client.object('POST', '/store-api/search', { search }))['total']).toBeGreaterThan(0);
  });

  it('finds a product by its number first', async () => {
    const { elements } = await client.object('POST', '/store-api/search', { search: 'KT-1001' });
    expect(String(list(elements)[0]?.['productNumber'])).toContain('KT-1001');
  });
});

describe('SEO paths', () => {
  async function find(value: string, lang = 'languageDe'): Promise<Entity[]> {
    const body = { filter: [{ type: 'equals', field: 'seoPathInfo', value }] };
    const headers = { 'sw-language-id': PLACEHOLDERS[lang] ?? '' };
    return list(await client.send('POST', '/store-api/seo-url', body, headers), 'body', 'elements');
  }

  it('match per language, without regard to case, with their slash', async () => {
    expect(await find('kochen/')).toHaveLength(1);
    expect(await find('KOCHEN/')).toHaveLength(1);
    expect(await find('kochen')).toHaveLength(0);
    expect(await find('kochen/', 'languageEn')).toHaveLength(0);
    expect(await find('cooking/', 'languageEn')).toHaveLength(1);
  });

  it('are unique in each language', async () => {
    for (const lang of ['languageDe', 'languageEn', 'languageFr']) {
      const paths: unknown[] = [];
      for (let page = 1; page < 10; page++) {
        const headers = { 'sw-language-id': PLACEHOLDERS[lang] ?? '' };
        const answer = await client.send('POST', '/store-api/seo-url', { limit: 100, page }, headers);
        paths.push(...list(answer, 'body', 'elements').map(({ seoPathInfo }) => seoPathInfo));
      }
      expect(paths.length).toBeGreaterThan(150);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });
});

describe('a product', () => {
  it('that has variants answers as one of them', async () => {
    const answer = await client.object('POST', `/store-api/product/${PLACEHOLDERS['parent']}`, {});
    expect(part(answer, 'product')['parentId']).toBe(PLACEHOLDERS['parent']);
    expect(list(answer, 'configurator')).toHaveLength(2);
  });

  it('in another language shares no text with the first', async () => {
    const path = `/store-api/product/${PLACEHOLDERS['dear']}`;
    const texts = await Promise.all(
      ['languageDe', 'languageEn', 'languageFr'].map(async (lang) => {
        const answer = await client.send('POST', path, {}, { 'sw-language-id': PLACEHOLDERS[lang] ?? '' });
        return part(answer, 'body', 'product', 'translated')['description'];
      }),
    );
    expect(new Set(texts).size).toBe(3);
  });
});
