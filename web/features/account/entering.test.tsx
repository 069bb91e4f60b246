import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionPayloadPartsFragment } from '../../generated/graphql.ts';
import { easyCaptcha } from '../../testing/captcha.ts';
import { cart } from '../../testing/cart-data.ts';
import { COUNTRIES, LEGAL_PAGES, refusal, SALUTATIONS } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { CaptchaDocument } from '../forms/public/forms.generated.ts';
import {
  ConfirmRegistrationDocument,
  LoginDocument,
  PasswordResetTokenValidDocument,
  RegisterDocument,
  RequestPasswordRecoveryDocument,
  ResetPasswordDocument,
} from './auth.generated.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RecoverPage } from './recover-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPage } from './reset-page.tsx';

const IN: SessionPayloadPartsFragment = { session: { state: 'CUSTOMER' }, cart: cart([]), userErrors: [] };
const refused = (...userErrors: ReturnType<typeof refusal>[]): SessionPayloadPartsFragment => ({
  session: null,
  cart: null,
  userErrors,
});
const label = (text: string) => screen.getByLabelText(text, { selector: 'input' });
const press = ({ user }: TestShopper, name: string) => user.click(screen.getByRole('button', { name }));

const login = <LoginPage to="/checkout" expired={false} />;

async function fillLogin({ fill }: TestShopper): Promise<void> {
  await fill(label('E-Mail-Adresse'), ' lea@example.com ');
  await fill(label('Passwort'), 'ein-langes-passwort');
}

test('returns to the requested page after login', async () => {
  const shopper = testShopper('VISITOR', '/login');
  shopper.gateway.answer(LoginDocument, { payload: IN });
  shopper.open(login);
  await fillLogin(shopper);
  await press(shopper, 'Anmelden');
  await waitFor(() => expect(shopper.visited).toEqual(['/checkout']));
  expect(shopper.gateway.variablesOf(LoginDocument)).toEqual([
    { input: { email: 'lea@example.com', password: 'ein-langes-passwort' } },
  ]);
});

test('repeats a login with a captcha if the gateway requires one', async () => {
  const shopper = testShopper('VISITOR', '/login');
  const required = { ...refusal('Bitte melden Sie sich noch einmal an.'), code: 'CAPTCHA_REQUIRED' as const };
  shopper.gateway.answer(LoginDocument, { payload: refused(required) }, { payload: IN });
  shopper.gateway.answer(CaptchaDocument, await easyCaptcha());
  shopper.open(login);
  await fillLogin(shopper);
  await press(shopper, 'Anmelden');
  await waitFor(() => expect(shopper.visited).toEqual(['/checkout']));
  expect(shopper.gateway.variablesOf(LoginDocument)).toEqual([
    { input: { email: 'lea@example.com', password: 'ein-langes-passwort' } },
    {
      input: {
        email: 'lea@example.com',
        password: 'ein-langes-passwort',
        captchaToken: expect.any(String),
        captchaAnswer: expect.any(String),
      },
    },
  ]);
});

