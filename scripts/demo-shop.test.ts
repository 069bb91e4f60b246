import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, register } from '../gateway/testing/customer.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import { type Replica, startReplica } from '../gateway/testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../gateway/testing/guest.ts';
import { Shopper } from '../gateway/testing/shopper.ts';
import { type DemoShop, startDemoShop } from './start-demo.ts';

const PORT = String(await freePort());

let sandbox: DemoShop;
let gateway: Replica;

beforeAll(async () => {
  sandbox = await startDemoShop({ PORT, SANDBOX_PORT: '0' });
  gateway = await startReplica(
    { upstream: sandbox },
    { PORT, PUBLIC_URL: sandbox.storefront, ...sandbox.environment },
  );
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

const visitor = (language: string) => new Shopper(gateway.url, { 'kontor-locale': language });

/** Links of the last mail. */
function links(): string[] {
  return (
    sandbox.controls
      .mails()
      .at(-1)
      ?.text.match(/https?:\S+/g) ?? []
  );
}

/** Actions that send a mail with a link. */
const MAILS: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
  'confirm a registration': (shopper) => register(shopper),
  "see a guest's order": async (shopper) => {
    await addToCart(shopper, await buyableProduct(shopper));
    await identify(shopper);
    await placeOrder(shopper, newEmail());
  },
};

it.each(Object.entries(MAILS))('a demo on another port sends links to itself: %s', async (name, act) => {
  sandbox.controls.set({ doubleOptIn: name === 'confirm a registration' });
  for (const [language, address] of [
    ['de-DE', `http://localhost:${PORT}/`],
    ['fr-CH', `http://localhost:${PORT}/fr/`],
  ] as const) {
    await act(visitor(language));
    expect(links()).not.toEqual([]);
    for (const link of links()) expect(link.slice(0, address.length)).toBe(address);
  }
});

it('shows a product changed by staff at once', async () => {
  const shopper = visitor('de-DE');
  const id = await buyableProduct(shopper);
  const query = 'query ($id: ID!) { product(id: $id) { price { unitPrice { amount } } available } }';
  const { product: before } = await shopper.ask(query, { id });
  sandbox.controls.setProduct(id, { price: 12.5, stock: 0 });
  await expect
    .poll(async () => (await shopper.ask(query, { id }))['product'], { timeout: 5_000 })
    .not.toEqual(before);
});
