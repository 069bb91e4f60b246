import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionPayloadPartsFragment } from '../../generated/graphql.ts';
import { easyCaptcha } from '../../testing/captcha.ts';
import { cart } from '../../testing/cart-data.ts';
import { COUNTRIES, LEGAL_PAGES, refusal, SALUTATIONS } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { CaptchaDocument } from '../forms/public/forms.generated.ts';
import { ConfirmRegistrationDocument, LoginDocument, RegisterDocument } from './auth.generated.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

const IN: SessionPayloadPartsFragment = { session: { state: 'CUSTOMER' }, cart: cart([]), userErrors: [] };
const refused = (...userErrors: ReturnType<typeof refusal>[]): SessionPayloadPartsFragment => ({
  session: null,
  cart: null,
  userErrors,
});
const label = (text: string) => screen.getByLabelText(text, { selector: 'input' });
const press = ({ user }: TestShopper, name: string) => user.click(screen.getByRole('button', { name }));

const login = <LoginPage to="/checkout" expired={false} picture={null} />;

async function fillLogin({ fill }: TestShopper): Promise<void> {
  await fill(label('E-Mail-Adresse'), ' lea@example.com ');
  await fill(label('Passwort'), 'ein-langes-passwort');
}

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

const registration = (
  <RegisterPage
    to={null}
    picture={null}
    data={{ countries: COUNTRIES, salutations: SALUTATIONS, shop: { legalPages: LEGAL_PAGES } }}
  />
);

/** The first step of a registration. */
async function fillAccess(shopper: TestShopper): Promise<void> {
  await shopper.fill(label('E-Mail-Adresse'), 'lea@example.com');
  await shopper.fill(label('Passwort'), 'ein-langes-passwort');
  await press(shopper, 'Weiter');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Rechnungsadresse'));
}

async function fillRegistration(shopper: TestShopper): Promise<void> {
  const { fill, user } = shopper;
  await fillAccess(shopper);
  await fill(label('Vorname'), 'Lea');
  await fill(label('Nachname'), 'Brunner');
  await fill(label('Strasse und Nummer'), 'Seeweg 1');
  await fill(label('Postleitzahl'), '3400');
  await fill(label('Ort'), 'Burgdorf');
  await user.click(screen.getByLabelText(/Datenschutzerklärung/, { selector: 'input' }));
}

test('lists all missing fields of a registration, including consent', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.open(registration);
  await press(shopper, 'Weiter');
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte prüfen Sie 2 Angaben.');
  await fillAccess(shopper);
  await press(shopper, 'Konto eröffnen');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Bitte prüfen Sie 6 Angaben.');
  expect(summary.textContent).toContain('Datenschutzerklärung');
});

test('requires the company of a business, and the state in some countries', async () => {
  const shopper = testShopper('VISITOR', '/register');
  shopper.open(registration);
  await fillAccess(shopper);
  await shopper.user.click(label('Firma'));
  await shopper.user.selectOptions(screen.getByLabelText('Land'), 'USA');
  await press(shopper, 'Konto eröffnen');
  await screen.findByRole('alert');
  expect(fieldMessage(screen.getByLabelText('Kanton / Bundesland'))).toBe(
    'Bitte Kanton oder Bundesland wählen.',
  );
  expect(screen.getByRole('link', { name: 'Firma: Bitte Firma eingeben.' })).toBeTruthy();
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
