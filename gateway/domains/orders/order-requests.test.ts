import { beforeAll, expect, test } from 'vitest';
import { login, newEmail, register } from '../../testing/customer.ts';
import { lastMail, sendForm } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let anna: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  anna = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  await login(anna, 'anna@example.ch', 'kontor-demo');
});

interface Listed {
  readonly id: string;
  readonly status: { readonly code: string };
  readonly deliveryStatus: { readonly code: string } | null;
  readonly canCancel: boolean;
  readonly canRequestCancellation: boolean;
  readonly canReturn: boolean;
  readonly items: readonly { readonly productNumber: string | null; readonly type: string }[];
}

async function orders(): Promise<readonly Listed[]> {
  const { customer } =
    await anna.ask(`{ customer { orders(first: 50) { nodes { id status { code } deliveryStatus { code }
    canCancel canRequestCancellation canReturn items { type productNumber } } } } }`);
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
  const cancelled = all.filter(({ status }) => status.code === 'cancelled');
  for (const order of cancelled)
    expect(order).toMatchObject({ canReturn: false, canRequestCancellation: false });
  expect(all.filter(({ canCancel, canRequestCancellation }) => canCancel && canRequestCancellation)).toEqual(
    [],
  );
});

test('a line of an order has its product number, a promotion has none', async () => {
  const items = (await orders()).flatMap((order) => order.items);
  for (const { type, productNumber } of items) {
    if (type === 'PRODUCT') expect(productNumber).toMatch(/^KT-/);
    else expect(productNumber).toBeNull();
  }
});

const RETURN = {
  firstName: 'Anna',
  lastName: 'Berger',
  webshopOrderNumber: '10005',
  itemNumbers: ['1 × Eisenpfanne (KT-1201)'],
  reason: 'Gefällt mir nicht',
};
const CANCELLATION = { firstName: 'Anna', lastName: 'Berger', webshopOrderNumber: '10010' };

test.each([
  ['RETURN', RETURN, '1 × Eisenpfanne (KT-1201)'],
  ['CANCELLATION', CANCELLATION, 'Bestellnummer: 10010'],
])('a customer gets a copy of a %s by mail, with its number', async (kind, values, line) => {
  const payload = await sendForm(anna, kind, { ...values, email: 'Anna@example.ch' });
  expect(payload).toMatchObject({ sent: true, acknowledged: true });
  const copy = lastMail(gateway, 'Anna@example.ch');
  expect(copy.subject).toContain(textAt(payload, 'reference'));
  expect(copy.text).toContain(line);
  expect(lastMail(gateway).text).toContain(line);
});

test('a copy is in the language of the sender and says so', async () => {
  const { languages } = await anna.ask('{ languages { id locale } }');
  const callsBefore = gateway.upstream.calls.length;
  for (const locale of ['de-DE', 'fr-CH']) {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
    await login(shopper, 'anna@example.ch', 'kontor-demo');
    await sendForm(shopper, 'CANCELLATION', { ...CANCELLATION, email: 'anna@example.ch' });
  }
  const sent = gateway.upstream.calls
    .slice(callsBefore)
    .filter(({ path }) => path === '/api/_action/mail-template/send')
    .map(({ headers }) => headers['sw-language-id']);
  const known = languages as readonly { readonly id: string; readonly locale: string }[];
  expect(sent).toEqual(['de-DE', 'fr-CH'].map((locale) => known.find((one) => one.locale === locale)?.id));
});

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
