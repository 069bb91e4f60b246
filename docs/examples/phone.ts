import { readFileSync, writeFileSync } from 'node:fs';
import type { OrderDocument, UserError } from '../../schema/generated/types.ts';
import { ShopClient } from './shop-client.ts';

/**
 * What an app on a phone does: it has no cookies, logs in once, and is still logged in when it is opened again.
 * `SHOP=http://localhost:3000 KEYCHAIN=session.txt node docs/examples/phone.ts anna@example.ch kontor-demo`
 */
const [email, password] = process.argv.slice(2);
const keychain = process.env['KEYCHAIN'] ?? 'session.txt';
const shop = new ShopClient(process.env['SHOP'] ?? 'http://localhost:3000', 'de-DE', stored());
const say = (line: string) => process.stdout.write(`${line}\n`);

function stored(): string | null {
  try {
    return readFileSync(keychain, 'utf8');
  } catch {
    return null;
  }
}

if (email && password) {
  const { login } = await shop.ask<{ login: { userErrors: readonly Pick<UserError, 'message'>[] } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { userErrors { message } } }',
    { variables: { input: { email, password } } },
  );
  for (const { message } of login.userErrors) say(message);
}

type Person = { readonly firstName: string } | null;
const { session } = await shop.ask<{ session: { state: string; cartCount: number; customer: Person } }>(
  '{ session { state cartCount customer { firstName } } }',
);
say(session.state === 'CUSTOMER' ? `Guten Tag, ${session.customer?.firstName}` : 'Nicht angemeldet');

if (session.state === 'CUSTOMER') {
  type Orders = {
    readonly orders: readonly { readonly number: string; readonly documents: readonly OrderDocument[] }[];
  };
  const { orders } = await shop.ask<{ orders: Orders }>(
    '{ orders(limit: 20) { orders { number documents { id name url } } } }',
  );
  const paper = orders.orders.flatMap(({ documents }) => documents)[0];
  if (paper) {
    const answer = await shop.file(paper.url);
    const { byteLength } = await answer.arrayBuffer();
    say(`${paper.name}: ${answer.headers.get('content-type')}, ${byteLength > 0 ? 'da' : 'leer'}`);
  }
}

// A token that anybody finds logs them in: an app keeps it in the system's keychain.
if (shop.session !== null) writeFileSync(keychain, shop.session, { mode: 0o600 });
