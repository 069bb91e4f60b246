import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

/** Simulates staff clearing the postcode of every address. */
function emptyPostcodes(): void {
  gateway.upstream.fault = ({ path, headers }, response) => {
    if (path !== '/store-api/context') return false;
    const token = String(headers['sw-context-token']);
    const sessionHeaders = { 'sw-access-key': String(headers['sw-access-key']), 'sw-context-token': token };
    void fetch(gateway.sandbox.url + path, { headers: sessionHeaders })
      .then((answer) => answer.text())
      .then((text) => {
        response.writeHead(200, { 'content-type': 'application/json', 'sw-context-token': token });
        response.end(text.replaceAll(/"zipcode":"[^"]*"/g, '"zipcode":""'));
      });
    return true;
  };
}

test('an incomplete address blocks the order with a notice', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
  const ask = '{ checkout { canOrder blockers { code message severity } } }';
  expect(at(await shopper.ask(ask), 'checkout')).toEqual({ canOrder: true, blockers: [] });
  emptyPostcodes();
  expect(at(await shopper.ask(ask), 'checkout')).toEqual({
    canOrder: false,
    blockers: [
      {
        code: 'BILLING_ADDRESS_INVALID',
        message: 'The billing address is incomplete. Please check it.',
        severity: 'DANGER',
      },
    ],
  });
});
