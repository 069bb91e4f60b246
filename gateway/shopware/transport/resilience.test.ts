import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import type { Fault } from '../../testing/upstream-proxy.ts';

const gateway = testGateway({ UPSTREAM_TIMEOUT_MS: '3000' });
beforeAll(async () => {
  await new Shopper(gateway.url).ask('{ languages { id } }');
});

let term = 0;
/** A read with a unique key, so that it is not cached. */
const freshRead = () => new Shopper(gateway.url).send(`{ search(term: "pan${term++}") { totalCount } }`);
const reads = () => gateway.upstream.calls.filter(({ path }) => path === '/store-api/search').length;

/** Answers the next calls to a path with a status. */
function failing(path: string, status: number, times: number, body = '{"errors":[]}'): Fault {
  let left = times;
  return (call, response) => {
    if (call.path !== path || left-- <= 0) return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    return true;
  };
}

describe('a read', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is retried once after %i', async (status) => {
    const before = reads();
    gateway.upstream.fault = failing('/store-api/search', status, 1);
    expect((await freshRead()).errors).toBeUndefined();
    expect(reads() - before).toBe(2);
  });

  test('is retried at most once', async () => {
    const before = reads();
    gateway.upstream.fault = failing('/store-api/search', 503, 9);
    expect(at((await freshRead()).errors, 0, 'extensions', 'code')).toBe('UPSTREAM_UNAVAILABLE');
    expect(reads() - before).toBe(2);
  });

  test('is retried when the connection breaks', async () => {
    let broken = false;
    gateway.upstream.fault = (call, response) => {
      if (call.path !== '/store-api/search' || broken) return false;
      broken = true;
      response.destroy();
      return true;
    };
    expect((await freshRead()).errors).toBeUndefined();
  });

  test('is UPSTREAM_TIMEOUT after the timeout', async () => {
    gateway.upstream.fault = ({ path }) => path === '/store-api/search';
    const { data, errors } = await freshRead();
    expect(data).toEqual({ search: null });
    expect(at(errors, 0, 'extensions')).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' });
  });

  test('in maintenance fails with the time to wait', async () => {
    const before = reads();
    const body = '{"errors":[{"status":"503","code":"FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"}]}';
    gateway.upstream.fault = failing('/store-api/search', 503, 9, body);
    const { data, errors } = await freshRead();
    expect(data).toEqual({ search: null });
    expect(at(errors, 0, 'extensions')).toMatchObject({ status: 503, code: 'MAINTENANCE_MODE' });
    expect(at(errors, 0, 'extensions', 'retryAfter')).toBeGreaterThan(0);
    expect(reads() - before).toBe(1);
  });
});

test('a write is never sent twice', async () => {
  const shopper = new Shopper(gateway.url);
  const productId = await buyableProduct(shopper);
  const path = '/store-api/checkout/cart/line-item';
  gateway.upstream.fault = failing(path, 503, 9);
  const { errors } = await shopper.send(
    'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
    { id: productId },
  );
  expect(at(errors, 0, 'extensions', 'code')).toBe('UPSTREAM_UNAVAILABLE');
  expect(gateway.upstream.calls.filter((call) => call.path === path)).toHaveLength(1);
});
