import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const TOKEN = 'a-token-for-metrics-of-enough-length';
const PRICE = 'price { unitPrice { amount } compareAtPrice { amount } tiers { unitPrice { amount } } }';

let shopper: Shopper;
let id: string;
let name: string;
let categoryId: string;

const gateway = testGateway({ METRICS_TOKEN: TOKEN });
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  id = await buyableProduct(shopper);
  const data = await shopper.ask(
    'query ($id: ID!) { product(id: $id) { name } navigation(kind: MAIN) { categoryId } }',
    {
      id,
    },
  );
  name = textAt(data, 'product', 'name');
  categoryId = textAt(data, 'navigation', 0, 'categoryId');
});
beforeEach(() => {
  gateway.app.cache.invalidate(['*']);
});

type Part = Record<string, unknown>;

/** Changes a product in every response of Shopware. */
function changeProduct(value: unknown, change: (product: Part) => void): void {
  if (Array.isArray(value)) for (const entry of value) changeProduct(entry, change);
  if (!isObject(value)) return;
  if (value['id'] === id && 'calculatedPrice' in value) change(value as Part);
  for (const inner of Object.values(value)) changeProduct(inner, change);
}

function answering(change: (product: Part) => void): void {
  gateway.upstream.answer = (_path, own) => {
    if (!own.includes(id)) return null;
    const body: unknown = JSON.parse(own);
    changeProduct(body, change);
    return { status: 200, body: JSON.stringify(body) };
  };
}

const NO_PRICE: Readonly<Record<string, (product: Part) => void>> = {
  'no price': (product) => {
    for (const key of ['calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice']) delete product[key];
  },
  'a price without an amount': (product) =>
    Object.assign(product, {
      calculatedPrice: { quantity: 1, listPrice: { price: 20 } },
      calculatedPrices: [],
      calculatedCheapestPrice: { hasRange: true },
    }),
};

async function counted(): Promise<number> {
  const answer = await fetch(`${gateway.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(
    /kontor_products_without_price_total(?:\{[^}]*\})? (\d+)/.exec(await answer.text())?.[1] ?? 0,
  );
}

const LISTS = `query ($category: ID!, $term: String!, $id: ID!) {
  listing(categoryId: $category) { nodes { id ${PRICE} } } search(term: $term) { nodes { id ${PRICE} } }
  suggest(term: $term) { products { id ${PRICE} } } nodes(ids: [$id]) { ... on Product { id ${PRICE} } } }`;

describe.each(Object.entries(NO_PRICE))('a product for which Shopware returns %s', (_name, change) => {
  test('is missing from a listing, a search, suggestions and products by their ids, and is never free', async () => {
    const read = async () => {
      const data = await shopper.ask(LISTS, { category: categoryId, term: name, id });
      expect(JSON.stringify(data)).not.toContain('"0.00"');
      const { listing, search, suggest, nodes } = data;
      return [at(listing, 'nodes'), at(search, 'nodes'), at(suggest, 'products'), nodes].map((list) =>
        (Array.isArray(list) ? list : []).flatMap((product) => at(product, 'id') ?? []),
      );
    };
    const before = await read();
    for (const ids of before) expect(ids).toContain(id);
    gateway.app.cache.invalidate(['*']);
    answering(change);
    const countBefore = await counted();
    expect(await read()).toEqual(before.map((ids) => ids.filter((entry) => entry !== id)));
    expect(await counted()).toBe(countBefore + before.length);
  });

  test('has no page', async () => {
    answering(change);
    const { data, errors } = await shopper.send(`query ($id: ID!) { product(id: $id) { id ${PRICE} } }`, {
      id,
    });
    expect(at(data, 'product')).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 502 } }]);
  });
});

test('a product with a price of zero is free', async () => {
  answering((product) =>
    Object.assign(product, {
      calculatedPrice: { quantity: 1, unitPrice: 0, totalPrice: 0 },
      calculatedPrices: [],
      calculatedCheapestPrice: null,
    }),
  );
  const data = await shopper.ask(`query ($id: ID!) { product(id: $id) { ${PRICE} } }`, { id });
  expect(at(data, 'product', 'price', 'unitPrice', 'amount')).toBe('0.00');
});

test.each(['totalPrice', 'positionPrice'])(
  'a cart without its %s is neither shown nor ordered',
  async (key) => {
    const buyer = new Shopper(gateway.url);
    await addToCart(buyer, id);
    gateway.upstream.answer = (path, own) => {
      if (path !== '/store-api/checkout/cart') return null;
      const { price, ...cart } = JSON.parse(own);
      return { status: 200, body: JSON.stringify({ ...cart, price: { ...price, [key]: null } }) };
    };
    const { errors } = await buyer.send('{ cart { total { amount } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 502 } }]);
  },
);
