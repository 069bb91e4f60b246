import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INTEGRATION } from '../admin/oauth.ts';
import { Client } from '../contract/client.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
  const body = { username: 'anna@example.ch', password: demo.password };
  await client.object('POST', '/store-api/account/login', body);
});

async function orders(body: Entity = {}): Promise<Entity[]> {
  return list(await client.object('POST', '/store-api/order', body), 'orders', 'elements');
}

async function order(orderNumber: string): Promise<Entity> {
  const filter = [{ type: 'equals', field: 'orderNumber', value: orderNumber }];
  return part(await orders({ filter }), 0);
}

async function downloads(): Promise<{ order: string; id: string; accessGranted: unknown }[]> {
  return (await orders()).flatMap((placed) =>
    list(placed, 'lineItems').flatMap((line) =>
      list(line, 'downloads').map(({ id, accessGranted }) => ({
        order: String(placed['id']),
        id: String(id),
        accessGranted,
      })),
    ),
  );
}

describe('the orders of the demo shop', () => {
  it('come by pages, the newest first, with their exact number', async () => {
    const sort = [{ field: 'orderDateTime', order: 'DESC' }];
    const body = { limit: 10, page: 2, sort, 'total-count-mode': 1 };
    const answer = await client.object('POST', '/store-api/order', body);
    const own = demo.orders.filter(({ customer }) => customer === 'anna').length;
    expect(part(answer, 'orders')['total']).toBe(own);
    expect(list(answer, 'orders', 'elements')).toHaveLength(own - 10);
    const dates = (await orders({ sort })).map(({ orderDateTime }) => String(orderDateTime));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('have lines of every kind, and amounts that add up', async () => {
    const all = await orders();
    const types = new Set(all.flatMap((one) => list(one, 'lineItems').map(({ type }) => type)));
    expect(types).toEqual(new Set(['product', 'promotion', 'custom', 'credit']));
    for (const one of all) {
      const lines = list(one, 'lineItems').reduce((sum, { totalPrice }) => sum + Number(totalPrice), 0);
      expect(lines + Number(one['shippingTotal'])).toBeCloseTo(Number(one['amountTotal']), 2);
    }
  });

  it('open to a guest by link, e-mail address and postcode', async () => {
    const body = {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: 'KontorDemoLinkOfAGuestsOrder0001' }],
      email: 'gast@example.ch',
      zipcode: '3011',
    };
    const answer = await new Client(sandbox.url).object('POST', '/store-api/order', body);
    expect(list(answer, 'orders', 'elements')).toHaveLength(1);
  });
});

describe('a bought file', () => {
  it('is there as soon as the order is paid, and a PDF', async () => {
    const files = await downloads();
    expect(files.map(({ accessGranted }) => accessGranted).toSorted()).toEqual([false, true]);
    const locked = files.find(({ accessGranted }) => accessGranted === false);
    const path = `/store-api/order/download/${locked?.order}/${locked?.id}`;
    expect((await client.send('GET', path)).status).toBe(404);
    sandbox.controls.workOnOrder(locked?.order ?? '', { payment: 'paid' });
    const answer = await client.send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(String(answer.body)).toMatch(/^%PDF-1\.4/);
  });
});

describe("the shop's staff", () => {
  it('sends an order with a tracking code and an invoice', async () => {
    sandbox.controls.workOnOrder('10012', {
      order: 'process',
      delivery: 'ship',
      trackingCodes: ['99.1'],
      document: 'invoice',
    });
    const sent = await order('10012');
    expect(part(sent, 'stateMachineState')['technicalName']).toBe('in_progress');
    expect(part(sent, 'deliveries', 0)).toMatchObject({ trackingCodes: ['99.1'] });
    expect(list(sent, 'documents')).toHaveLength(1);
  });

  it('works through the Admin API too: pays an order, makes an invoice, sends it', async () => {
    const credentials = {
      grant_type: 'client_credentials',
      client_id: INTEGRATION.id,
      client_secret: INTEGRATION.secret,
    };
    const { access_token: token } = await client.object('POST', '/api/oauth/token', credentials);
    const staff = (method: string, path: string, body: unknown) =>
      client.send(method, path, body, { authorization: `Bearer ${String(token)}` });
    const before = await order('10012');
    const transaction = String(part(before, 'transactions', 0)['id']);
    await staff('POST', `/api/_action/order_transaction/${transaction}/state/paid`, {});
    const made = await staff('POST', '/api/_action/order/document/invoice/create', [
      { orderId: before['id'], fileType: 'pdf', config: { displayInCustomerAccount: true } },
    ]);
    expect(list(await order('10012'), 'documents')).toHaveLength(0);
    const { documentId } = part(made.body, 'data', 0);
    expect((await staff('PATCH', `/api/document/${String(documentId)}`, { sent: true })).status).toBe(204);
    const after = await order('10012');
    expect(part(after, 'transactions', 0, 'stateMachineState')['technicalName']).toBe('paid');
    expect(list(after, 'documents')).toHaveLength(1);
  });
});

describe('a document', () => {
  it('goes to any customer, whose ever it is and without its code, as in Shopware', async () => {
    const [paper] = list(await order('10007'), 'documents');
    const other = new Client(sandbox.url);
    const body = { username: 'gasthof@example.ch', password: demo.password };
    await other.object('POST', '/store-api/account/login', body);
    const answer = await other.send('GET', `/store-api/document/download/${String(paper?.['id'])}`);
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toMatch(/^%PDF/);
  });
});
