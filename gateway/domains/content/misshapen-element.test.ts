import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const TOKEN = 'a-token-for-metrics-of-enough-length';
const PRICE = 'unitPrice { amount }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename ... on CategoryPage { category { name } cms { sections {
  layout { margins backgroundColor } blocks { ...B } sidebar { ...B } } } } } }
  fragment B on CmsBlock { id type slots { id slot __typename ... on CmsText { html } ... on CmsImage { image { url width } }
    ... on CmsProductSlider { products { id name price { ${PRICE} } } } ... on CmsProductBox { product { id name price { ${PRICE} } } } } }`;

let shopper: Shopper;

const gateway = testGateway({ METRICS_TOKEN: TOKEN });
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});
beforeEach(() => {
  gateway.app.cache.invalidate(['*']);
});
afterEach(() => {
  gateway.upstream.answer = null;
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

/** Breaks the first part of layouts that is of a kind, in all that Shopware answers. @returns its type */
function breakFirst(key: string, isIt: (part: Part) => boolean, change: (part: Part) => void): void {
  gateway.upstream.answer = (path, own) => {
    if (!/^\/store-api\/category\/\w+$/.test(path)) return null;
    const body: unknown = JSON.parse(own);
    let found = false;
    each(body, key, (part) => {
      if (found || !isIt(part)) return;
      found = true;
      change(part);
    });
    return { status: 200, body: JSON.stringify(body) };
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

const ofType = (type: string) => (part: Part) => part['type'] === type;

describe('a malformed CMS element is dropped', () => {
  test.each<[string, string, (slot: Part) => void]>([
    [
      'a slider of something else than products',
      'product-slider',
      (slot) =>
        Object.assign(slot, {
          data: {
            products: [
              {
                name: 7,
                calculatedPrice: 'none',
                options: 3,
                properties: 'x',
                children: 1,
                productReviews: 1,
                translated: { name: {} },
              },
            ],
          },
        }),
    ],
    [
      'a picture without a shape',
      'image',
      (slot) =>
        Object.assign(slot, { data: { media: { url: 'https://x.example/media/a.webp', thumbnails: 7 } } }),
    ],
    [
      'a picture whose width is a word',
      'image',
      (slot) =>
        Object.assign(slot, {
          data: {
            media: { url: '/media/a.webp', alt: {}, translated: { alt: {} }, metaData: { width: 'wide' } },
          },
        }),
    ],
    ['a place that is no name', 'text', (slot) => Object.assign(slot, { slot: { name: 'left' } })],
    ['an invalid id', 'text', (slot) => Object.assign(slot, { id: { value: 1 } })],
  ])('%s', async (_, type, change) => {
    const complete = await home();
    expect(complete.errors).toBeUndefined();
    const before = slotsIn(complete.data);
    gateway.app.cache.invalidate(['*']);
    const count = await counted(type);
    breakFirst('slots', ofType(type), change);
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

  test.each<[string, string, unknown]>([
    ['slots that are none', 'slots', 'nonsense'],
    ['a slot that is none', 'slots', [null, 7]],
  ])('%s', async (_, name, value) => {
    const before = slotsIn((await home()).data).length;
    gateway.app.cache.invalidate(['*']);
    breakFirst(
      'blocks',
      () => true,
      (block) => Object.assign(block, { [name]: value }),
    );
    const { status, data } = await home();
    expect(status).toBe(200);
    expect(slotsIn(data).length).toBeLessThan(before);
    expect(slotsIn(data).length).toBeGreaterThan(0);
  });

  test('malformed styling costs the styling only', async () => {
    const before = slotsIn((await home()).data).length;
    gateway.app.cache.invalidate(['*']);
    breakFirst(
      'sections',
      () => true,
      (section) => Object.assign(section, { marginTop: 7, backgroundColor: {} }),
    );
    const { data, errors } = await home();
    expect(slotsIn(data)).toHaveLength(before);
    expect(at(data, 'page', 'cms', 'sections', 0, 'layout')).toEqual({
      margins: null,
      backgroundColor: null,
    });
    expect(errors).toMatchObject([{ path: ['page', 'cms'] }]);
  });

  test('and the response is not cached', async () => {
    breakFirst('slots', ofType('text'), (slot) => Object.assign(slot, { id: {} }));
    const params = new URLSearchParams({ query: PAGE, variables: JSON.stringify({ path: '/' }) });
    const answer = await fetch(`${gateway.url}/graphql?${params}`, { headers: { 'kontor-locale': 'de-DE' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  test('a layout without valid elements is null', async () => {
    gateway.upstream.answer = (path, own) => {
      if (!/^\/store-api\/category\/\w+$/.test(path)) return null;
      const body: unknown = JSON.parse(own);
      each(body, 'slots', (slot) => Object.assign(slot, { id: {} }));
      return { status: 200, body: JSON.stringify(body) };
    };
    const { data } = await home();
    expect(at(data, 'page')).toMatchObject({ cms: null, category: { name: expect.any(String) } });
  });
});

test('the elements of a block are in reading order', async () => {
  const order = ['left-image', 'left-text', 'center-image', 'center-text', 'right-image', 'right-text'];
  const textIn = ({ slots }: Part) =>
    Array.isArray(slots) ? slots.find((slot) => isObject(slot) && slot['type'] === 'text') : undefined;
  breakFirst(
    'blocks',
    (block) => textIn(block) !== undefined,
    (block) => {
      const text = textIn(block);
      block['slots'] = order.toReversed().map((slot) => ({ ...text, id: slot, slot }));
    },
  );
  const { data } = await home();
  const names = slotsIn(data).map((slot) => at(slot, 'slot'));
  expect(names.filter((name) => order.some((slot) => slot === name))).toEqual(order);
});
