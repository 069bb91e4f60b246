import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../gateway/testing/customer.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import { type Replica, startReplica } from '../gateway/testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder } from '../gateway/testing/guest.ts';
import { at, Shopper } from '../gateway/testing/shopper.ts';
import { startDemoShops } from './start-demo.ts';

const CUSTOMERS = {
  kontor: ['anna@example.ch', 'kontor-demo'],
  plain: ['jonas@example.com', 'pedalhof-demo'],
} as const;

let demo: Awaited<ReturnType<typeof startDemoShops>>;
let gateway: Replica;

beforeAll(async () => {
  const PORT = String(await freePort());
  demo = await startDemoShops({ PORT, SANDBOX_PORT: String(await freePort()) });
  gateway = await startReplica({ upstream: { url: '' } }, { PORT, ...demo.environment });
});
afterAll(async () => {
  await gateway.close();
  await demo.close();
});

test.each(Object.entries(CUSTOMERS))(
  'the sandbox of %s sends mails and webhooks for its shop',
  async (key, [email, password]) => {
    const { storefront = '', url = '' } = demo.shops.find((shop) => shop.key === key) ?? {};
    const shopper = new Shopper(gateway.url, { host: new URL(storefront).host });
    await login(shopper, email, password);
    await addToCart(shopper, await buyableProduct(shopper));
    expect(at(await placeOrder(shopper, `order-of-${key}`), 'order', 'number')).toBeTruthy();
    expect(await (await fetch(`${url}/_sandbox/mails`)).text()).toContain(storefront);
    const webhooks = async () => (await fetch(`${gateway.url}/metrics`)).text();
    await expect
      .poll(webhooks, { timeout: 5_000 })
      .toMatch(
        new RegExp(`\\{route="/webhook/shopware",method="POST",status="200",channel="${key}"\\} [1-9]`),
      );
  },
);
