import type { TestGateway } from './gateway.ts';
import { swissAddress } from './guest.ts';
import { at, type Client, Shopper, textAt } from './shopper.ts';

export const PASSWORD = 'Geheim123!';

/** The customer in the payloads of login, logout and registration. */
const ENTERED = `session { state expired customer { email company } } cart { totalQuantity notices { code message } items { id quantity } }
  userErrors { code field message params { name value } }`;

let people = 0;

/** An unused e-mail address. */
export function newEmail(): string {
  people += 1;
  return `person-${people}-${Date.now()}@example.com`;
}

/** Registers; returns the payload. */
export async function register(
  shopper: Client,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const { salutationId, address } = await swissAddress(shopper);
  const input = {
    salutationId,
    firstName: 'Rita',
    lastName: 'Recht',
    email: newEmail(),
    password: PASSWORD,
    acceptedDataProtection: true,
    billingAddress: address,
    ...changes,
  };
  const data = await shopper.ask(
    `mutation ($input: RegisterInput!) { register(input: $input) { ${ENTERED} } }`,
    { input },
  );
  return data['register'];
}

/** Logs in; returns the payload. */
export async function login(shopper: Client, email: string, password = PASSWORD): Promise<unknown> {
  const data = await shopper.ask(`mutation ($input: LoginInput!) { login(input: $input) { ${ENTERED} } }`, {
    input: { email, password },
  });
  return data['login'];
}

/** Logs out; returns the payload. */
export async function logout(shopper: Client): Promise<unknown> {
  return (await shopper.ask(`mutation { logout { ${ENTERED} } }`))['logout'];
}

/** A customer who is logged in, and their e-mail address. */
export async function newCustomer(
  gateway: TestGateway,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly shopper: Shopper; readonly email: string }> {
  const shopper = new Shopper(gateway.url, headers);
  const email = newEmail();
  const payload = await register(shopper, { email });
  if (at(payload, 'session', 'state') !== 'CUSTOMER') throw new Error(JSON.stringify(payload));
  return { shopper, email };
}

/** Login state of a shopper. */
export async function stateOf(shopper: Client): Promise<string> {
  return textAt(await shopper.ask('{ session { state } }'), 'session', 'state');
}

/** The value of a parameter in the link of the last mail to an address. */
export function linkIn(gateway: TestGateway, email: string): URL {
  const mail = gateway.sandbox.controls.mails().findLast(({ to }) => to === email);
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
  if (link === undefined) throw new Error(`No mail with a link went to ${email}`);
  return new URL(link);
}
