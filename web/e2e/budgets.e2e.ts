import { brotliCompressSync } from 'node:zlib';
import { describeLoad, firstLoad, kilobytes } from './first-load.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

const KB = 1024;
/** See docs/decisions/0027 for its largest parts. */
const MAX_SCRIPT_KB = 125;
const PAGES = [
  ['home', '/'],
  ['listing', '/kochen/toepfe-und-kasserollen/'],
  ['product', '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/'],
] as const;

for (const [name, path] of PAGES) {
  test.describe(`the first load of the ${name} page`, () => {
    test('stays within the byte and request budgets and sends no API request', async ({ shopper }) => {
      const files = await firstLoad(shopper, path);
      process.stdout.write(describeLoad(path, files));
      expect(kilobytes(files, 'script')).toBeGreaterThan(50);
      expect(kilobytes(files, 'script')).toBeLessThanOrEqual(MAX_SCRIPT_KB);
      expect(kilobytes(files, 'stylesheet')).toBeLessThanOrEqual(15);
      expect(files.length).toBeLessThanOrEqual(40);
      expect(files.filter((one) => one.path === '/graphql')).toEqual([]);
    });
  });
}

test('the HTML lists every script of the page', async ({ arrive }) => {
  for (const [, path] of PAGES) {
    const shopper = await arrive();
    const files = await firstLoad(shopper, path);
    const named = await shopper.page.evaluate(() => {
      const { src, dataset } = document.querySelector<HTMLScriptElement>('script[data-entry]') ?? {};
      return [new URL(src ?? '').pathname, dataset?.['entry'], ...(dataset?.['modules'] ?? '').split(' ')];
    });
    const scripts = files.filter(({ kind }) => kind === 'script').map((one) => one.path);
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
  }
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
  await shopper.at('**/kochen/toepfe-und-kasserollen/');
  await shopper.see('product-box').first().waitFor();
  await shopper.settled();
  const sizes = await Promise.all(responses);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(12 * KB);
});

test('a thousand anonymous page views create no Shopware context', async ({ shop }) => {
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
