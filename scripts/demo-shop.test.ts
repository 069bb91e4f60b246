import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, newEmail, register } from '../gateway/testing/customer.ts';
import { type Replica, startReplica } from '../gateway/testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../gateway/testing/guest.ts';
import { Shopper, textAt } from '../gateway/testing/shopper.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { startDemoShop } from './demo-shop.ts';

const PORT = '4310';

let sandbox: Sandbox;
let gateway: Replica;

beforeAll(async () => {
  sandbox = await startDemoShop({ PORT, SANDBOX_PORT: '0' });
  gateway = await startReplica({ upstream: sandbox }, { PUBLIC_URL: `http://localhost:${PORT}` });
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
  'set a new password': (shopper) =>
    shopper.ask(
      'mutation { requestPasswordRecovery(input: { email: "anna@example.ch" }) { done userErrors { code } } }',
    ),
  'confirm the newsletter': (shopper) =>
    shopper.ask(
      'mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { done } }',
      {
        input: { email: newEmail() },
      },
    ),
  "see a guest's order": async (shopper) => {
    await addToCart(shopper, await buyableProduct(shopper));
    await identify(shopper);
    await placeOrder(shopper, newEmail());
  },
  'see an order of a demo customer': async (shopper) => {
    await login(shopper, 'anna@example.ch', 'kontor-demo');
    await addToCart(shopper, await buyableProduct(shopper));
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

it.each([
  [{ PUBLIC_URL: 'https://demo.example/' }, 'https://demo.example'],
  [{}, 'http://localhost:3000'],
])('knows where it is reached: %o', async (environment, origin) => {
  const other = await startDemoShop({ ...environment, SANDBOX_PORT: '0' });
  const answer = await fetch(`${other.url}/store-api/context`, {
    headers: { 'sw-access-key': 'SWSCKONTORSANDBOXDEMOSHOP0' },
  });
  const context: unknown = await answer.json();
  await other.close();
  expect(textAt(context, 'salesChannel', 'domains', 0, 'url')).toBe(origin);
});

it('names the variable to change if the port is in use', async () => {
  const { port } = new URL(sandbox.url);
  await expect(startDemoShop({ PORT, SANDBOX_PORT: port })).rejects.toThrow(
    `Port ${port} of the sandbox is taken by another program: set SANDBOX_PORT to one that is free`,
  );
});
