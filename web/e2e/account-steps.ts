import { GUEST } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';

/** Password of every customer that these tests register. */
export const PASSWORD = 'Kupferpfanne7';

/** A customer of the demo shop with orders in every state and an address book. */
export const ANNA = { email: 'anna@example.ch', password: 'kontor-demo' } as const;

let registered = 0;

/** An unregistered email address. */
export function newEmail(): string {
  registered += 1;
  return `lea.brunner.${Date.now()}.${registered}@example.com`;
}

/** Fills and submits the open registration form. */
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

/** Registers a customer and ends on the account overview. */
export async function register(shopper: Shopper): Promise<string> {
  const email = newEmail();
  await shopper.open('/register');
  await fillRegistration(shopper, email);
  await shopper.at('**/account');
  await shopper.see('account-overview').waitFor();
  return email;
}

/** Fills and submits the open login form. */
export async function fillLogin(
  shopper: Shopper,
  credentials: { email: string; password: string },
  form = 'login',
): Promise<void> {
  await shopper.see(`${form}-email-input`).fill(credentials.email);
  await shopper.see(`${form}-password-input`).fill(credentials.password);
  await shopper.see(`${form}-submit-button`).click();
}

/** Opens `path`, logs in and returns to `path`. */
export async function login(
  shopper: Shopper,
  credentials: { email: string; password: string },
  path: string,
): Promise<void> {
  await shopper.open(path);
  await shopper.at('**/login?to=**');
  await fillLogin(shopper, credentials);
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
