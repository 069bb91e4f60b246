import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;
let euro: string;

const gateway = testGateway();
beforeAll(async () => {
  const visitor = new Shopper(gateway.url);
  product = await buyableProduct(visitor);
  const { currencies } = await visitor.ask('{ currencies { id isoCode } }');
  const found = (Array.isArray(currencies) ? currencies : []).find((one) => at(one, 'isoCode') === 'EUR');
  euro = textAt(found, 'id');
});

const MIXED = `query ($id: ID!) {
  session { currency { isoCode } } cart { total { currencyCode } } product(id: $id) { price { unitPrice { currencyCode } } } }`;

/** Currencies of the session, the cart and a product in one answer. */
async function currencies(shopper: Shopper): Promise<unknown[]> {
  const data = await shopper.ask(MIXED, { id: product });
  return [
    at(data, 'session', 'currency', 'isoCode'),
    at(data, 'cart', 'total', 'currencyCode'),
    at(data, 'product', 'price', 'unitPrice', 'currencyCode'),
  ];
}

async function chooseEuro(shopper: Shopper): Promise<void> {
  await shopper.ask(
    'mutation ($input: UpdateSessionInput!) { updateSession(input: $input) { userErrors { code } } }',
    {
      input: { currencyId: euro },
    },
  );
}

describe('all prices of a response are in one currency', () => {
  test('that of the session once it was chosen, kept by adding to the cart', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product);
    expect(await currencies(shopper)).toEqual(['CHF', 'CHF', 'CHF']);
    await chooseEuro(shopper);
    expect(await currencies(shopper)).toEqual(['EUR', 'EUR', 'EUR']);
    await addToCart(shopper, product);
    expect(await currencies(shopper)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  test('that of the session for a read that names another, until a change', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product);
    const inEuro = shopper.sending({ 'kontor-currency': 'EUR' });
    expect(await currencies(inEuro)).toEqual(['CHF', 'CHF', 'CHF']);
    await addToCart(inEuro, product);
    expect(await currencies(inEuro)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  test('that of the request for a visitor', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-currency': 'EUR' });
    expect(await currencies(shopper)).toEqual(['EUR', 'EUR', 'EUR']);
  });
});
