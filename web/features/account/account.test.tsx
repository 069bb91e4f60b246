import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer, refusal, SALUTATIONS } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  PaymentChoiceDocument,
  ProfileDocument,
  SetDefaultPaymentMethodDocument,
} from './account.generated.ts';
import { PaymentPage } from './public/payment-page.tsx';
import { ProfilePage } from './public/profile-page.tsx';

const label = (text: string, within_: HTMLElement = document.body) =>
  within(within_).getByLabelText(text, { selector: 'input' });
const section = (testId: string) => screen.findByTestId(testId);
const press = ({ user }: TestShopper, name: string) => user.click(screen.getByRole('button', { name }));

function atProfile(changes: Parameters<typeof customer>[0] = {}): TestShopper {
  const shopper = testShopper('CUSTOMER', '/account/profile');
  shopper.gateway.answer(ProfileDocument, { customer: customer(changes), salutations: SALUTATIONS });
  shopper.open(<ProfilePage />);
  return shopper;
}

test('shows a placeholder, then an error with a retry', async () => {
  const shopper = testShopper('CUSTOMER', '/account/profile');
  shopper.gateway.reply(ProfileDocument, 'offline', {
    data: { customer: customer(), salutations: SALUTATIONS },
  });
  shopper.open(<ProfilePage />);
  expect(screen.getByTestId('account-placeholder')).toBeTruthy();
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  await press(shopper, 'Noch einmal versuchen');
  expect(await screen.findByTestId('profile-page')).toBeTruthy();
  expect(screen.queryByTestId('account-placeholder')).toBeNull();
});

test('redirects visitors to the login without showing account data', async () => {
  const { visited, open } = testShopper('VISITOR', '/account/profile');
  open(<ProfilePage />);
  await waitFor(() => expect(visited).toEqual(['/login?to=%2Faccount%2Fprofile']));
  expect(screen.queryByTestId('account-placeholder')).toBeNull();
});

test('changes the e-mail address if both entries match and the password is correct', async () => {
  const shopper = atProfile();
  await shopper.user.click(await screen.findByRole('button', { name: 'E-Mail-Adresse ändern' }));
  const form = await section('email-form');
  shopper.gateway.answer(
    ChangeEmailDocument,
    { payload: { customer: customer(), userErrors: [refusal('Das Passwort stimmt nicht.', ['password'])] } },
    { payload: { customer: customer({ email: 'neu@example.com' }), userErrors: [] } },
  );
  await shopper.fill(label('Neue E-Mail-Adresse', form), 'neu@example.com');
  await shopper.fill(label('Neue E-Mail-Adresse wiederholen', form), 'neu@example.ch');
  await shopper.fill(label('Passwort', form), 'passwort');
  const save = within(form).getByRole('button', { name: 'E-Mail-Adresse ändern' });
  await shopper.user.click(save);
  await waitFor(() =>
    expect(fieldMessage(label('Neue E-Mail-Adresse wiederholen', form))).toBe(
      'Die beiden E-Mail-Adressen stimmen nicht überein.',
    ),
  );
  await shopper.fill(label('Neue E-Mail-Adresse wiederholen', form), 'neu@example.com');
  await shopper.user.click(save);
  await waitFor(() => expect(fieldMessage(label('Passwort', form))).toBe('Das Passwort stimmt nicht.'));
  await shopper.user.click(save);
  expect(await screen.findByText('Ihre E-Mail-Adresse ist geändert.')).toBeTruthy();
  expect(screen.getByText('neu@example.com')).toBeTruthy();
  expect(screen.queryByTestId('email-form')).toBeNull();
});

test('changes the password if both entries match', async () => {
  const shopper = atProfile();
  await shopper.user.click(await screen.findByRole('button', { name: 'Passwort ändern' }));
  const form = await section('password-form');
  shopper.gateway.answer(ChangePasswordDocument, { payload: { customer: customer(), userErrors: [] } });
  await shopper.fill(label('Neues Passwort', form), 'ein-neues-passwort');
  await shopper.user.click(within(form).getByRole('button', { name: 'Passwort ändern' }));
  await waitFor(() =>
    expect(fieldMessage(label('Bisheriges Passwort', form))).toBe('Bitte Passwort eingeben.'),
  );
  await shopper.fill(label('Bisheriges Passwort', form), 'altes-passwort');
  await shopper.fill(label('Neues Passwort wiederholen', form), 'ein-neues-passwort');
  await shopper.user.click(within(form).getByRole('button', { name: 'Passwort ändern' }));
  expect(await screen.findByText('Ihr Passwort ist geändert.')).toBeTruthy();
  expect(screen.queryByTestId('password-form')).toBeNull();
});

test('changes the default payment method and keeps it after a failed request', async () => {
  const shopper = testShopper('CUSTOMER', '/account/payment');
  shopper.gateway.answer(PaymentChoiceDocument, {
    customer: customer(),
    paymentMethods: [
      { id: 'invoice', name: 'Rechnung', description: null, image: null },
      { id: 'card', name: 'Karte', description: null, image: null },
    ],
  });
  shopper.gateway.reply(
    SetDefaultPaymentMethodDocument,
    { code: 'INTERNAL', status: 500 },
    {
      data: { payload: { customer: customer(), userErrors: [] } },
    },
  );
  shopper.open(<PaymentPage />);
  expect(await screen.findByRole('radio', { name: 'Rechnung' })).toHaveProperty('checked', true);
  await shopper.user.click(screen.getByRole('radio', { name: 'Karte' }));
  await press(shopper, 'Speichern');
  expect(await screen.findByText(/^Leider ist etwas schiefgelaufen/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Karte' })).toHaveProperty('checked', true);
  await press(shopper, 'Speichern');
  expect(await screen.findByText('Ihre Zahlungsart ist gespeichert.')).toBeTruthy();
  expect(shopper.gateway.variablesOf(SetDefaultPaymentMethodDocument)[1]).toEqual({ input: { id: 'card' } });
});
