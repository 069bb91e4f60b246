import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventStream } from '../gateway/testing/event-stream.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import { type Replica, startReplica } from '../gateway/testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../gateway/testing/guest.ts';
import { at, Shopper, textAt } from '../gateway/testing/shopper.ts';
import { type DemoShop, startDemoShop } from './demo-shop.ts';

let demo: DemoShop;
let gateway: Replica;

beforeAll(async () => {
  const PORT = String(await freePort());
  demo = await startDemoShop({ PORT, SANDBOX_PORT: '0' });
  gateway = await startReplica({ upstream: demo }, { PORT, ...demo.environment });
});
afterAll(async () => {
  await gateway.close();
  await demo.close();
});

const ORDER = `subscription ($id: ID!) { orderChanged(id: $id) {
  status { code } paymentStatus { code } deliveries { status { code } } } }`;

async function orderedByCard() {
  const guest = new Shopper(gateway.url);
  await addToCart(guest, await buyableProduct(guest));
  await identify(guest);
  await guest.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
    id: demo.controls.paymentMethodId('card'),
  });
  const placed = await placeOrder(guest, `live-${crypto.randomUUID()}`);
  return { guest, id: textAt(placed, 'order', 'id'), paymentUrl: textAt(placed, 'paymentUrl') };
}

test('the order page of the demo shop shows payments and changes by staff live', async () => {
  const { guest, id, paymentUrl } = await orderedByCard();
  const stream = await EventStream.open(gateway.url, guest, ORDER, { id });
  const nextEvent = async () => {
    const { data } = await stream.next();
    const order = at(data, 'data', 'orderChanged');
    return [at(order, 'paymentStatus', 'code'), at(order, 'status', 'code')];
  };
  expect(await nextEvent()).toEqual(['open', 'open']);
  await fetch(paymentUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  });
  expect(await nextEvent()).toEqual(['paid', 'open']);
  demo.controls.workOnOrder(id, { order: 'process' });
  expect(await nextEvent()).toEqual(['paid', 'in_progress']);
  stream.leave();
});

test('a product changed by staff is shown at once in the demo shop', async () => {
  const shopper = new Shopper(gateway.url);
  const id = await buyableProduct(shopper);
  const query = `query ($id: ID!) { product(id: $id) { price { unitPrice { amount } } available } }`;
  const { product: before } = await shopper.ask(query, { id });
  demo.controls.setProduct(id, { price: 12.5, stock: 0 });
  await expect
    .poll(async () => (await shopper.ask(query, { id }))['product'], { timeout: 5_000 })
    .not.toEqual(before);
});

test('the gateway of the demo shop rejects unsigned webhooks', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => startDemoShop({ SANDBOX_PORT: '0' })));
  const secrets = [one, other].map((shop) => shop?.environment['WEBHOOK_SECRET'] ?? '');
  await Promise.all([one?.close(), other?.close()]);
  expect(secrets.every((secret) => secret.length >= 24)).toBe(true);
  expect(new Set(secrets).size).toBe(2);
  const answer = await fetch(`${gateway.url}/webhook/shopware`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'shopware-shop-signature': 'f'.repeat(64) },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});
