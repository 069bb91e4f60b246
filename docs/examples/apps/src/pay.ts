import { createClient, idempotencyKey } from '@kontor/client';
import { graphql } from './gql/gql.ts';

/**
 * An app whose payment leads away: the cart is live, the provider's page opens in the system's browser, and a deep link brings the
 * buyer back. `SHOP=http://localhost:3000 node src/pay.ts anna@example.ch kontor-demo`, with `PAYMENT_RETURN_URLS=myshop://pay`.
 */
const shop = createClient({
  url: process.env['SHOP'] ?? 'http://localhost:3000',
  clientName: 'example-pay',
  clientVersion: '1.0.0',
  locale: 'en-GB',
  // In React Native also `fetch` of `expo/fetch`, which streams.
});
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const Login = graphql(`
  mutation PayLogin($input: LoginInput!) { login(input: $input) { session { id state } userErrors { code message } } }
`);

const CartChanged = graphql(`
  subscription PayCart { cartChanged { id hash count total { formatted } } }
`);

const Found = graphql(`
  query PayFound($term: String!) { suggest(term: $term) { products { id available hasVariants } } }
`);

const Add = graphql(`
  mutation PayAdd($input: AddToCartInput!) { addToCart(input: $input) { cart { id count } userErrors { code message } } }
`);

const Methods = graphql(`
  query PayMethods { checkout { id paymentMethods { blocked method { id name paysElsewhere } } } }
`);

const SetMethod = graphql(`
  mutation PaySetMethod($input: SetPaymentMethodInput!) {
    setPaymentMethod(input: $input) { checkout { id canOrder cart { id hash } } userErrors { code message } }
  }
`);

const PlaceOrder = graphql(`
  mutation PayOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { id number } paymentUrl userErrors { code message field } }
  }
`);

const Outcome = graphql(`
  query PayOutcome($orderId: ID!) { orderPayment(orderId: $orderId) { outcome canPay } }
`);

/** Opens an address outside the app: `Linking.openURL` of React Native. */
const open = (url: string): boolean => say(`Pay at ${url}`);

const [email = '', password = ''] = process.argv.slice(2);
const { login } = await shop.mutate(Login, { input: { email, password } });
for (const { message } of login?.userErrors ?? []) say(message);

// What is on the screen follows the cart, whichever device changes it.
const screen = new AbortController();
const showing = (async () => {
  for await (const { cartChanged } of shop.subscribe(CartChanged, {}, { signal: screen.signal }))
    if (cartChanged.count > 0) return say(`Cart: ${cartChanged.count}, ${cartChanged.total.formatted}`);
})();
const { suggest } = await shop.query(Found, { term: 'pan' }, { shared: true });
const product = suggest?.products.find((one) => one.available && !one.hasVariants);
await shop.mutate(Add, { input: { productId: product?.id ?? '', idempotencyKey: idempotencyKey() } });
await showing;
screen.abort();

const { checkout } = await shop.query(Methods);
const away = checkout?.paymentMethods.find(({ blocked, method }) => !blocked && method.paysElsewhere);
const { setPaymentMethod } = await shop.mutate(SetMethod, { input: { id: away?.method.id ?? '' } });
const { placeOrder } = await shop.mutate(PlaceOrder, {
  input: {
    idempotencyKey: idempotencyKey(),
    cartHash: setPaymentMethod?.checkout?.cart.hash ?? '',
    termsAccepted: true,
    returnUrl: 'myshop://pay/done',
    errorUrl: 'myshop://pay/failed',
  },
});
for (const { message } of placeOrder?.userErrors ?? []) say(message);
const orderId = placeOrder?.order?.id ?? '';
if (placeOrder?.paymentUrl) open(placeOrder.paymentUrl);

/**
 * What has become of the payment. Asked for when the deep link opens the app, and when the app is in front again without one; a
 * program without a screen asks all the time. The link itself tells nothing: anybody can type it.
 */
async function outcome(tries: number): Promise<string> {
  const { orderPayment } = await shop.query(Outcome, { orderId });
  const found = orderPayment?.outcome ?? 'OPEN';
  if ((found !== 'OPEN' && found !== 'PENDING') || tries === 0) return found;
  await new Promise((resolve) => setTimeout(resolve, 250));
  return outcome(tries - 1);
}
say(`Order ${placeOrder?.order?.number}: ${await outcome(480)}`);
