import { createClient, idempotencyKey, memorySession } from '@kontor/client';
import { graphql } from './gql/gql.ts';

/**
 * A kiosk in a store: no cookies, a key of its own, and a new session for each customer, who may have a promotion code.
 * `SHOP=http://localhost:3000 node src/kiosk.ts WILLKOMMEN10`
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
  query KioskShelf($categoryId: ID!, $input: ListingInput) {
    listing(categoryId: $categoryId, input: $input) {
      products { id name available hasVariants price { unit { formatted } } }
      pageInfo { total }
      sortings { key label }
      filters {
        __typename
        key
        label
        ... on OptionFilter { values(first: 5) { option { id label } } }
        # Fields of one name that have other types elsewhere get another name.
        ... on RangeFilter { min max }
        ... on RatingFilter { best: max }
      }
    }
  }
`);

const Product = graphql(`
  query KioskProduct($id: ID!) {
    product(id: $id) { id variantChoices { options { option { id label } selected combinable available } } }
  }
`);

const Variant = graphql(`
  query KioskVariant($productId: ID!, $options: [ID!]!) {
    variant(productId: $productId, options: $options) { id name variant purchase { min } }
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

const Promotion = graphql(`
  mutation KioskPromotion($input: AddPromotionCodeInput!) {
    addPromotionCode(input: $input) {
      cart { id hash promotions { id code label discount { formatted } } savedPromotions { code message } }
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
const { categoryId } = category;
const { listing } = await kiosk.query(Shelf, { categoryId, input: { limit: 12 } }, { shared: true });
say(
  `${category.label}: ${listing?.pageInfo.total}, by ${listing?.sortings.map(({ key }) => key).join(', ')}`,
);

// What can be filtered and sorted by comes with the listing.
const filter = listing?.filters.find((one) => one.key.startsWith('properties:'));
const value = filter?.__typename === 'OptionFilter' ? filter.values[0]?.option : null;
const input = { sorting: 'price-asc', properties: value ? [value.id] : [], limit: 12 };
const filtered = (await kiosk.query(Shelf, { categoryId, input }, { shared: true })).listing;
say(`${filter?.label} ${value?.label}: ${filtered?.products.map(({ name }) => name).join(', ')}`);

/** The product that has the last option to be had of the first choice, and the others as they are shown. */
async function otherVariant(productId: string) {
  const { product } = await kiosk.query(Product, { id: productId }, { shared: true });
  const options = (product?.variantChoices ?? []).flatMap(({ options: all }, choice) => {
    const shown = all.find(({ selected }) => selected);
    const wanted = choice > 0 ? shown : all.findLast(({ combinable, available }) => combinable && available);
    return (wanted ?? shown)?.option.id ?? [];
  });
  return (await kiosk.query(Variant, { productId, options }, { shared: true })).variant;
}

const available = (listing?.products ?? []).filter((one) => one.available);
const chosen = available.find((one) => one.hasVariants);
const variant = chosen ? await otherVariant(chosen.id) : null;
say(`${variant?.name}: ${variant?.variant.join(', ')}`);
const plain = available.filter((one) => !one.hasVariants).slice(0, 2);
const items = [
  ...plain.map(({ id }) => ({ productId: id })),
  ...(variant ? [{ productId: variant.id, quantity: variant.purchase.min }] : []),
];

const { addItemsToCart } = await kiosk.mutate(Add, {
  // The key makes it once, however often the kiosk's network makes it try.
  input: { items, idempotencyKey: idempotencyKey() },
});
// What cannot be had is told, and the rest is in the cart.
for (const { message } of addItemsToCart?.userErrors ?? []) say(message);
say(`In the cart: ${addItemsToCart?.cart?.count}`);

const [code] = process.argv.slice(2);
if (code) {
  const { addPromotionCode } = await kiosk.mutate(Promotion, { input: { code } });
  for (const { message } of addPromotionCode?.userErrors ?? []) say(message);
  const promotion = addPromotionCode?.cart?.promotions.find((one) => one.code === code);
  if (promotion) say(`${promotion.label}: ${promotion.discount.formatted}`);
}

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

const order = { idempotencyKey: idempotencyKey(), cartHash: checkout?.cart.hash ?? '', termsAccepted: true };
// Somebody presses twice: with the same key it is one order, and both hear of it.
const [{ placeOrder }] = await Promise.all([
  kiosk.mutate(PlaceOrder, { input: order }),
  kiosk.mutate(PlaceOrder, { input: order }),
]);
refuse(placeOrder?.userErrors);
say(`Order ${placeOrder?.order?.number}: ${placeOrder?.order?.total.formatted}`);
if (placeOrder?.paymentUrl) say(`To be paid at ${placeOrder.paymentUrl}`);

// The next customer is somebody else.
await kiosk.forgetSession();
