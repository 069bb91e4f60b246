import { readFile, rm, writeFile } from 'node:fs/promises';
import { idempotencyKey } from '@kontor/client';
import { graphql } from '../gql/gql.ts';
import { shopOf } from './shop.ts';

/**
 * An app: it has no cookies, logs in once, is still logged in when it is opened again, and orders from a category.
 * `SHOP=http://localhost:3000 KEYCHAIN=session.txt node src/react-native/phone.ts anna@example.ch kontor-demo`
 */
const file = process.env['KEYCHAIN'] ?? 'session.txt';
const shop = shopOf(
  {
    getItemAsync: () => readFile(file, 'utf8').catch(() => null),
    setItemAsync: (_name, token) => writeFile(file, token, { mode: 0o600 }),
    deleteItemAsync: () => rm(file, { force: true }),
  },
  'de-DE',
);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const Login = graphql(`
  mutation PhoneLogin($input: LoginInput!) {
    login(input: $input) { session { id state } userErrors { code message } }
  }
`);

/** All that the first screen shows: what fails is missing, the rest is there. */
const Start = graphql(`
  query PhoneStart {
    session { id state cartCount customer { id firstName } }
    navigation(kind: MAIN, depth: 1) { label categoryId }
    orders(limit: 5) { orders { id number documents { id name url } } }
  }
`);

const Shelf = graphql(`
  query PhoneShelf($categoryId: ID!) {
    listing(categoryId: $categoryId) { products { id name available hasVariants } }
  }
`);

const Add = graphql(`
  mutation PhoneAdd($input: AddToCartInput!) {
    addToCart(input: $input) { cart { id hash count } userErrors { code message } }
  }
`);

const Checkout = graphql(`
  query PhoneCheckout { checkout { id canOrder blockers { code message } cart { id hash } } }
`);

const PlaceOrder = graphql(`
  mutation PhoneOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { id number } paymentUrl userErrors { code message } }
  }
`);

const [email, password] = process.argv.slice(2);
if (email && password) {
  const { login } = await shop.mutate(Login, { input: { email, password } });
  for (const { message } of login?.userErrors ?? []) say(message);
}

const { data } = await shop.execute(Start);
const customer = data?.session?.state === 'CUSTOMER' ? data.session.customer : null;
say(customer ? `Guten Tag, ${customer.firstName}` : 'Nicht angemeldet');

const paper = data?.orders?.orders.flatMap(({ documents }) => documents)[0];
if (paper) {
  const answer = await shop.open(paper.url);
  const { size } = await answer.blob();
  say(`${paper.name}: ${answer.headers.get('content-type')}, ${size > 0 ? 'da' : 'leer'}`);
}

if (email && customer) {
  const categoryId = data?.navigation?.[0]?.categoryId ?? '';
  const { listing } = await shop.query(Shelf, { categoryId });
  const found = (listing?.products ?? []).filter((one) => one.available && !one.hasVariants).slice(0, 2);
  // Sent at once: the client sends one after the other, so that none is lost.
  await Promise.all(
    found.map(({ id }) => shop.mutate(Add, { input: { productId: id, idempotencyKey: idempotencyKey() } })),
  );
  const { checkout } = await shop.query(Checkout);
  for (const { message } of checkout?.blockers ?? []) say(message);
  const { placeOrder } = await shop.mutate(PlaceOrder, {
    input: { idempotencyKey: idempotencyKey(), cartHash: checkout?.cart.hash ?? '', termsAccepted: true },
  });
  for (const { message } of placeOrder?.userErrors ?? []) say(message);
  say(`Bestellt: ${placeOrder?.order?.number}`);
}
