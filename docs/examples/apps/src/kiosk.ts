import { createClient, idempotencyKey, memorySession } from '@kontor/client';
import { graphql } from './gql/gql.ts';

/**
 * A kiosk in a store: no cookies, a key of its own, and a new session for each customer.
 * `SHOP=http://localhost:3000 node src/kiosk.ts`
 */
const kiosk = createClient({
  url: process.env['SHOP'] ?? 'http://localhost:3000',
  clientName: 'example-kiosk',
  clientVersion: '1.0.0',
  clientKey: process.env['KONTOR_CLIENT_KEY'],
  locale: 'en-GB',
  // A session in memory is gone with the power, as it should be.
  session: memorySession(),
});

const Home = graphql(`
  query KioskHome {
    navigation(kind: MAIN, depth: 1) { label categoryId }
    countries { id iso }
  }
`);

const Shelf = graphql(`
  query KioskShelf($categoryId: ID!) {
    listing(categoryId: $categoryId, input: { limit: 12 }) {
      products { id name available hasVariants price { unit { formatted } } }
      pageInfo { total }
    }
  }
`);

const Add = graphql(`
  mutation KioskAdd($input: AddItemsToCartInput!) {
    addItemsToCart(input: $input) {
      cart { id hash count total { formatted } items { id label quantity } notices { code message } }
      userErrors { code message field }
    }
  }
`);

const Identify = graphql(`
  mutation KioskIdentify($input: IdentifyGuestInput!) {
    identifyGuest(input: $input) {
      checkout { id canOrder blockers { code message } cart { id hash total { formatted } } }
      userErrors { code message field }
    }
  }
`);

const PlaceOrder = graphql(`
  mutation KioskOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order { id number total { formatted } }
      paymentUrl
      userErrors { code message field }
    }
  }
`);

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What a customer can mend is data; a real kiosk shows it beside the field. */
function refuse(userErrors: readonly { readonly code: string; readonly message: string }[] = []): void {
  const [first] = userErrors;
  if (first) throw new Error(`${first.message} (${first.code})`);
}

// Everybody sees the same here, so that it may come out of a cache.
const { navigation, countries } = await kiosk.query(Home, {}, { shared: true });
const [category] = navigation ?? [];
if (!category?.categoryId) throw new Error('This shop has no category');
const { listing } = await kiosk.query(Shelf, { categoryId: category.categoryId }, { shared: true });
const products = (listing?.products ?? []).filter((one) => one.available && !one.hasVariants).slice(0, 2);
say(`${category.label}: ${products.map(({ name }) => name).join(', ')}`);

const { addItemsToCart } = await kiosk.mutate(Add, {
  // The key makes it once, however often the kiosk's network makes it try.
  input: { items: products.map(({ id }) => ({ productId: id })), idempotencyKey: idempotencyKey() },
});
refuse(addItemsToCart?.userErrors);
say(`In the cart: ${addItemsToCart?.cart?.count}`);

const { identifyGuest } = await kiosk.mutate(Identify, {
  input: {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.com',
    billingAddress: {
      street: 'Seeweg 1',
      zipcode: '3400',
      city: 'Burgdorf',
      countryId: countries?.find(({ iso }) => iso === 'CH')?.id ?? '',
    },
  },
});
refuse(identifyGuest?.userErrors);
const checkout = identifyGuest?.checkout;
refuse(checkout?.blockers);

const { placeOrder } = await kiosk.mutate(PlaceOrder, {
  input: { idempotencyKey: idempotencyKey(), cartHash: checkout?.cart.hash ?? '', termsAccepted: true },
});
refuse(placeOrder?.userErrors);
say(`Order ${placeOrder?.order?.number}: ${placeOrder?.order?.total.formatted}`);
if (placeOrder?.paymentUrl) say(`To be paid at ${placeOrder.paymentUrl}`);

// The next customer is somebody else.
await kiosk.forgetSession();
