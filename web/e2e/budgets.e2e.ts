import { brotliCompressSync } from 'node:zlib';
import { ANNA, login } from './account-steps.ts';
import { CONTENT, expectWithin, FORM, HOME, KB, POTS } from './budget.ts';
import { putInCart } from './checkout-steps.ts';
import { expect, test } from './test.ts';

test('content pages stay within their budget', async ({ shopper }) => {
  shopper.allowConsoleErrors(/404 \(Not Found\)/);
  for (const path of [
    '/search?search=messer',
    '/rezepte/',
    '/rezepte/kuerbissuppe-mit-ingwer/',
    '/ersatzteile/',
    '/agb/',
    '/wishlist',
    '/nothing-here/',
  ])
    await expectWithin(shopper, path, CONTENT);
});

test('login, registration, recovery, contact form, cart and checkout stay within their budget', async ({
  shopper,
}) => {
  await putInCart(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  const paths = [
    '/login',
    '/register',
    '/account/recover',
    '/service/kontakt/',
    '/checkout/cart',
    '/checkout',
  ];
  for (const path of paths) await expectWithin(await shopper.openTab(), path, FORM);
});

test('account pages stay within their budget', async ({ shopper }) => {
  await login(shopper, ANNA, '/account');
  await shopper.open('/account/order');
  const order = await shopper.link('order.viewOf').first().getAttribute('href');
  const paths = ['', '/order', '/address', '/profile', '/payment'].map((screen) => `/account${screen}`);
  for (const path of [...paths, order ?? '', '/account/order/code-of-a-link'])
    await expectWithin(await shopper.openTab(), path, FORM);
});

test('a listing of 24 products is at most 20 KB of HTML', async ({ shop }) => {
  const html = await (await fetch(`${shop.origin}/kochen/`)).text();
  expect(html.match(/data-testid="product-box"/g)).toHaveLength(24);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20 * KB);
});

test('a page change is one API request of at most 12 KB', async ({ shopper }) => {
  await shopper.open('/kochen/');
  const responses: Promise<number>[] = [];
  shopper.page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql')
      responses.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await shopper.page.locator('main').getByRole('link', { name: 'Töpfe und Kasserollen' }).first().click();
  await shopper.at(`**${POTS}`);
  await shopper.see('product-box').first().waitFor();
  await shopper.settled();
  const sizes = await Promise.all(responses);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(12 * KB);
});

test('no token, key or secret reaches the browser', async ({ shopper }) => {
  await shopper.open(HOME);
  const html = await shopper.page.content();
  expect(html).not.toMatch(/SWSC|SWIA|sw-access-key|sandbox-secret/);
  expect(await shopper.page.evaluate(() => document.cookie)).not.toContain('sw-context-token');
});