test('rejects wrong credentials without naming the wrong one, and accepts a second attempt', async () => {
  const shopper = testShopper('VISITOR', '/login');
  shopper.gateway.answer(
    LoginDocument,
    { payload: refused(refusal('E-Mail-Adresse oder Passwort stimmen nicht.')) },
    { payload: IN },
  );
  shopper.open(login);
  await fillLogin(shopper);
  await press(shopper, 'Anmelden');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('E-Mail-Adresse oder Passwort stimmen nicht.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(label('Passwort').getAttribute('aria-invalid')).toBeNull();
  await press(shopper, 'Anmelden');
  await waitFor(() => expect(shopper.visited).toHaveLength(1));
});

test('can show the password during input', async () => {
  const shopper = testShopper('VISITOR', '/login');
  shopper.open(login);
  expect(label('Passwort')).toHaveProperty('type', 'password');
  await press(shopper, 'Passwort zeigen');
  expect(label('Passwort')).toHaveProperty('type', 'text');
});

const registration = (
  <RegisterPage
    to={null}
    data={{ countries: COUNTRIES, salutations: SALUTATIONS, shop: { legalPages: LEGAL_PAGES } }}
  />
);

async function fillRegistration({ fill, user }: TestShopper): Promise<void> {
  await fill(label('Vorname'), 'Lea');
  await fill(label('Nachname'), 'Brunner');
  await fill(label('E-Mail-Adresse'), 'lea@example.com');
  await fill(label('Passwort'), 'ein-langes-passwort');
  await fill(label('Strasse und Nummer'), 'Seeweg 1');
  await fill(label('Postleitzahl'), '3400');
  await fill(label('Ort'), 'Burgdorf');
  await user.click(screen.getByLabelText(/Datenschutzerklärung/, { selector: 'input' }));
}

test('registers an account and logs the customer in', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.gateway.answer(RegisterDocument, { payload: IN });
  shopper.open(registration);
  await fillRegistration(shopper);
  await press(shopper, 'Konto eröffnen');
  await waitFor(() => expect(shopper.visited).toEqual(['/account']));
  expect(await screen.findByText('Ihr Konto ist eröffnet.')).toBeTruthy();
  expect(shopper.gateway.variablesOf(RegisterDocument)[0]?.input).toEqual({
    accountType: 'PRIVATE',
    firstName: 'Lea',
    lastName: 'Brunner',
    email: 'lea@example.com',
    billingAddress: { street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf', countryId: 'ch' },
    password: 'ein-langes-passwort',
    acceptedDataProtection: true,
  });
});

test('hides optional address fields until they are requested, filled in or rejected', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.gateway.answer(RegisterDocument, {
    payload: refused(refusal('Zu lang.', ['input', 'billingAddress', 'phone'])),
  });
  const { unmount } = shopper.open(registration);
  const more = () => screen.getByRole('button', { name: 'Adresszusatz und Telefon (freiwillig)' });
  const isShown = () => more().getAttribute('aria-expanded') === 'true';
  const isFew = () => screen.getByTestId('register-form').classList.contains('fields-few');
  expect([isShown(), isFew()]).toEqual([false, true]);
  await shopper.user.click(more());
  expect([isShown(), isFew()]).toEqual([true, false]);
  await shopper.user.click(more());
  expect([isShown(), isFew()]).toEqual([false, true]);
  await fillRegistration(shopper);
  await press(shopper, 'Konto eröffnen');
  await waitFor(() => expect(fieldMessage(label('Telefon (freiwillig)'))).toBe('Zu lang.'));
  expect([isShown(), isFew()]).toEqual([true, false]);
  await shopper.fill(label('Telefon (freiwillig)'), '034 000 00 00');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('034 000 00 00'));
  unmount();
  shopper.open(registration);
  await waitFor(() => expect(isShown()).toBe(true));
});

test('lists all missing fields of a registration, including consent', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.open(registration);
  await press(shopper, 'Konto eröffnen');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Bitte prüfen Sie 8 Angaben.');
  expect(summary.textContent).toContain('Datenschutzerklärung');
});

test('requires the company of a business, and the state in some countries', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.open(registration);
  await shopper.user.click(label('Firma'));
  await shopper.user.selectOptions(screen.getByLabelText('Land'), 'USA');
  await press(shopper, 'Konto eröffnen');
  await screen.findByRole('alert');
  expect(fieldMessage(screen.getByLabelText('Kanton / Bundesland'))).toBe('Bitte ausfüllen.');
  expect(screen.getByRole('link', { name: 'Firma: Bitte ausfüllen.' })).toBeTruthy();
  expect(fieldMessage(label('Postleitzahl'))).toBe('');
});

test('shows rejections of a registration at their fields and restores all but the password after a reload', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.gateway.answer(RegisterDocument, {
    payload: refused(
      refusal('Mindestens 8 Zeichen.', ['input', 'password']),
      refusal('PLZ passt nicht.', ['input', 'billingAddress', 'zipcode']),
    ),
  });
  shopper.open(registration);
  await fillRegistration(shopper);
  await press(shopper, 'Konto eröffnen');
  await waitFor(() => expect(fieldMessage(label('Postleitzahl'))).toBe('PLZ passt nicht.'));
  expect(fieldMessage(label('Passwort'))).toBe('Mindestens 8 Zeichen.');
  shopper.reload(registration);
  await waitFor(() => expect(label('Ort')).toHaveProperty('value', 'Burgdorf'));
  expect(label('Passwort')).toHaveProperty('value', '');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ein-langes-passwort');
});

