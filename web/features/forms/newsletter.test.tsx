import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { NewsletterPage } from './newsletter-route.tsx';
import {
  ConfirmNewsletterDocument,
  SubscribeNewsletterDocument,
  UnsubscribeNewsletterDocument,
} from './public/forms.generated.ts';

const DONE = { payload: { userErrors: [] } };
const page = (emailHash: string | null = null, token: string | null = null) => (
  <NewsletterPage emailHash={emailHash} token={token} />
);
const subscribing = () => within(screen.getByTestId('newsletter-form'));
const leaving = () => within(screen.getByTestId('newsletter-leave-form'));

test('shows the address to which the confirmation link was sent', async () => {
  const { user, fill, gateway, open } = testShopper();
  gateway.answer(SubscribeNewsletterDocument, DONE);
  open(page());
  await fill(subscribing().getByLabelText('E-Mail-Adresse'), ' lea@example.com ');
  await user.click(subscribing().getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText(/Wir haben einen Link an lea@example.com gesendet/)).toBeTruthy();
  expect(gateway.variablesOf(SubscribeNewsletterDocument)).toEqual([
    { input: { email: 'lea@example.com', website: '' } },
  ]);
});

test('shows the wait after too many requests and keeps the address', async () => {
  const { user, fill, gateway, open } = testShopper();
  gateway.answer(SubscribeNewsletterDocument, {
    payload: { userErrors: [refusal('Bitte warten Sie 30 Sekunden.', null, 'RATE_LIMITED')] },
  });
  open(page());
  await fill(subscribing().getByLabelText('E-Mail-Adresse'), 'lea@example.com');
  await user.click(subscribing().getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Bitte warten Sie 30 Sekunden.')).toBeTruthy();
  expect(subscribing().getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'lea@example.com');
});

test('unsubscribes without an account', async () => {
  const { user, fill, gateway, open } = testShopper();
  gateway.reply(UnsubscribeNewsletterDocument, 'offline', { data: DONE });
  open(page());
  await fill(leaving().getByLabelText('E-Mail-Adresse'), 'lea@example.com');
  await user.click(leaving().getByRole('button', { name: 'Newsletter abbestellen' }));
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  await user.click(leaving().getByRole('button', { name: 'Newsletter abbestellen' }));
  expect(await screen.findByText('lea@example.com erhält keinen Newsletter mehr.')).toBeTruthy();
});

test('confirms a subscription once by link', async () => {
  const { gateway, open } = testShopper('VISITOR', '/newsletter-subscribe?em=e&hash=h');
  gateway.answer(ConfirmNewsletterDocument, DONE);
  open(page('e', 'h'));
  expect(screen.getByText('Ihre Anmeldung wird bestätigt.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Sie sind angemeldet' })).toBeTruthy();
  expect(gateway.variablesOf(ConfirmNewsletterDocument)).toEqual([{ input: { emailHash: 'e', token: 'h' } }]);
  expect(screen.queryByTestId('newsletter-form')).toBeNull();
});

test('reports an invalid link above the form', async () => {
  const { gateway, open } = testShopper();
  gateway.answer(ConfirmNewsletterDocument, {
    payload: { userErrors: [refusal('Diesen Link gibt es nicht.')] },
  });
  open(page('e', 'h'));
  expect(await screen.findByText('Diesen Link gibt es nicht.')).toBeTruthy();
  expect(subscribing().getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

test('rejects an incomplete link without a request', async () => {
  const { open } = testShopper();
  open(page('e', null));
  await waitFor(() => expect(screen.getByText(/^Dieser Link ist unvollständig/)).toBeTruthy());
});
