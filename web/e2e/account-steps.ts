import { fillGuest, GUEST } from './checkout-steps.ts';
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
  address: Partial<Record<keyof typeof GUEST, string>> = {},
): Promise<void> {
  await fillGuest(shopper, { ...GUEST, ...address, email });
  await shopper.field('account.password').fill(PASSWORD);
  await shopper.field('account.register.privacy').check();
  await shopper.button('account.register.submit').click();
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
): Promise<void> {
  // Other forms, which a page change may still show, have no password.
  await shopper.field('account.password').fill(credentials.password);
  await shopper.field('form.emailLabel').fill(credentials.email);
  await shopper.page.keyboard.press('Enter');
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
