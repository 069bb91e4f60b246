import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { isObject } from '../shop/entity.ts';

const SECRET = 'a-secret-of-an-app-of-enough-characters';

interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly event: unknown;
  readonly payload: unknown;
}

let app: Server;
let sandbox: Sandbox;
const heard: Heard[] = [];

beforeAll(async () => {
  app = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const { data }: { data: { event: unknown; payload: unknown } } = JSON.parse(text);
    heard.push({ headers: request.headers, text, ...data });
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(app, 'listening');
  const address = app.address();
  const port = typeof address === 'object' ? address?.port : 0;
  sandbox = await startSandbox({ port: 0, app: { url: `http://127.0.0.1:${port}/hook`, secret: SECRET } });
});
afterAll(async () => {
  await sandbox.close();
  app.close();
});

test('an app is told in Shopware’s form, signed, what staff write of a product', async () => {
  heard.length = 0;
  const id = sandbox.controls.product('board-nuss')?.id;
  sandbox.controls.setProduct('board-nuss', { stock: 3 });
  await expect.poll(() => heard.length).toBe(1);
  const [{ headers, text, event, payload } = { headers: {}, text: '', event: null, payload: null }] = heard;
  expect(event).toBe('product.written');
  // Case 846.
  expect(payload).toEqual([
    {
      entity: 'product',
      operation: 'update',
      primaryKey: id,
      updatedFields: ['stock', 'versionId', 'updatedAt', 'id'],
      versionId: '0fa91ce3e96a4bc2be4bd9ce752c3425',
    },
  ]);
  expect(headers['shopware-shop-signature']).toBe(createHmac('sha256', SECRET).update(text).digest('hex'));
  expect(headers).toMatchObject({ 'sw-version': '6.6.7.1', 'sw-user-language': 'de-DE' });
});

test('an app is told each state that an order comes to, in that sequence', async () => {
  heard.length = 0;
  sandbox.controls.workOnOrder('10012', { payment: 'paid', order: 'process', delivery: 'ship' });
  const names = () => heard.map(({ event }) => event);
  await expect.poll(names).toHaveLength(6);
  expect(names()).toEqual([
    'order.written',
    'state_enter.order.state.in_progress',
    'order.written',
    'state_enter.order_transaction.state.paid',
    'order.written',
    'state_enter.order_delivery.state.shipped',
  ]);
  const orders = heard.flatMap(({ payload }) =>
    isObject(payload) && isObject(payload['order']) ? [payload['order']['orderNumber']] : [],
  );
  expect(orders).toEqual(['10012', '10012', '10012']);
});

test('an app that is away holds nobody up', async () => {
  const alone = await startSandbox({ port: 0, app: { url: 'http://127.0.0.1:9/', secret: SECRET } });
  alone.controls.setProduct('board-nuss', { stock: 3 });
  await alone.close();
});
