import { brotliCompressSync } from 'node:zlib';
import { ANNA } from './account-steps.ts';
import { addProduct } from './checkout-steps.ts';
import { firstLoad, kilobytes, told } from './first-load.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const KB = 1024;
/** What takes the room: docs/decisions/0027. */
const MAX_SCRIPT_KB = 125;
/** What is fetched for the next page once the shopper uses this one, and runs on none. */
const MAX_AHEAD_KB = 30;
/** Moves the pointer, as every shopper does before a press; over no link, which would fetch its page. */
async function startToUse(shopper: Shopper): Promise<void> {
  await shopper.page.mouse.move(2, 2);
  await shopper.page.mouse.move(4, 4);
  await shopper.settled();
}

const PAGES = [
  ['home', '/'],
  ['listing', '/kochen/toepfe-und-kasserollen/'],
  ['product', '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/'],
] as const;

for (const [name, path] of PAGES) {
  test.describe(`the first load of the ${name} page`, () => {
    test('keeps its budget of bytes and requests, and asks the API for nothing', async ({ shopper }) => {
      const travelled = await firstLoad(shopper, path);
      process.stdout.write(told(path, travelled));
      expect(kilobytes(travelled, 'script')).toBeGreaterThan(50);
      expect(kilobytes(travelled, 'script')).toBeLessThanOrEqual(MAX_SCRIPT_KB);
      expect(kilobytes(travelled, 'stylesheet')).toBeLessThanOrEqual(15);
      expect(travelled.length).toBeLessThanOrEqual(40);
      expect(travelled.filter((one) => one.path === '/graphql')).toEqual([]);
    });
  });
}

test('a page names all of its scripts at once, so that none is asked for by another', async ({ arrive }) => {
  for (const [, path] of PAGES) {
    const shopper = await arrive();
    const travelled = await firstLoad(shopper, path);
    const named = await shopper.page.evaluate(() => {
      const { src, dataset } = document.querySelector<HTMLScriptElement>('script[data-entry]') ?? {};
      return [new URL(src ?? '').pathname, dataset?.['entry'], ...(dataset?.['modules'] ?? '').split(' ')];
    });
    const scripts = travelled.filter(({ kind }) => kind === 'script').map((one) => one.path);
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
  }
});

test('a page that the shopper uses fetches at most 30 KB ahead', async ({ shopper }) => {
  const travelled = await firstLoad(shopper, '/', startToUse);
  expect(kilobytes(travelled, 'ahead')).toBeGreaterThan(5);
  expect(kilobytes(travelled, 'ahead')).toBeLessThanOrEqual(MAX_AHEAD_KB);
});

test('who saves data gets nothing ahead', async ({ arrive }) => {
  const shopper = await arrive();
  await shopper.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const travelled = await firstLoad(shopper, '/', startToUse);
  expect(kilobytes(travelled, 'script')).toBeGreaterThan(50);
  expect(travelled.filter(({ kind }) => kind === 'ahead')).toEqual([]);
});

test('a listing of 24 products is at most 20 KB of HTML', async ({ shop }) => {
  const html = await (await fetch(`${shop.origin}/kochen/`)).text();
  expect(html.match(/data-testid="product-box"/g)).toHaveLength(24);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20 * KB);
});

test('a page change is one API request of at most 12 KB', async ({ shopper }) => {
  await shopper.open('/kochen/');
  const asked: Promise<number>[] = [];
  shopper.page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql')
      asked.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await shopper.page.locator('main').getByRole('link', { name: 'Töpfe und Kasserollen' }).first().click();
  await shopper.at('**/kochen/toepfe-und-kasserollen/');
  await shopper.see('product-box').first().waitFor();
  await shopper.settled();
  const sizes = await Promise.all(asked);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(12 * KB);
});

/** Paths of the scripts that had to travel for what was done on a page. */
async function scriptsFor(shopper: Shopper, act: () => Promise<unknown>): Promise<string[]> {
  await shopper.page.evaluate(() => performance.clearResourceTimings());
  await act();
  await shopper.settled();
  return shopper.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}

/** Presses without a touch, which would bring more than the move needs. */
const press = (shopper: Shopper, selector: string) =>
  shopper.page.evaluate((pressed) => document.querySelector<HTMLElement>(pressed)?.click(), selector);

test('a move to a listing, on to a product and into the basket waits for no code', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.settled();
  await startToUse(shopper);
  const toListing = async () => {
    await press(shopper, 'footer a[href="/kochen/"]');
    await shopper.see('listing-products').getByTestId('product-box').first().waitFor();
  };
  expect(await scriptsFor(shopper, toListing)).toEqual([]);
  const toProduct = async () => {
    await press(shopper, '[data-testid=product-box-link][href*="cocotte-alva"]');
    await shopper.see('product-page').getByTestId('product-add-to-cart-button').waitFor();
  };
  expect(await scriptsFor(shopper, toProduct)).toEqual([]);
  const intoBasket = async () => {
    await press(shopper, '[data-testid=product-add-to-cart-button]');
    await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  };
  expect(await scriptsFor(shopper, intoBasket)).toEqual([]);
});

test('a move from the basket to the checkout, and from the login to the account, waits for no code', async ({
  shopper,
}) => {
  await addProduct(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await shopper.open('/checkout/cart');
  await shopper.see('cart-checkout-link').first().waitFor();
  await startToUse(shopper);
  const toCheckout = async () => {
    await press(shopper, '[data-testid=cart-checkout-link]');
    await shopper.see('checkout-form').waitFor();
  };
  expect(await scriptsFor(shopper, toCheckout)).toEqual([]);
  await shopper.open('/login');
  await shopper.see('login-email-input').fill(ANNA.email);
  await shopper.see('login-password-input').fill(ANNA.password);
  await shopper.settled();
  const toAccount = async () => {
    await press(shopper, '[data-testid=login-submit-button]');
    await shopper.see('account-overview').waitFor();
  };
  expect(await scriptsFor(shopper, toAccount)).toEqual([]);
});

test('a thousand anonymous page views make no context at Shopware', async ({ shop }) => {
  shop.sandbox.requests.clear();
  for (let batch = 0; batch < 50; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fetch(`${shop.origin}${PAGES[index % 3]?.[1]}`)),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(shop.sandbox.requests.entries.filter(({ withToken }) => withToken)).toEqual([]);
});

test('no token, key or secret reaches the browser', async ({ shopper }) => {
  await shopper.open('/');
  const html = await shopper.page.content();
  expect(html).not.toMatch(/SWSC|SWIA|sw-access-key|sandbox-secret/);
  expect(await shopper.page.evaluate(() => document.cookie)).not.toContain('sw-context-token');
});
