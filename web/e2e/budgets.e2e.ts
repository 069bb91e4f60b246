import { brotliCompressSync } from 'node:zlib';
import { firstLoad, kilobytes, told } from './first-load.ts';
import { expect, test } from './test.ts';

const KB = 1024;
/** What takes the room: docs/decisions/0027. */
const MAX_SCRIPT_KB = 105;
/** What is fetched for the next page once this one is done, and runs on none. */
const MAX_AHEAD_KB = 30;
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
      const own = travelled.filter(({ kind }) => kind !== 'ahead');
      expect(kilobytes(travelled, 'script')).toBeGreaterThan(50);
      expect(kilobytes(travelled, 'script')).toBeLessThanOrEqual(MAX_SCRIPT_KB);
      expect(kilobytes(travelled, 'stylesheet')).toBeLessThanOrEqual(15);
      expect(own.length).toBeLessThanOrEqual(40);
      expect(own.filter((one) => one.path === '/graphql')).toEqual([]);
      expect(kilobytes(travelled, 'ahead')).toBeLessThanOrEqual(MAX_AHEAD_KB);
    });
  });
}

test('who saves data gets nothing ahead', async ({ arrive }) => {
  const shopper = await arrive();
  await shopper.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const travelled = await firstLoad(shopper, '/');
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
