import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-sse';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentMethodId } from '../../../../sandbox/shops/derive/ids.ts';
import { newCustomer } from '../../../testing/customer.ts';
import { EventStream } from '../../../testing/event-stream.ts';
import { type Replica, startReplica, testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../../testing/guest.ts';
import { sendWebhook } from '../../../testing/send-webhook.ts';
import { at, Shopper, textAt } from '../../../testing/shopper.ts';

const WEBHOOK_SECRET = 'a-webhook-secret-of-enough-characters';
const CART = 'subscription { cartChanged { totalQuantity } }';
const ORDER =
  'subscription ($id: ID!) { orderChanged(id: $id) { id paid paymentStatus { code } status { code } } }';

let product: string;

const gateway = testGateway({ WEBHOOK_SECRET });
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

async function withCart(): Promise<Shopper> {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  return shopper;
}

const cartOf = (totalQuantity: number) => ({
  event: 'next',
  data: { data: { cartChanged: { totalQuantity } } },
});
const refused = (code: string) => ({
  event: 'next',
  data: expect.objectContaining({
    errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })],
  }),
});

describe('a subscription to the cart', () => {
  test('sends the current state, then each change only', async () => {
    const shopper = await withCart();
    const stream = await EventStream.open(gateway.url, shopper, CART);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(await stream.next()).toEqual(cartOf(1));
    await shopper
      .ask('mutation { updateSession(input: { id: "nope" }) { userErrors { code } } }')
      .catch(() => null);
    await addToCart(shopper, product, 2);
    expect(await stream.next()).toEqual(cartOf(3));
    await shopper.ask('mutation { clearCart { cart { totalQuantity } } }');
    expect(await stream.next()).toEqual(cartOf(0));
    stream.leave();
  });

  test('never sends the cart of another session', async () => {
    const [one, neighbour] = [await withCart(), await withCart()];
    const stream = await EventStream.open(gateway.url, one, CART);
    expect(await stream.next()).toEqual(cartOf(1));
    await addToCart(neighbour, product, 4);
    await addToCart(one, product, 1);
    expect(await stream.next()).toEqual(cartOf(2));
    stream.leave();
  });

  test('does not deliver the notices of the cart', async () => {
    const shopper = await withCart();
    const stream = await EventStream.open(gateway.url, shopper, CART);
    await stream.next();
    gateway.sandbox.controls.setProduct(product, { active: false });
    const reread = await EventStream.open(gateway.url, shopper, CART);
    expect(await reread.next()).toEqual(cartOf(0));
    const { cart } = await shopper.ask('{ cart { notices { code } } }');
    expect(at(cart, 'notices')).not.toEqual([]);
    stream.leave();
    reread.leave();
  });

  test('completes with the logout', async () => {
    const { shopper } = await newCustomer(gateway);
    await addToCart(shopper, product);
    const stream = await EventStream.open(gateway.url, shopper, CART);
    expect(await stream.next()).toEqual(cartOf(1));
    await shopper.ask('mutation { logout { session { state } } }');
    expect(await stream.next()).toEqual({ event: 'complete', data: null });
    expect(await stream.next()).toEqual({ event: 'end', data: null });
  });

  test('sends nothing during an outage of Shopware, and the new state after it', async () => {
    const shopper = await withCart();
    const stream = await EventStream.open(gateway.url, shopper, CART);
    expect(await stream.next()).toEqual(cartOf(1));
    let failed = 0;
    gateway.upstream.fault = ({ method, path }, response) => {
      if (method !== 'GET' || path !== '/store-api/checkout/cart') return false;
      failed++;
      response.writeHead(503).end();
      return true;
    };
    await addToCart(shopper, product).catch(() => null);
    await expect.poll(() => failed, { timeout: 10_000 }).toBeGreaterThan(0);
    gateway.upstream.fault = null;
    expect(await stream.next()).toEqual(cartOf(2));
    stream.leave();
  }, 20_000);

  test('completes with SESSION_NEEDED without a session', async () => {
    const stream = await EventStream.open(gateway.url, null, CART);
    expect(await stream.next()).toEqual(refused('SESSION_NEEDED'));
    expect(await stream.next()).toEqual({ event: 'complete', data: null });
    expect(await stream.next()).toEqual({ event: 'end', data: null });
  });

  test('works with the client of the protocol and a bearer token', async () => {
    const app = new Shopper(gateway.url);
    const { headers } = await app.send('mutation { createSession { session { state } } }');
    const token = headers.get('kontor-session-token') ?? '';
    const client = createClient({
      url: `${gateway.url}/graphql`,
      headers: { authorization: `Bearer ${token}` },
    });
    const events = client.iterate<{ cartChanged: { totalQuantity: number } }>({ query: CART });
    expect((await events.next()).value?.data?.cartChanged.totalQuantity).toBe(0);
    await addToCart(new Shopper(gateway.url, { authorization: `Bearer ${token}` }), product);
    expect((await events.next()).value?.data?.cartChanged.totalQuantity).toBe(1);
    await events.return?.();
    client.dispose();
  });
});

