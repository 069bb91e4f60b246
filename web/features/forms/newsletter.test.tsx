import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { NewsletterPage } from './newsletter-route.tsx';
import { SubscribeNewsletterDocument, UnsubscribeNewsletterDocument } from './public/forms.generated.ts';

const DONE = { payload: { userErrors: [] } };
const page = (emailHash: string | null = null, token: string | null = null) => (
  <NewsletterPage emailHash={emailHash} token={token} />
);
const subscribing = () => within(screen.getByTestId('newsletter-form'));
const leaving = () => within(screen.getByTestId('newsletter-leave-form'));

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

test('rejects an incomplete link without a request', async () => {
  const { open } = testShopper();
  open(page('e', null));
  await waitFor(() => expect(screen.getByText(/^Dieser Link ist unvollständig/)).toBeTruthy());
});
