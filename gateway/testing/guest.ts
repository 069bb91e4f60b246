import { isObject } from '../lib/json.ts';
import { at, type Client, type Shopper, textAt } from './shopper.ts';

/** Id of an available product that is not a download, found through the menu. */
export async function buyableProduct(shopper: Client): Promise<string> {
  const menu = await shopper.ask('{ navigation(kind: MAIN, depth: 1) { id: categoryId } }');
  const entries = at(menu, 'navigation');
  for (const entry of Array.isArray(entries) ? entries : []) {
    const found = await shopper.ask(
      'query ($id: ID!) { listing(categoryId: $id) { nodes { id available price { unitPrice { amount } } } } }',
      { id: textAt(entry, 'id') },
    );
    const products = at(found, 'listing', 'nodes');
    const product = (Array.isArray(products) ? products : []).find(
      (one) => isObject(one) && one['available'] === true,
    );
    if (product) return textAt(product, 'id');
  }
  throw new Error('The demo shop sells nothing');
}

/** Distinct ids of the products in all categories of the menu. */
export async function productIds(shopper: Client): Promise<string[]> {
  const { navigation } = await shopper.ask('{ navigation(kind: MAIN, depth: 1) { id: categoryId } }');
  const found = new Set<string>();
  for (const entry of Array.isArray(navigation) ? navigation : []) {
    const { listing } = await shopper.ask(
      'query ($id: ID!) { listing(categoryId: $id, first: 100) { nodes { id } } }',
      { id: textAt(entry, 'id') },
    );
    const products = at(listing, 'nodes');
    for (const product of Array.isArray(products) ? products : []) found.add(textAt(product, 'id'));
  }
  return [...found];
}

/** Adds a product to the cart; returns the payload. */
export async function addToCart(shopper: Client, productId: string, quantity = 1): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
      cart { hash totalQuantity notices { code message } items { id quantity } } userErrors { code field message } } }`,
    { input: { items: [{ productId, quantity }] } },
  );
  return data['addToCart'];
}

/** Ids of a salutation and of Switzerland. */
export async function swissAddress(shopper: Client) {
  const facts = await shopper.ask('{ countries { id isoCode } salutations { id } }');
  const countries = at(facts, 'countries');
  const swiss = (Array.isArray(countries) ? countries : []).find(
    (country) => isObject(country) && country['isoCode'] === 'CH',
  );
  return {
    salutationId: textAt(facts, 'salutations', 0, 'id'),
    address: { street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf', countryId: textAt(swiss, 'id') },
  };
}

/** Identifies the guest; returns the payload. */
export async function identify(
  shopper: Client,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const { salutationId, address } = await swissAddress(shopper);
  const data = await shopper.ask(
    `mutation ($input: SetGuestCustomerInput!) { setGuestCustomer(input: $input) {
      checkout { canOrder blockers { code } customer { email isGuest } cart { hash totalQuantity } paymentMethods { method { id name } } }
      userErrors { code field message } } }`,
    {
      input: {
        salutationId,
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna.muster@example.com',
        billingAddress: address,
        ...changes,
      },
    },
  );
  return data['setGuestCustomer'];
}

/** Orders the current cart; returns the payload. */
export async function placeOrder(
  shopper: Client,
  idempotencyKey: string,
  cartHash?: string,
): Promise<unknown> {
  const hash = cartHash ?? textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  const data = await shopper.ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { id number paid total { amount } items { label quantity } email } paymentUrl
      cart { notices { code } } userErrors { code field message } } }`,
    { input: { idempotencyKey, cartHash: hash, termsAccepted: true } },
  );
  return data['placeOrder'];
}

/** Orders; returns the number of the order, or the code of the error. */
export async function numberOrCode(shopper: Shopper, key: string, hash: string): Promise<string> {
  const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    order { number } userErrors { code } } }`;
  const input = { idempotencyKey: key, cartHash: hash, termsAccepted: true };
  const { data, errors } = await shopper.send(mutation, { input });
  if (errors !== undefined) return textAt(errors, 0, 'extensions', 'code');
  const number = at(data, 'placeOrder', 'order', 'number');
  return typeof number === 'string' ? number : textAt(data, 'placeOrder', 'userErrors', 0, 'code');
}