describe('a subscription to an order', () => {
  async function ordered(): Promise<{ guest: Shopper; id: string }> {
    const guest = await withCart();
    await identify(guest);
    await guest.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
      id: paymentMethodId('card'),
    });
    return { guest, id: textAt(await placeOrder(guest, `live-${crypto.randomUUID()}`), 'order', 'id') };
  }

  const orderIn = (paymentStatus: string, status = 'open') => ({
    event: 'next',
    data: {
      data: {
        orderChanged: expect.objectContaining({
          paymentStatus: { code: paymentStatus },
          status: { code: status },
        }),
      },
    },
  });

  test('sends changes by webhooks and by the buyer', async () => {
    const { guest, id } = await ordered();
    const stream = await EventStream.open(gateway.url, guest, ORDER, { id });
    expect(await stream.next()).toEqual(orderIn('open'));
    gateway.sandbox.controls.workOnOrder(id, { payment: 'in_progress' });
    await sendWebhook(gateway.url, WEBHOOK_SECRET, {
      data: { event: 'state_enter.order_transaction.state.in_progress', payload: { order: { id } } },
    });
    expect(await stream.next()).toEqual(orderIn('in_progress'));
    gateway.sandbox.controls.workOnOrder(id, { payment: 'cancelled' });
    await sendWebhook(gateway.url, WEBHOOK_SECRET, {
      data: { event: 'order.written', payload: [{ entity: 'order', operation: 'update', primaryKey: id }] },
    });
    expect(await stream.next()).toEqual(orderIn('cancelled'));
    await guest.ask('mutation ($id: ID!) { cancelOrder(input: { id: $id }) { userErrors { code } } }', {
      id,
    });
    expect(await stream.next()).toEqual(orderIn('cancelled', 'cancelled'));
    stream.leave();
  });

  test('of another session is null and completes', async () => {
    const { id } = await ordered();
    for (const who of [null, await withCart()]) {
      const stream = await EventStream.open(gateway.url, who, ORDER, { id });
      expect(await stream.next()).toEqual({ event: 'next', data: { data: { orderChanged: null } } });
      expect(await stream.next()).toEqual({ event: 'complete', data: null });
    }
  });
});

