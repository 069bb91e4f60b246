import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { add, register } from '../contract/setup-steps.ts';
import { part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let orderId: string;

const URLS = { finishUrl: 'http://localhost:3000/ok', errorUrl: 'http://localhost:3000/err?order=1' };

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
  await register(client);
  await client.object('PATCH', '/store-api/context', {
    paymentMethodId: sandbox.controls.paymentMethodId('card'),
  });
  await add(client, { product: 1 });
  orderId = String((await client.object('POST', '/store-api/checkout/order', {}))['id']);
});

async function payPage(by = client): Promise<string> {
  const { redirectUrl } = await by.object('POST', '/store-api/handle-payment', { orderId, ...URLS });
  return String(redirectUrl);
}

async function press(action: string): Promise<string | null> {
  const body = new URLSearchParams({ action });
  return (await fetch(await payPage(), { method: 'POST', redirect: 'manual', body })).headers.get('location');
}

async function transactionState(): Promise<unknown> {
  const orders = await client.object('POST', '/store-api/order', {});
  const transaction = part(orders, 'orders', 'elements', 0, 'transactions', 0);
  return part(transaction, 'stateMachineState')['technicalName'];
}

describe('the pay page', () => {
  it('shows the amount with a button to pay, to fail and to cancel', async () => {
    const page = await (await fetch(await payPage())).text();
    for (const value of ['pay', 'fail', 'cancel']) expect(page).toContain(`value="${value}"`);
  });

  it('returns to the finish address when paid', async () => {
    expect(await press('pay')).toBe(URLS.finishUrl);
    expect(await transactionState()).toBe('paid');
  });

  it('returns to the error address with a code when it fails', async () => {
    expect(await press('fail')).toMatch(/^http:\/\/localhost:3000\/err\?order=1&error-code=CHECKOUT__/);
    expect(await transactionState()).toBe('failed');
  });

  it('returns to the error address with a code when it is cancelled', async () => {
    expect(await press('cancel')).toContain('error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT');
    expect(await transactionState()).toBe('cancelled');
  });
});

describe('handle-payment', () => {
  it('serves any session, whoever ordered', async () => {
    expect(await payPage(new Client(sandbox.url))).toContain('/_pay/');
  });

  it('begins no second payment for one that failed, until the order has another transaction', async () => {
    await press('fail');
    const body = { orderId, ...URLS };
    expect(await client.object('POST', '/store-api/handle-payment', body)).toMatchObject({
      redirectUrl: null,
    });
    const paymentMethodId = sandbox.controls.paymentMethodId('card');
    await client.object('POST', '/store-api/order/payment', { orderId, paymentMethodId });
    expect(await payPage()).toContain('/_pay/');
  });

  it('has nothing to do for a paid order', async () => {
    await press('pay');
    expect(await client.object('POST', '/store-api/handle-payment', { orderId, ...URLS })).toMatchObject({
      redirectUrl: null,
    });
  });
});
