import { Client } from './client.ts';
import { add, GUEST, register, type Setup, type Stage } from './setup-steps.ts';
import { part } from './shop-client.ts';

async function order(stage: Stage, name = 'order'): Promise<void> {
  await add(stage.client, { product: 1 });
  const placed = await stage.client.object('POST', '/store-api/checkout/order', {});
  stage.names[name] = String(placed['id']);
  stage.names['deepLinkCode'] = String(placed['deepLinkCode']);
  stage.names['transaction'] = String(part(placed, 'transactions', 0)['id']);
}

async function pay(stage: Stage, action: string): Promise<void> {
  const { sandbox, client, names } = stage;
  const card = sandbox.controls.paymentMethodId('card');
  await client.object('PATCH', '/store-api/context', { paymentMethodId: card });
  await order(stage);
  const body = {
    orderId: names['order'],
    finishUrl: 'http://localhost:3000/ok',
    errorUrl: 'http://localhost:3000/err',
  };
  const { redirectUrl } = await client.object('POST', '/store-api/handle-payment', body);
  await fetch(String(redirectUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
}

export const ORDER_SETUPS: Readonly<Record<string, Setup>> = {
  order: async (stage) => {
    await register(stage.client);
    await order(stage);
  },
  'order of another': async (stage) => {
    const other = { ...stage, client: new Client(stage.client.url) };
    await register(other.client);
    await order(other);
    stage.names['orderOther'] = stage.names['order'] ?? '';
    await register(stage.client);
  },
  'order of a customer seen by a stranger': async (stage) => {
    await register(stage.client, { guest: false, email: 'kundin@example.com', password: 'Geheim123!' });
    await order(stage);
    stage.client.token = undefined;
  },
  'order seen by a stranger': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.client.token = undefined;
  },
  'paid order': async (stage) => {
    await register(stage.client);
    await pay(stage, 'pay');
  },
  'cancelled order': async (stage) => {
    await register(stage.client);
    await order(stage);
    await stage.client.object('POST', '/store-api/order/state/cancel', { orderId: stage.names['order'] });
  },
  'inactive small payment': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.sandbox.controls.setActive('payment-method', 'cash', false);
  },
  'guest order links tried too often': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.client.token = undefined;
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: stage.names['deepLinkCode'] }];
    for (let attempt = 0; attempt < 10; attempt++) {
      await stage.client.send('POST', '/store-api/order', { filter, email: GUEST.email, zipcode: '0' });
    }
    stage.client.token = undefined;
  },
};
