import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckoutQuery, PlaceOrderMutation } from '../../generated/graphql.ts';
import { clearDrafts } from '../../shared/storage/tab-storage.ts';
import { cart, cartItem, checkout } from '../../testing/cart-data.ts';
import { LONG_NAME, money, refusal } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { CheckoutDocument, SetCountryDocument, SetShippingMethodDocument } from './checkout.generated.ts';
import { CheckoutPage } from './checkout-route.tsx';
import { PlaceOrderDocument, SetGuestCustomerDocument } from './order.generated.ts';

const PLACED: PlaceOrderMutation = {
  placeOrder: { order: { id: 'order-1', number: '10042' }, paymentUrl: null, cart: cart([]), userErrors: [] },
};
const label = (text: string) => screen.getByLabelText(text, { selector: 'input, select' });
const buy = ({ user }: TestShopper) => user.click(screen.getByRole('button', { name: 'Jetzt kaufen' }));

async function atCheckout(changes: Partial<CheckoutQuery['checkout']> = {}): Promise<TestShopper> {
  const shopper = testShopper('VISITOR', '/checkout');
  shopper.gateway.answer(CheckoutDocument, checkout(changes));
  shopper.open(<CheckoutPage />);
  await screen.findByTestId('checkout-form');
  return shopper;
}

async function fillGuest({ fill, user }: TestShopper): Promise<void> {
  await fill(label('Vorname'), 'Lea');
  await fill(label('Nachname'), 'Brunner');
  await fill(label('E-Mail-Adresse'), 'lea@example.com');
  await fill(label('Strasse und Nummer'), 'Seeweg 1');
  await fill(label('Postleitzahl'), '3400');
  await fill(label('Ort'), 'Burgdorf');
  await user.click(screen.getByLabelText(/^Ich habe die AGB gelesen/));
}

test('focuses the error summary instead of sending an order without address and terms', async () => {
  const shopper = await atCheckout();
  await buy(shopper);
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Bitte prüfen Sie 7 Angaben.');
  expect(within(summary).getByRole('link', { name: 'AGB: Bitte stimmen Sie den AGB zu.' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(shopper.gateway.variablesOf(SetGuestCustomerDocument)).toEqual([]);
});

test('opens the optional fields once one of them has a value', async () => {
  const { fill } = await atCheckout();
  const phone = label('Telefon (freiwillig)');
  const details = phone.closest('details');
  expect(details?.open).toBe(false);
  await fill(phone, '034 000 00 00');
  expect(details?.open).toBe(true);
});

test('requires the waiver only for downloads', async () => {
  const shopper = await atCheckout({ cart: cart([cartItem({ isDownload: true })]) });
  await fillGuest(shopper);
  await buy(shopper);
  expect(
    await screen.findByText('Bitte bestätigen Sie den Verzicht auf den Widerruf.', { selector: 'p *' }),
  ).toBeTruthy();
});

test('submits the details of a guest, orders once and opens the success page', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetGuestCustomerDocument, {
    payload: { checkout: checkout().checkout, userErrors: [] },
  });
  shopper.gateway.answer(PlaceOrderDocument, PLACED);
  await fillGuest(shopper);
  await shopper.user.dblClick(screen.getByRole('button', { name: 'Jetzt kaufen' }));
  await waitFor(() => expect(shopper.visited).toEqual(['/checkout/success/order-1']));
  expect(shopper.gateway.variablesOf(SetGuestCustomerDocument)).toHaveLength(1);
  expect(shopper.gateway.variablesOf(PlaceOrderDocument)).toHaveLength(1);
  expect(shopper.gateway.variablesOf(PlaceOrderDocument)[0]?.input).toMatchObject({
    termsAccepted: true,
    revocationWaived: false,
  });
});

test('shows rejected guest details at their fields without ordering', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetGuestCustomerDocument, {
    payload: {
      checkout: checkout().checkout,
      userErrors: [refusal(LONG_NAME, ['input', 'billingAddress', 'zipcode']), refusal('Gesperrt.')],
    },
  });
  await fillGuest(shopper);
  await buy(shopper);
  await waitFor(() => expect(fieldMessage(label('Postleitzahl'))).toBe(LONG_NAME));
  expect(screen.getByText('Gesperrt.')).toBeTruthy();
  expect(shopper.gateway.variablesOf(PlaceOrderDocument)).toEqual([]);
});

