import type { Cart, Country, Order, ProductCard, UserError } from '../../schema/generated/types.ts';
import { ShopClient } from './shop-client.ts';

/** Finds something to cook with and orders it as a guest: `SHOP=http://localhost:3000 node docs/examples/order.ts cocotte` */
const shop = new ShopClient(process.env['SHOP'] ?? 'http://localhost:3000', 'en-GB');
const say = (line: string) => process.stdout.write(`${line}\n`);

type Found = Pick<ProductCard, 'id' | 'name' | 'available'> & {
  readonly price: { readonly unit: { readonly formatted: string } };
};
type Mended = { readonly userErrors: readonly Pick<UserError, 'code' | 'message' | 'field'>[] };

/** What a shopper can mend comes as data, with a sentence in their language. */
function check({ userErrors }: Mended): void {
  const [error] = userErrors;
  if (error) throw new Error(`${error.field?.join('.') ?? ''} ${error.message} (${error.code})`);
}

const { search } = await shop.ask<{ search: { products: readonly Found[] } }>(
  `query ($term: String!) {
    search(term: $term) { products { id name available price { unit { formatted } } } }
  }`,
  { variables: { term: process.argv[2] ?? 'cocotte' } },
);
const product = search.products.find(({ available }) => available);
if (!product) throw new Error('Nothing like that is sold');
say(`${product.name}: ${product.price.unit.formatted}`);

const { addToCart } = await shop.ask<{ addToCart: Mended }>(
  'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message field } } }',
  { variables: { input: { productId: product.id, quantity: 1, idempotencyKey: crypto.randomUUID() } } },
);
check(addToCart);

const { countries } = await shop.ask<{ countries: readonly Pick<Country, 'id' | 'iso'>[] }>(
  '{ countries { id iso } }',
);
const countryId = countries.find(({ iso }) => iso === 'CH')?.id;
const { identifyGuest } = await shop.ask<{ identifyGuest: Mended }>(
  'mutation ($input: IdentifyGuestInput!) { identifyGuest(input: $input) { userErrors { code message field } } }',
  {
    variables: {
      input: {
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna.muster@example.com',
        billingAddress: { street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf', countryId },
      },
    },
  },
);
check(identifyGuest);

// The hash says what was seen; the key makes one order of however many requests.
const { cart } = await shop.ask<{ cart: Pick<Cart, 'hash'> }>('{ cart { hash } }');
const { placeOrder } = await shop.ask<{
  placeOrder: Mended & { order: Pick<Order, 'number' | 'total'> | null; paymentUrl: string | null };
}>(
  `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { number total { formatted } } paymentUrl userErrors { code message field } }
  }`,
  { variables: { input: { idempotencyKey: crypto.randomUUID(), cartHash: cart.hash, termsAccepted: true } } },
);
check(placeOrder);
say(`Order ${placeOrder.order?.number}: ${placeOrder.order?.total.formatted}`);
if (placeOrder.paymentUrl) say(`To be paid at ${placeOrder.paymentUrl}`);
