import { describe, expect, test } from 'vitest';
import { answering, data, nothing, refusal } from '../testing/answering.ts';
import { createClient, type KontorClient, KontorError, memorySession } from './index.ts';

const READ = '{ currencies { isoCode } }';
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { count } } }';
const TWICE = 'mutation { clearCart { cart { count } } createSession { session { id } } }';
const CURRENCIES = data({ currencies: [] });
const ADDED = data({ addToCart: { cart: { count: 1 } } });
const BEGUN = data({ createSession: { userErrors: [] } }, { 'kontor-session-token': 'one' });

const clientOf = (url: string): KontorClient =>
  createClient({ url, clientName: 'test', clientVersion: '1', retry: { waitMs: 1 } });

/** The error that a promise ends with. */
async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a read', () => {
  test.each([
    ['nothing came back', nothing],
    ['the gateway was busy', refusal(503, 'OVERLOADED', { 'retry-after': '0' })],
    ['Shopware was away', refusal(502, 'UPSTREAM_UNAVAILABLE')],
    [
      'a proxy answered',
      (response: { writeHead(status: number): { end(text: string): unknown } }) =>
        response.writeHead(504).end('<h1>'),
    ],
  ])('is sent again when %s', async (_when, reply) => {
    await using shop = await answering(reply, reply, CURRENCIES);
    expect(await clientOf(shop.url).query(READ)).toEqual({ currencies: [] });
    expect(shop.received).toHaveLength(3);
  });

  test('is sent three times in all, and fails with what the gateway said', async () => {
    await using shop = await answering(refusal(503, 'OVERLOADED'));
    const error = await failure(clientOf(shop.url).query(READ));
    expect(error).toBeInstanceOf(KontorError);
    expect(error).toMatchObject({ code: 'OVERLOADED', status: 503, message: 'Not now', requestId: 'r-1' });
    expect(shop.received).toHaveLength(3);
  });

  test('waits as long as the gateway asks for', async () => {
    await using shop = await answering(refusal(429, 'RATE_LIMITED', { 'retry-after': '1' }), CURRENCIES);
    const begun = performance.now();
    await clientOf(shop.url).query(READ);
    // Timers may be a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan(990);
  });

  test('does not wait for what takes too long', async () => {
    await using shop = await answering(refusal(503, 'MAINTENANCE_MODE', { 'retry-after': '120' }));
    expect(await failure(clientOf(shop.url).query(READ))).toMatchObject({ retryAfter: 120 });
    expect(shop.received).toHaveLength(1);
  });

  test.each(['BAD_USER_INPUT', 'QUERY_TOO_COMPLEX', 'INTERNAL'])('is not sent again for %s', async (code) => {
    await using shop = await answering(refusal(400, code));
    expect(await failure(clientOf(shop.url).query(READ))).toMatchObject({ code });
    expect(shop.received).toHaveLength(1);
  });

  test('is sent once where the client wants that', async () => {
    await using shop = await answering(nothing);
    expect(await failure(clientOf(shop.url).query(READ, null, { retry: false }))).toMatchObject({
      code: 'NETWORK_ERROR',
    });
    expect(shop.received).toHaveLength(1);
  });

  test('ends with its time limit, also while it waits', async () => {
    await using shop = await answering(refusal(503, 'OVERLOADED', { 'retry-after': '9' }));
    expect(await failure(clientOf(shop.url).query(READ, null, { timeLimitMs: 60 }))).toMatchObject({
      code: 'TIME_LIMIT',
    });
    await using silent = await answering(() => undefined);
    expect(await failure(clientOf(silent.url).query(READ, null, { timeLimitMs: 60 }))).toMatchObject({
      code: 'TIME_LIMIT',
    });
  });

  test('ends with the reason of whoever aborts it', async () => {
    const controller = new AbortController();
    await using shop = await answering(() => controller.abort(new Error('Gone')));
    expect(await failure(clientOf(shop.url).query(READ, null, { signal: controller.signal }))).toEqual(
      new Error('Gone'),
    );
    expect(shop.received).toHaveLength(1);
    await failure(clientOf(shop.url).query(READ, null, { signal: controller.signal }));
    expect(shop.received).toHaveLength(1);
  });
});

describe('a change', () => {
  const key = { input: { productId: 'p', idempotencyKey: 'k' } };

  test('is sent once when nothing came back, and says that nobody knows what became of it', async () => {
    await using shop = await answering(BEGUN, nothing);
    const error = await failure(clientOf(shop.url).mutate(ADD, { input: { productId: 'p' } }));
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', outcomeUnknown: true });
    expect(shop.received).toHaveLength(2);
  });

  test('is sent again with its idempotency key, in the same session', async () => {
    await using shop = await answering(BEGUN, nothing, nothing, ADDED);
    expect(await clientOf(shop.url).mutate(ADD, key)).toEqual({ addToCart: { cart: { count: 1 } } });
    const [, ...sent] = shop.received;
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer one',
      'Bearer one',
      'Bearer one',
    ]);
  });

  test('is sent again after a refusal that says that nothing was done', async () => {
    await using shop = await answering(
      BEGUN,
      refusal(429, 'RATE_LIMITED', { 'retry-after': '0' }),
      refusal(503, 'NOTHING_CHANGED'),
      ADDED,
    );
    await clientOf(shop.url).mutate(ADD, { input: { productId: 'p' } });
    expect(shop.received).toHaveLength(4);
  });

  test('of several things is not, unless it was refused as a whole', async () => {
    await using shop = await answering(BEGUN, refusal(503, 'NOTHING_CHANGED'));
    expect(await failure(clientOf(shop.url).mutate(TWICE))).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(shop.received).toHaveLength(2);
    await using limited = await answering(
      BEGUN,
      refusal(429, 'RATE_LIMITED', { 'retry-after': '0' }),
      data({}),
    );
    await clientOf(limited.url).mutate(TWICE);
    expect(limited.received).toHaveLength(3);
  });

  test('is known not to have happened where no session could be begun', async () => {
    await using shop = await answering(nothing);
    expect(await failure(clientOf(shop.url).mutate(ADD, key))).toMatchObject({
      code: 'NETWORK_ERROR',
      outcomeUnknown: false,
    });
    expect(shop.received.every(({ body }) => body.includes('CreateSession'))).toBe(true);
  });

  test('that waits for another one is never sent once its time is over', async () => {
    await using shop = await answering(() => undefined);
    const session = memorySession('one');
    const client = createClient({ url: shop.url, clientName: 'test', clientVersion: '1', session });
    const first = failure(client.mutate(ADD, key, { timeLimitMs: 300 }));
    const second = failure(client.mutate(ADD, { input: { productId: 'q' } }, { timeLimitMs: 50 }));
    expect(await second).toMatchObject({ code: 'TIME_LIMIT', outcomeUnknown: false });
    expect(await first).toMatchObject({ code: 'TIME_LIMIT', outcomeUnknown: true });
    expect(shop.received.some(({ body }) => body.includes('"q"'))).toBe(false);
  });
});
