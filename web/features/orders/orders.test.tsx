import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf, LONG_NAME, order, orderPage } from '../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../testing/shopper.tsx';
import {
  CancelOrderDocument,
  ChangeOrderPaymentDocument,
  OrderDetailDocument,
  OrderPaymentMethodsDocument,
  OrdersDocument,
} from './order.generated.ts';
import { isOpen } from './public/order-entry.tsx';
import { OrderPage } from './public/order-page.tsx';
import { OrdersPage } from './public/orders-page.tsx';

const ID = idOf(10042);
const press = async ({ user }: TestShopper, name: string) =>
  user.click(await screen.findByRole('button', { name }));

function atOrders(page = 1): TestShopper {
  return testShopper('CUSTOMER', `/account/order${page > 1 ? `?p=${page}` : ''}`);
}

test('links to the pages before and after the current one', async () => {
  const { gateway, open } = atOrders(2);
  gateway.answer(OrdersDocument, orderPage(['10042'], 2, 25));
  open(<OrdersPage page={2} />);
  const paging = await screen.findByTestId('orders-paging');
  expect(paging.textContent).toContain('Seite 2 von 3');
  const links = within(paging).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Neuere', '/account/order'],
    ['Ältere', '/account/order?p=3'],
  ]);
});

test('links to the payment of an unpaid order, except for bank transfer', async () => {
  const { gateway, open } = atOrders();
  const page = orderPage(['10042', '10041']);
  const [waits, transferred] = page.customer.orders.nodes;
  if (!waits || !transferred) throw new Error('There are no orders');
  const nodes = [
    { ...waits, canPay: true },
    { ...transferred, canPay: false },
  ];
  gateway.answer(OrdersDocument, { customer: { orders: { ...page.customer.orders, nodes } } });
  open(<OrdersPage page={1} />);
  const links = await screen.findAllByRole('link', { name: /^Jetzt bezahlen/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Jetzt bezahlen: Bestellung 10042', `/account/order/${waits.id}`],
  ]);
});

test('counts unpaid and sent orders as open', () => {
  const state = (code: string) => ({ code, label: code });
  const unpaid = order({ number: '3', canPay: true });
  const sent = order({ number: '2', deliveryStatus: state('shipped') });
  const over = order({ number: '1', status: state('completed') });
  expect([unpaid, sent, over].filter(isOpen)).toEqual([unpaid, sent]);
});

function atOrder(changes: Parameters<typeof order>[0] = {}): TestShopper {
  const shopper = testShopper('CUSTOMER', `/account/order/${ID}`);
  shopper.gateway.answer(OrderDetailDocument, { order: order(changes) });
  shopper.open(<OrderPage id={ID} />);
  return shopper;
}

test("shows another customer's order as not found", async () => {
  const { gateway, open } = testShopper('CUSTOMER', `/account/order/${ID}`);
  gateway.answer(OrderDetailDocument, { order: null });
  open(<OrderPage id={ID} />);
  expect(await screen.findByRole('heading', { name: 'Diese Bestellung finden wir nicht' })).toBeTruthy();
});

test('shows the items of an order, and its files only after payment', async () => {
  const [item] = order().items;
  if (!item) throw new Error('An order has an item.');
  const download = { id: 'd', fileName: 'rezepte.pdf', available: false, url: null };
  atOrder({ items: [{ ...item, label: LONG_NAME, downloads: [download] }] });
  expect(await screen.findByRole('heading', { name: 'Bestellung 10042' })).toBeTruthy();
  expect(screen.getByRole('link', { name: LONG_NAME })).toBeTruthy();
  expect(screen.getByText('PDF: Download nach Zahlungseingang.')).toBeTruthy();
  expect(screen.queryByTestId('order-download-link')).toBeNull();
});

describe('a file of an order', () => {
  const url = `/order/${ID}/document/1`;
  const openDocument = async (response?: Response) => {
    const shopper = atOrder({ documents: [{ id: '1', name: 'Rechnung 1042', url }] });
    if (response) shopper.gateway.serve(url, () => response);
    await shopper.user.click(await screen.findByRole('link', { name: 'Rechnung 1042' }));
    return shopper;
  };

  test.each([
    [404, 'Diese Datei ist nicht mehr verfügbar.'],
    [502, 'Leider ist etwas schiefgelaufen. Versuchen Sie es später noch einmal.'],
  ])('explains a %i on the page', async (status, text) => {
    await openDocument(new Response('raw', { status }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('leads to the login and back after the session expired', async () => {
    const { visited } = await openDocument(new Response('raw', { status: 403 }));
    await waitFor(() =>
      expect(visited).toEqual([`/login?to=${encodeURIComponent(`/account/order/${ID}`)}&expired=1`]),
    );
  });
});

test('cancels an order once, after confirmation', async () => {
  const open = { paymentStatus: { code: 'open', label: 'Offen' }, paid: false };
  const shopper = atOrder(open);
  shopper.gateway.answer(CancelOrderDocument, {
    payload: {
      order: order({ ...open, canCancel: false, status: { code: 'cancelled', label: 'Storniert' } }),
      userErrors: [],
    },
  });
  await shopper.user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
  expect((await screen.findByTestId('order-payment-status')).textContent).toContain('Offen');
  await press(shopper, 'Ja, stornieren');
  expect(await screen.findByText('Ihre Bestellung ist storniert.')).toBeTruthy();
  expect(screen.getByTestId('order-payment-status').textContent).not.toContain('Offen');
  expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
});

test('changes the payment method of an unpaid order', async () => {
  const shopper = atOrder({ canPay: true, canChangePayment: true, paid: false });
  shopper.gateway.reply(OrderPaymentMethodsDocument, 'offline', {
    data: { paymentMethods: [{ id: 'card', name: 'Karte', description: null, image: null }] },
  });
  shopper.gateway.answer(ChangeOrderPaymentDocument, {
    payload: { order: order({ canChangePayment: false }), userErrors: [] },
  });
  await shopper.user.click(await screen.findByRole('button', { name: 'Zahlungsart ändern' }));
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  await press(shopper, 'Noch einmal versuchen');
  await shopper.user.click(await screen.findByRole('radio', { name: 'Karte' }));
  await press(shopper, 'Speichern');
  expect(await screen.findByText('Die Zahlungsart ist geändert.')).toBeTruthy();
  expect(shopper.gateway.variablesOf(ChangeOrderPaymentDocument)).toEqual([
    { input: { id: ID, paymentMethodId: 'card' } },
  ]);
});