test('shows the e-mail address that must be confirmed, which can be corrected', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.gateway.answer(RegisterDocument, { payload: { ...IN, session: { state: 'INACTIVE' } } });
  shopper.open(registration);
  await fillRegistration(shopper);
  await press(shopper, 'Konto eröffnen');
  expect(await screen.findByText(/Wir haben eine Nachricht an lea@example.com geschickt/)).toBeTruthy();
  // Shopware refuses a second registration of the address, so the mail cannot be sent again.
  await press(shopper, 'Andere E-Mail-Adresse angeben');
  expect(label('E-Mail-Adresse')).toHaveProperty('value', 'lea@example.com');
  expect(label('Ort')).toHaveProperty('value', 'Burgdorf');
});

test('a used link of the mail tells a customer that the account is already confirmed', async () => {
  const { gateway, open } = testShopper('CUSTOMER', '/registration/confirm');
  gateway.answer(ConfirmRegistrationDocument, { payload: refused(refusal('Schon bestätigt.')) });
  open(<ConfirmPage emailHash="e" token="h" />);
  expect(await screen.findByText('Ihr Konto ist schon bestätigt, und Sie sind angemeldet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Konto' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
});

test.each([
  ['CUSTOMER', 'Ihr Konto ist bestätigt', 'Zum Konto'],
  ['GUEST', 'Ihre E-Mail-Adresse ist bestätigt', 'Zur Kasse'],
  ['VISITOR', 'Ihr Konto ist bestätigt', 'Anmelden'],
] as const)('the link of the mail confirms a %s: %s', async (state, title, way) => {
  const { gateway, open } = testShopper('VISITOR', '/registration/confirm');
  gateway.answer(ConfirmRegistrationDocument, { payload: { ...IN, session: { state } } });
  open(<ConfirmPage emailHash="e" token="h" />);
  expect(screen.getByText('Ihr Konto wird bestätigt.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('explains a failed confirmation', async () => {
  const { gateway, open } = testShopper('VISITOR', '/registration/confirm');
  gateway.reply(ConfirmRegistrationDocument, { code: 'INTERNAL', status: 500 });
  open(<ConfirmPage emailHash="e" token="h" />);
  expect(await screen.findByRole('heading', { name: 'Dieser Link ist nicht gültig' })).toBeTruthy();
  expect(screen.getByText(/^Leider ist etwas schiefgelaufen/)).toBeTruthy();
});

test('requests a password link without revealing whether the account exists', async () => {
  const shopper = testShopper('VISITOR', '/account/recover');
  shopper.gateway.reply(RequestPasswordRecoveryDocument, 'offline', {
    data: { payload: { done: true, userErrors: [] } },
  });
  shopper.open(<RecoverPage />);
  await shopper.fill(label('E-Mail-Adresse'), 'lea@example.com');
  await press(shopper, 'Link anfordern');
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  await press(shopper, 'Link anfordern');
  expect(await screen.findByText(/Wenn es zu lea@example.com ein Konto gibt/)).toBeTruthy();
});

test('requires two matching entries of a new password', async () => {
  const shopper = testShopper('VISITOR', '/account/recover/password?hash=h');
  shopper.gateway.answer(PasswordResetTokenValidDocument, { isPasswordResetTokenValid: true });
  shopper.gateway.answer(ResetPasswordDocument, { payload: { done: true, userErrors: [] } });
  shopper.open(<ResetPage token="h" />);
  await shopper.fill(
    await screen.findByLabelText('Neues Passwort', { selector: 'input' }),
    'ein-langes-passwort',
  );
  await shopper.fill(label('Neues Passwort wiederholen'), 'ein-anderes');
  await press(shopper, 'Passwort speichern');
  await waitFor(() =>
    expect(fieldMessage(label('Neues Passwort wiederholen'))).toBe(
      'Die beiden Passwörter stimmen nicht überein.',
    ),
  );
  expect(shopper.gateway.variablesOf(ResetPasswordDocument)).toEqual([]);
  await shopper.fill(label('Neues Passwort wiederholen'), 'ein-langes-passwort');
  await press(shopper, 'Passwort speichern');
  expect(await screen.findByRole('heading', { name: 'Ihr Passwort ist geändert' })).toBeTruthy();
});

test('offers a new link if the password link is invalid', async () => {
  const { gateway, open } = testShopper('VISITOR', '/account/recover/password?hash=h');
  gateway.answer(PasswordResetTokenValidDocument, { isPasswordResetTokenValid: false });
  open(<ResetPage token="h" />);
  expect(await screen.findByRole('heading', { name: 'Dieser Link ist nicht mehr gültig' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Link anfordern' })).toBeTruthy();
});
