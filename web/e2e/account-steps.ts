import { login as loginCustomer, register as registerCustomer } from '../../gateway/testing/customer.ts';
import { swissAddress } from '../../gateway/testing/guest.ts';
import { at } from '../../gateway/testing/shopper.ts';
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
  address: Parameters<typeof fillGuest>[1] = {},
): Promise<void> {
  await shopper.field('form.emailLabel').fill(email);
  await shopper.field('account.password').fill(PASSWORD);
  await shopper.button('account.register.next').click();
  await fillGuest(shopper, { ...GUEST, ...address, email });
  await shopper.field('account.register.privacy').check();
  await shopper.button('account.register.submit').click();
}

/** Registers a customer through the API. @returns the email address */
export async function register(shopper: Shopper): Promise<string> {
  const { firstName, lastName, street } = GUEST;
  const { address } = await swissAddress(shopper);
  const email = newEmail();
  const billingAddress = { ...address, street };
  const changes = { firstName, lastName, email, password: PASSWORD, billingAddress };
  const payload = await registerCustomer(shopper, changes);
  if (at(payload, 'session', 'state') !== 'CUSTOMER') throw new Error(JSON.stringify(payload));
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

/** Logs in through the API and opens `path`. */
export async function login(
  shopper: Shopper,
  { email, password }: { email: string; password: string },
  path: string,
): Promise<void> {
  const payload = await loginCustomer(shopper, email, password);
  if (at(payload, 'session', 'state') !== 'CUSTOMER') throw new Error(JSON.stringify(payload));
  await shopper.open(path);
}

/** Opens `path`, logs in with the form and returns to `path`. */
export async function loginByForm(
  shopper: Shopper,
  credentials: { email: string; password: string },
  path: string,
): Promise<void> {
  await shopper.open(path);
  await shopper.at('**/login?to=**');
  await fillLogin(shopper, credentials);
  await shopper.at((url) => url.pathname === path);
}