describe('a subscription', () => {
  test.each([
    ['a field that does not exist', 'subscription { nothing }', 'BAD_USER_INPUT'],
    [
      'two fields',
      'subscription { cartChanged { totalQuantity } orderChanged(id: "1") { id } }',
      'BAD_USER_INPUT',
    ],
    ['too much', `subscription { cartChanged { ${'a: totalQuantity '.repeat(200)} } }`, 'QUERY_TOO_COMPLEX'],
  ])('is validated like any operation and rejected by an event: %s', async (_what, query, code) => {
    const stream = await EventStream.open(gateway.url, await withCart(), query);
    expect(stream.status).toBe(200);
    const { event, data } = await stream.next();
    expect(event).toBe('next');
    expect(at(data, 'errors', 0, 'extensions', 'code')).toBe(code);
    expect(await stream.next()).toEqual({ event: 'complete', data: null });
  });

  test('requires event streams and POST', async () => {
    const { status, errors } = await (await withCart()).send(CART);
    expect([status, at(errors, 0, 'extensions', 'code')]).toEqual([406, 'NOT_ACCEPTABLE']);
    const byGet = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(CART)}`, {
      headers: { accept: 'text/event-stream', 'apollo-require-preflight': '1' },
    });
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
    const query = await EventStream.open(gateway.url, null, '{ languages { locale } }');
    expect(query.status).toBe(406);
    const foreign = await EventStream.open(gateway.url, null, CART, {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });

  test('must be persisted if only persisted operations are allowed', async () => {
    const list = join(mkdtempSync(join(tmpdir(), 'documents-')), 'persisted-documents.json');
    writeFileSync(list, JSON.stringify({ 'cart-1': CART }));
    const only = { GRAPHQL_OPERATIONS: 'persisted', GRAPHQL_DOCUMENTS: list };
    const strict = await startReplica(gateway, only);
    const shopper = await withCart();
    const sent = await EventStream.open(strict.url, shopper, CART);
    expect(await sent.next()).toEqual(refused('PERSISTED_QUERY_ONLY'));
    const unknown = await EventStream.open(strict.url, shopper, { documentId: 'cart-2' });
    expect(await unknown.next()).toEqual(refused('PERSISTED_QUERY_NOT_FOUND'));
    const listed = await EventStream.open(strict.url, shopper, { documentId: 'cart-1' });
    expect(await listed.next()).toEqual(cartOf(1));
    listed.leave();
    await strict.close();
  });
});

describe('event streams', () => {
  const beats = { beatMs: 50, lifeMs: 60_000 };
  const open = async ({ app }: Pick<Replica, 'app'>): Promise<number> => {
    const metric = await app.metrics.registry.getSingleMetricAsString('kontor_live_streams');
    return Number(/^kontor_live_streams (\d+)$/m.exec(metric)?.[1]);
  };

  test('send heartbeats and end without completing', async () => {
    const quick = await startReplica(gateway, {}, { bundle: null, liveTimes: { beatMs: 20, lifeMs: 300 } });
    const stream = await EventStream.open(quick.url, await withCart(), CART);
    expect(await stream.next()).toEqual(cartOf(1));
    expect(await stream.any()).toEqual({ event: 'beat', data: null });
    expect(await stream.next()).toEqual({ event: 'end', data: null });
    expect(await open(quick)).toBe(0);
    await quick.close();
  });

  test('are limited per gateway, and a closed one frees its place', async () => {
    const small = await startReplica(gateway, { LIVE_STREAMS: '1' }, { bundle: null, liveTimes: beats });
    const shopper = await withCart();
    const first = await EventStream.open(small.url, shopper, CART);
    await first.next();
    const second = await EventStream.open(small.url, shopper, CART);
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.parse(await second.rest())).toMatchObject({
      errors: [{ extensions: { code: 'OVERLOADED', retryAfter: 5 } }],
    });
    first.leave();
    await expect.poll(() => open(small)).toBe(0);
    const third = await EventStream.open(small.url, shopper, CART);
    expect(await third.next()).toEqual(cartOf(1));
    third.leave();
    await small.close();
  });

  test('are limited per session', async () => {
    const shopper = await withCart();
    const streams = await Promise.all(
      Array.from({ length: 8 }, () => EventStream.open(gateway.url, shopper, CART)),
    );
    const ninth = await EventStream.open(gateway.url, shopper, CART);
    expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60']);
    expect(JSON.parse(await ninth.rest())).toMatchObject({
      errors: [{ extensions: { code: 'STREAMS_EXHAUSTED' } }],
    });
    const neighbour = await EventStream.open(gateway.url, await withCart(), CART);
    expect(neighbour.status).toBe(200);
    for (const stream of [...streams, neighbour]) stream.leave();
  });

  test('end when a gateway drains, which accepts no new ones', async () => {
    const leaving = await startReplica(gateway);
    const shopper = await withCart();
    const stream = await EventStream.open(leaving.url, shopper, CART);
    expect(await stream.next()).toEqual(cartOf(1));
    leaving.app.startDraining();
    expect(await stream.next()).toEqual({ event: 'end', data: null });
    expect((await EventStream.open(leaving.url, shopper, CART)).status).toBe(503);
    await leaving.close();
  });
});
