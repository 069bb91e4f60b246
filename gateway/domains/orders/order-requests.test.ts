import { beforeAll, expect, test } from 'vitest';
import { login, newEmail, register } from '../../testing/customer.ts';
import { sendForm } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let anna: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  anna = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  await login(anna, 'anna@example.ch', 'kontor-demo');
});

const OPTIONS = 'canCancel canRequestCancellation canReturn';

interface Listed {
  readonly id: string;
  readonly deliveryStatus: { readonly code: string } | null;
  readonly canCancel: boolean;
}

async function orders(): Promise<readonly Listed[]> {
  const { customer } = await anna.ask(
    `{ customer { orders(first: 50) { nodes { id deliveryStatus { code } ${OPTIONS} } } } }`,
  );
  return at(customer, 'orders', 'nodes') as readonly Listed[];
}

test('a return can be announced after the shipment, a cancellation requested before', async () => {
  const all = await orders();
  const sent = all.filter(({ deliveryStatus }) => deliveryStatus?.code === 'shipped');
  expect(sent.length).toBeGreaterThan(0);
  for (const order of sent) expect(order).toMatchObject({ canReturn: true, canRequestCancellation: false });
  const waiting = all.find(({ canCancel, deliveryStatus }) => canCancel && deliveryStatus?.code === 'open');
  expect(waiting).toMatchObject({ canReturn: false, canRequestCancellation: false });
  gateway.sandbox.controls.workOnOrder(waiting?.id ?? '', { order: 'process' });
  expect((await orders()).find(({ id }) => id === waiting?.id)).toMatchObject({
    canReturn: false,
    canCancel: false,
    canRequestCancellation: true,
  });
});

const RETURN = {
  firstName: 'Anna',
  lastName: 'Berger',
  webshopOrderNumber: '10005',
  itemNumbers: ['1 × Eisenpfanne (KT-1201)'],
  reason: 'Gefällt mir nicht',
};

test('mails go to no other address, neither of a visitor nor named by a customer', async () => {
  const rita = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  await register(rita, { email: newEmail() });
  for (const shopper of [new Shopper(gateway.url), rita]) {
    const before = gateway.sandbox.controls.mails().length;
    const payload = await sendForm(shopper, 'RETURN', { ...RETURN, email: 'anna@example.ch' });
    expect(payload).toMatchObject({ sent: true, acknowledged: false });
    expect(gateway.sandbox.controls.mails().length).toBe(before + 1);
  }
});
