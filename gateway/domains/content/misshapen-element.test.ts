import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const TOKEN = 'a-token-for-metrics-of-enough-length';
const PAGE = `query ($path: String!) { page(path: $path) { ... on CategoryPage { category { name }
  cms { sections { blocks { ...B } sidebar { ...B } } } } } }
  fragment B on CmsBlock { slots { id slot __typename ... on CmsText { html } ... on CmsImage { image { url width } }
    ... on CmsProductSlider { products { id name price { unitPrice { amount } } } } } }`;

let shopper: Shopper;

const gateway = testGateway({ METRICS_TOKEN: TOKEN });
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});
beforeEach(() => {
  gateway.app.cache.invalidate(['*']);
});

type Part = Record<string, unknown>;

/** Visits all objects under a key. */
function each(value: unknown, key: string, visit: (part: Part) => void): void {
  if (Array.isArray(value)) for (const entry of value) each(entry, key, visit);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === key && Array.isArray(inner))
      for (const entry of inner) if (isObject(entry)) visit(entry as Part);
    each(inner, key, visit);
  }
}

/** Changes the parts of layouts for which `isIt` holds, in every response of Shopware. */
function breakParts(key: string, isIt: (part: Part) => boolean, change: (part: Part) => void): void {
  gateway.upstream.answer = (path, own) => {
    if (!/^\/store-api\/category\/\w+$/.test(path)) return null;
    const body: unknown = JSON.parse(own);
    each(body, key, (part) => {
      if (isIt(part)) change(part);
    });
    return { status: 200, body: JSON.stringify(body) };
  };
}

/** Accepts only the first part of a type, or of all. */
function first(type?: string): (part: Part) => boolean {
  let isFound = false;
  return (part) => {
    if (isFound || (type !== undefined && part['type'] !== type)) return false;
    isFound = true;
    return true;
  };
}

const slotsIn = (data: unknown): unknown[] => {
  const found: unknown[] = [];
  each(at(data, 'page', 'cms'), 'slots', (slot) => found.push(slot));
  return found;
};

const home = () => shopper.send(PAGE, { path: '/' });

/** Value of a metric. */
async function counted(element: string): Promise<number> {
  const answer = await fetch(`${gateway.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const line = new RegExp(`kontor_layout_missing_elements_total\\{[^}]*element="${element}"[^}]*\\} (\\d+)`);
  return Number(line.exec(await answer.text())?.[1] ?? 0);
}

describe('a malformed CMS element is dropped', () => {
  test.each<[string, string, (slot: Part) => void]>([
    [
      'a slider of something else than products',
      'product-slider',
      (slot) =>
        Object.assign(slot, { data: { products: [{ name: 7, calculatedPrice: 'none', children: 1 }] } }),
    ],
    [
      'a picture without a shape',
      'image',
      (slot) => Object.assign(slot, { data: { media: { url: '/media/a.webp', thumbnails: 7, alt: {} } } }),
    ],
    ['a place that is no name', 'text', (slot) => Object.assign(slot, { slot: { name: 'left' } })],
    ['an invalid id', 'text', (slot) => Object.assign(slot, { id: { value: 1 } })],
  ])('%s', async (_, type, change) => {
    const complete = await home();
    expect(complete.errors).toBeUndefined();
    const before = slotsIn(complete.data);
    gateway.app.cache.invalidate(['*']);
    const count = await counted(type);
    breakParts('slots', first(type), change);
    const { status, data, errors } = await home();
    expect(status).toBe(200);
    expect(slotsIn(data)).toHaveLength(before.length - 1);
    expect(slotsIn(data).every((slot) => before.some((entry) => at(entry, 'id') === at(slot, 'id')))).toBe(
      true,
    );
    expect(errors).toMatchObject([
      { path: ['page', 'cms'], extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 502 } },
    ]);
    expect(await counted(type)).toBe(count + 1);
    gateway.upstream.answer = null;
    gateway.app.cache.invalidate(['*']);
    expect(await home()).toMatchObject({ data: complete.data, errors: undefined });
  });

  test.each([
    ['slots that are none', 'nonsense'],
    ['a slot that is none', [null, 7]],
  ])('%s', async (_, slots) => {
    const before = slotsIn((await home()).data).length;
    gateway.app.cache.invalidate(['*']);
    breakParts('blocks', first(), (block) => Object.assign(block, { slots }));
    const { status, data } = await home();
    expect(status).toBe(200);
    expect(slotsIn(data).length).toBeLessThan(before);
    expect(slotsIn(data).length).toBeGreaterThan(0);
  });

  test('and the response is not cached', async () => {
    breakParts('slots', first('text'), (slot) => Object.assign(slot, { id: {} }));
    const params = new URLSearchParams({ query: PAGE, variables: JSON.stringify({ path: '/' }) });
    const answer = await fetch(`${gateway.url}/graphql?${params}`, { headers: { 'kontor-locale': 'de-DE' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  test('a layout without valid elements is null', async () => {
    breakParts(
      'slots',
      () => true,
      (slot) => Object.assign(slot, { id: {} }),
    );
    const { data } = await home();
    expect(at(data, 'page')).toMatchObject({ cms: null, category: { name: expect.any(String) } });
  });
});
