import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

interface Manifest {
  readonly [source: string]: { readonly name?: string; readonly file: string };
}

/**
 * Matches the URLs of a chunk by its name in the build manifest.
 * @throws if the build has no such chunk, which would let a test wait forever
 */
function chunkNamed(name: string): RegExp {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const files = Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  if (files.length === 0) throw new Error(`The build has no chunk named ${name}`);
  return new RegExp(`/(?:${files.map(({ file }) => RegExp.escape(file)).join('|')})$`);
}

/** Chunk of the cart page, which the home page does not load. */
const CART_CODE = 'cart-page';
const GONE = /404|Failed to load|dynamically imported module/;

test('a chunk removed by a new build triggers a full page load', async ({ shopper }) => {
  shopper.allowConsoleErrors(GONE);
  await shopper.open('/');
  await shopper.page.route(chunkNamed(CART_CODE), (route) => route.fulfill({ status: 404 }), { times: 1 });
  await shopper.page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('a'), { href: '/checkout/cart', id: 'go' })),
  );
  await shopper.page.evaluate(() => document.getElementById('go')?.click());
  await shopper.see('cart-empty').waitFor();
  expect(new URL(shopper.page.url()).pathname).toBe('/checkout/cart');
});

test('a chunk that stays unavailable ends in an error page, not in a reload loop', async ({ shopper }) => {
  shopper.allowConsoleErrors(GONE);
  await shopper.open('/');
  let documents = 0;
  shopper.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await shopper.page.route(chunkNamed(CART_CODE), (route) => route.fulfill({ status: 404 }));
  await shopper.page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('a'), { href: '/checkout/cart', id: 'go' })),
  );
  await shopper.page.evaluate(() => document.getElementById('go')?.click());
  await shopper.see('error-page').waitFor();
  expect(documents).toBe(1);
});

test('an hour after a new build the next page change is a full load', async ({ shopper }) => {
  await shopper.page.clock.install();
  await shopper.open('/');
  await shopper.page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }));
  const latestBuild = shopper.page.waitForResponse('**/builds/latest.json');
  await shopper.page.clock.fastForward('01:00:01');
  await (await latestBuild).finished();
  const loaded = shopper.page.waitForRequest((request) => request.isNavigationRequest());
  await shopper.page.getByRole('link', { name: 'Kochen' }).first().click();
  expect(new URL((await loaded).url()).pathname).toBe('/kochen/');
});
