import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { NewsletterPage } from './newsletter-route.tsx';
import { UnsubscribeNewsletterDocument } from './public/forms.generated.ts';

const DONE = { payload: { userErrors: [] } };
const page = (emailHash: string | null = null, token: string | null = null) => (
  <NewsletterPage emailHash={emailHash} token={token} />
);
const leaving = () => within(screen.getByTestId('newsletter-leave-form'));

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
