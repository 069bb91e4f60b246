import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { SubmitReviewDocument } from './public/product.generated.ts';
import ReviewForm from './review-form.tsx';

const PRODUCT = idOf(7);
const WORDS = 'Seit einem Jahr fast täglich im Einsatz, und das Email ist wie neu.';
const form = <ReviewForm productId={PRODUCT} />;

async function write({ user, fill }: TestShopper): Promise<void> {
  await user.click(await screen.findByLabelText('4 Sterne'));
  await fill(screen.getByLabelText('Titel'), 'Schwer und gut');
  await fill(screen.getByLabelText('Ihre Erfahrung'), WORDS);
}

const send = ({ user }: TestShopper, name = 'Bewertung absenden') =>
  user.click(screen.getByRole('button', { name }));

test('requires stars, a title and a text', async () => {
  const shopper = testShopper('CUSTOMER');
  shopper.open(form);
  await screen.findByLabelText('4 Sterne');
  await send(shopper);
  expect(await screen.findByText('Bitte wählen Sie 1 bis 5 Sterne.', { selector: 'p *' })).toBeTruthy();
  expect(fieldMessage(screen.getByLabelText('Titel'))).toBe('Bitte füllen Sie dieses Feld aus.');
  expect(fieldMessage(screen.getByLabelText('Ihre Erfahrung'))).toBe('Bitte füllen Sie dieses Feld aus.');
});

test('removes the error of a corrected field, and the summary with the last one', async () => {
  const shopper = testShopper('CUSTOMER');
  shopper.open(form);
  await screen.findByLabelText('4 Sterne');
  await send(shopper);
  await shopper.fill(await screen.findByLabelText('Titel'), 'Schwer und gut');
  expect(fieldMessage(screen.getByLabelText('Titel'))).toBe('');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  await write(shopper);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows that a valid review awaits approval', async () => {
  const shopper = testShopper('CUSTOMER');
  shopper.gateway.answer(SubmitReviewDocument, { payload: { userErrors: [] } });
  shopper.open(form);
  await write(shopper);
  await send(shopper);
  expect(await screen.findByText(/erscheint, sobald wir sie gelesen haben/)).toBeTruthy();
  expect(shopper.gateway.variablesOf(SubmitReviewDocument)).toEqual([
    { input: { productId: PRODUCT, points: 4, title: 'Schwer und gut', text: WORDS } },
  ]);
});

test('keeps the draft while a visitor logs in', async () => {
  const shopper = testShopper('VISITOR', '/cocotte-alva/');
  shopper.open(form);
  await write(shopper);
  await send(shopper, 'Anmelden und absenden');
  expect(shopper.visited).toEqual(['/login?to=%2Fcocotte-alva%2F%23reviews']);
  shopper.reload(form);
  await waitFor(() => expect(screen.getByLabelText('Ihre Erfahrung')).toHaveProperty('value', WORDS));
  expect(screen.getByLabelText('4 Sterne')).toHaveProperty('checked', true);
});
