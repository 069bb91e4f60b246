import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { ANNA, login } from './account-steps.ts';
import { putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

const KB = 1024;
const MAX_REQUESTS = 40;

/** Kilobytes of the first load, compressed with brotli. */
interface Budget {
  readonly script: number;
  readonly style: number;
  readonly html: number;
}

/** See docs/decisions/0027 for the largest parts of the scripts. */
const LISTING: Budget = { script: 125, style: 15, html: 20 };
const CONTENT: Budget = { script: 125, style: 15, html: 14 };
/** Pages with forms, which load the code and texts of forms. */
const FORM: Budget = { script: 135, style: 16, html: 10 };

const HOME = '/';
const POTS = '/kochen/toepfe-und-kasserollen/';
const COCOTTE = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

/** Resource types with a budget. */
const WEIGHED = ['script', 'stylesheet', 'document'];

/** A file that a page loaded. */
interface LoadedFile {
  /** Playwright's resource type. */
  readonly kind: string;
  readonly path: string;
  /** Compressed with brotli if the type has a budget. */
  readonly bytes: number;
}

/** Compressed sizes of assets, whose URLs contain a hash. */
const assetBytes = new Map<string, number>();

async function weigh(response: Response): Promise<LoadedFile> {
  const kind = response.request().resourceType();
  const path = new URL(response.url()).pathname;
  const cached = WEIGHED.includes(kind) ? assetBytes.get(path) : 0;
  if (cached !== undefined) return { kind, path, bytes: cached };
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = brotliCompressSync(body).length;
  if (path.startsWith('/assets/')) assetBytes.set(path, bytes);
  return { kind, path, bytes };
}

/** Everything that a page loads until it sends no more requests, without interaction. */
async function firstLoad(shopper: Shopper, path: string): Promise<LoadedFile[]> {
  const all: Promise<LoadedFile>[] = [];
  shopper.page.on('response', (response) => all.push(weigh(response)));
  await shopper.open(path);
  await shopper.settled();
  const files = await Promise.all(all);
  shopper.page.removeAllListeners('response');
  return files;
}

async function expectWithin(shopper: Shopper, path: string, budget: Budget): Promise<LoadedFile[]> {
  const files = await firstLoad(shopper, path);
  const kilobytes = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes / KB, 0);
  const [script, style, html] = WEIGHED.map(kilobytes);
  const kb = (size = 0) => size.toFixed(1);
  const line = `budget: ${path} ${kb(script)} KB script, ${kb(style)} KB style, ${kb(html)} KB HTML, ${files.length} requests\n`;
  process.stdout.write(line);
  expect.soft(script, line).toBeGreaterThan(50);
  expect.soft(script, line).toBeLessThanOrEqual(budget.script);
  expect.soft(style, line).toBeLessThanOrEqual(budget.style);
  expect.soft(html, line).toBeLessThanOrEqual(budget.html);
  return files;
}

test('home, listing and product stay within their budget, list their scripts and send no API request', async ({
  arrive,
}) => {
  for (const path of [HOME, POTS, COCOTTE]) {
    const shopper = await arrive();
    const files = await expectWithin(shopper, path, LISTING);
    expect(files.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(files.filter((one) => one.path === '/graphql')).toEqual([]);
    const named = await shopper.page.evaluate(() => {
      const { src, dataset } = document.querySelector<HTMLScriptElement>('script[data-entry]') ?? {};
      return [new URL(src ?? '').pathname, dataset?.['entry'], ...(dataset?.['modules'] ?? '').split(' ')];
    });
    const scripts = files.filter(({ kind }) => kind === 'script').map((one) => one.path);
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
  }
});

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