test('never orders at a total that differs from the displayed one', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetGuestCustomerDocument, {
    payload: {
      checkout: checkout({ cart: cart([cartItem()], { total: money(204) }) }).checkout,
      userErrors: [],
    },
  });
  await fillGuest(shopper);
  await buy(shopper);
  expect(await screen.findByText(/Das Total beträgt jetzt CHF 204.00/)).toBeTruthy();
  expect(shopper.gateway.variablesOf(PlaceOrderDocument)).toEqual([]);
});

test('reports a lost response and retries with the same idempotency key', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetGuestCustomerDocument, {
    payload: { checkout: checkout().checkout, userErrors: [] },
  });
  shopper.gateway.reply(PlaceOrderDocument, 'offline', { data: PLACED });
  await fillGuest(shopper);
  await buy(shopper);
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  await buy(shopper);
  await waitFor(() => expect(shopper.visited).toHaveLength(1));
  const [first, second] = shopper.gateway
    .variablesOf(PlaceOrderDocument)
    .map(({ input }) => input.idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

function reloadedAfterLostResponse(reply: 'offline' | { data: PlaceOrderMutation }): TestShopper {
  sessionStorage.setItem(
    'kontor-order-attempt',
    JSON.stringify({ hash: 'hash-of-the-order', key: 'the-key' }),
  );
  const shopper = testShopper('VISITOR', '/checkout');
  shopper.gateway.answer(CheckoutDocument, checkout({ cart: cart([]) }));
  shopper.gateway.reply(PlaceOrderDocument, reply);
  shopper.open(<CheckoutPage />);
  return shopper;
}

test('shows the order on reload after a lost response, once the cart is empty', async () => {
  const shopper = reloadedAfterLostResponse({ data: PLACED });
  await waitFor(() => expect(shopper.visited).toHaveLength(1));
  expect(shopper.gateway.variablesOf(PlaceOrderDocument)).toMatchObject([
    { input: { idempotencyKey: 'the-key', cartHash: 'hash-of-the-order' } },
  ]);
});

test('an empty checkout shows why the order of a lost response is still unknown', async () => {
  reloadedAfterLostResponse('offline');
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  expect(screen.queryByText('Ihre Bestellung wurde nicht aufgegeben.')).toBe(null);
});

test('reverts a rejected shipping method and explains why', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetShippingMethodDocument, {
    payload: { checkout: checkout().checkout, userErrors: [refusal('Express geht nicht.')] },
  });
  await shopper.user.click(screen.getByRole('radio', { name: /^Express/ }));
  expect(await screen.findByText('Express geht nicht.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Paket/ })).toHaveProperty('checked', true);
});

test('reports an unsupported country before the order is submitted', async () => {
  const shopper = await atCheckout();
  shopper.gateway.answer(SetCountryDocument, { payload: { session: null, userErrors: [] } });
  await shopper.user.selectOptions(label('Land'), 'USA');
  await waitFor(() => expect(fieldMessage(label('Land'))).toMatch(/^In dieses Land liefern wir nicht/));
});

test('clears the input of a guest, like all drafts in this tab, on logout', async () => {
  const shopper = await atCheckout();
  await shopper.fill(label('Vorname'), 'Lea');
  clearDrafts();
  shopper.reload(<CheckoutPage />);
  await screen.findByTestId('checkout-form');
  expect(label('Vorname')).toHaveProperty('value', '');
});
