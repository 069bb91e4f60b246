import { Client, cacheExchange, fetchExchange, type OperationResult } from 'urql';
import {
  AddProductDocument,
  CategoryProductsDocument,
  PlaceOrderDocument,
  SetGuestDocument,
  ShopFactsDocument,
} from './generated/graphql.ts';
import { createSessionFetch } from './session-fetch.ts';

/**
 * Orders the first available product as a guest: `SHOP=http://localhost:3000 node examples/order-as-guest.ts`.
 * urql with types that GraphQL Code Generator derives from the schema; `npm run codegen` writes them.
 */
const shop = process.env['SHOP'] ?? 'http://localhost:3000';

const client = new Client({
  url: `${shop}/graphql`,
  exchanges: [cacheExchange, fetchExchange],
  preferGetMethod: false,
  fetch: createSessionFetch(),
  fetchOptions: {
    headers: {
      'kontor-locale': 'en-GB',
      'graphql-client-name': 'order-as-guest',
      'graphql-client-version': '1.0',
    },
  },
});

async function dataOf<Data>(result: PromiseLike<OperationResult<Data>>): Promise<Data> {
  const { data, error } = await result;
  if (data === undefined) throw error ?? new Error('no data');
  return data;
}

/** Errors that a shopper can fix are data, not exceptions. */
function assertAccepted(userErrors: readonly { readonly message: string }[]): void {
  if (userErrors.length > 0) throw new Error(userErrors.map(({ message }) => message).join('\n'));
}

const { navigation, countries, salutations } = await dataOf(client.query(ShopFactsDocument, {}));

let productId: string | undefined;
for (const { label, categoryId } of navigation) {
  if (categoryId == null) continue;
  const { listing } = await dataOf(client.query(CategoryProductsDocument, { categoryId }));
  const product = listing?.nodes.find(({ available }) => available);
  if (product === undefined) continue;
  console.log(`${label}: ${product.name}, ${product.fromPrice?.unitPrice.formatted ?? 'price on request'}`);
  productId = product.id;
  break;
}
if (productId === undefined) throw new Error('The shop has no product that can be ordered');

const { addToCart } = await dataOf(
  client.mutation(AddProductDocument, { productId, idempotencyKey: crypto.randomUUID() }),
);
assertAccepted(addToCart.userErrors);

const { setGuestCustomer } = await dataOf(
  client.mutation(SetGuestDocument, {
    input: {
      email: 'guest@example.com',
      firstName: 'Lea',
      lastName: 'Brunner',
      salutationId: salutations[0]?.id ?? '',
      billingAddress: {
        street: 'Seeweg 1',
        zipcode: '3400',
        city: 'Burgdorf',
        countryId: countries.find(({ isoCode }) => isoCode === 'CH')?.id ?? '',
      },
    },
  }),
);
assertAccepted(setGuestCustomer.userErrors);
assertAccepted(setGuestCustomer.checkout?.blockers ?? []);

// `cartHash` prevents an order of other items than shown; with the key, a repeated request orders nothing again.
const input = {
  cartHash: setGuestCustomer.checkout?.cart.hash ?? '',
  termsAccepted: true,
  idempotencyKey: crypto.randomUUID(),
};
const { placeOrder } = await dataOf(client.mutation(PlaceOrderDocument, { input }));
assertAccepted(placeOrder.userErrors);
const repeated = await dataOf(client.mutation(PlaceOrderDocument, { input }));
if (repeated.placeOrder.order?.number !== placeOrder.order?.number) throw new Error('Ordered twice');
console.log(`Order ${placeOrder.order?.number}, ${placeOrder.order?.total.formatted}`);
if (placeOrder.paymentUrl) console.log(`Pay at ${placeOrder.paymentUrl}`);
