import { GUEST } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';

/** The password of everybody who registers in these tests. */
export const PASSWORD = 'Kupferpfanne7';

/** A customer of the demo shop with orders in every state and an address book. */
export const ANNA = { email: 'anna@example.ch', password: 'kontor-demo' } as const;

let registered = 0;

/** An e-mail address that nobody has registered with yet. */
export function newEmail(): string {
  registered += 1;
  return `lea.brunner.${Date.now()}.${registered}@example.com`;
}

/** Fills the registration form that is open, and sends it. */
export async function fillRegistration(
  shopper: Shopper,
  email: string,
  more: Record<string, string> = {},
): Promise<void> {
  const fields = {
    'register-firstname-input': GUEST.firstName,
    'register-lastname-input': GUEST.lastName,
    'register-email-input': email,
    'register-password-input': PASSWORD,
    'register-billing-street-input': GUEST.street,
    'register-billing-zipcode-input': GUEST.zipcode,
    'register-billing-city-input': GUEST.city,
    ...more,
  };
  for (const [testId, value] of Object.entries(fields)) await shopper.see(testId).fill(value);
  await shopper.see('register-acceptedDataProtection-checkbox').check();
  await shopper.see('register-submit-button').click();
}

/** Opens an account of one's own; ends on its overview. */
export async function register(shopper: Shopper): Promise<string> {
  const email = newEmail();
  await shopper.open('/register');
  await fillRegistration(shopper, email);
  await shopper.at('**/account');
  await shopper.see('account-overview').waitFor();
  return email;
}

/** Fills the login form that is open, and sends it. */
export async function fillLogin(
  shopper: Shopper,
  who: { email: string; password: string },
  form = 'login',
): Promise<void> {
  await shopper.see(`${form}-email-input`).fill(who.email);
  await shopper.see(`${form}-password-input`).fill(who.password);
  await shopper.see(`${form}-submit-button`).click();
}

/** Logs in on the login page; ends where `path` leads. */
export async function login(
  shopper: Shopper,
  who: { email: string; password: string },
  path: string,
): Promise<void> {
  await shopper.open(path);
  await shopper.at('**/login?to=**');
  await fillLogin(shopper, who);
  await shopper.at((url) => url.pathname === path);
}

/** Logs Anna in and opens her order whose payment failed. */
export async function openUnpaidOrder(shopper: Shopper): Promise<void> {
  await login(shopper, ANNA, '/account/order');
  await shopper
    .see('order-entry')
    .filter({ hasText: 'Fehlgeschlagen' })
    .getByTestId('order-entry-link')
    .click();
}
