import type { TestShop } from './shop.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const EXPECTED = /Failed to load resource|the server responded with a status/;
const status = async (shop: TestShop, path: string): Promise<number> =>
  (await fetch(`${shop.origin}${path}`)).status;

test('an unknown path returns 404 and links to the home page', async ({ shopper, shop }) => {
  expect(await status(shop, '/gibt/es/nicht/')).toBe(404);
  shopper.allowConsoleErrors(EXPECTED);
  await shopper.open('/gibt/es/nicht/');
  expect(await shopper.see('error-status').textContent()).toBe('404');
  await shopper.expectAccessible();
  await shopper.field('search.label').fill('alva');
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=alva');
  await shopper.back();
  await shopper.link('error.home').click();
  await shopper.see('home-page').waitFor();
});

test('maintenance returns 503 with Retry-After, also for cached pages', async ({ shopper, shop }) => {
  await status(shop, '/kochen/');
  shop.setMaintenance(true);
  const answer = await fetch(`${shop.origin}/search?search=wartung`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  shopper.allowConsoleErrors(EXPECTED);
  await shopper.open('/search?search=wartung-2');
  await shopper.see('maintenance-page').waitFor();
  await shopper.expectAccessible();
  expect(await status(shop, '/kochen/')).toBe(503);
  shop.setMaintenance(false);
  // The gateway polls Shopware once a second.
  await expect.poll(() => status(shop, '/kochen/')).toBe(200);
  await shopper.link('error.retry').click();
  await shopper.see('search-title').waitFor();
});

/** Searches in the header, which is a client-side page change. */
async function search(shopper: Shopper, term: string): Promise<void> {
  await shopper.link('search').click();
  await shopper.field('search.label').fill(term);
  await shopper.field('search.label').press('Enter');
}

test('a failed page can be retried and does not block the history', async ({ shopper, shop }) => {
  shopper.allowConsoleErrors(EXPECTED);
  await shopper.open('/kochen/');
  shop.fail({ path: '/store-api/search', times: 200, kind: 'reset' });
  await search(shopper, 'steht-still');
  await shopper.see('error-title').waitFor();
  expect(await shopper.see('error-status').textContent()).toBe('502');
  await shopper.back();
  await shopper.see('listing-page').waitFor();
  await shopper.forward();
  await shopper.see('error-title').waitFor();
  shop.sandbox.clearFaults();
  await shopper.link('error.retry').click();
  await shopper.see('search-title').waitFor();
  await shopper.back();
  await shopper.see('listing-page').waitFor();
});

test('an overloaded shop shows the wait time and loads the page afterwards', async ({ shopper }) => {
  shopper.allowConsoleErrors(EXPECTED);
  await shopper.open('/kochen/');
  let busy = true;
  await shopper.page.route(/\/graphql.*zu-voll/, (route) => {
    if (!busy) return route.fallback();
    const extensions = { code: 'RATE_LIMITED', status: 429, retryAfter: 1 };
    return route.fulfill({ status: 429, json: { errors: [{ message: 'busy', extensions }] } });
  });
  await search(shopper, 'zu-voll');
  await shopper.see('error-retry-note').waitFor();
  expect(await shopper.see('error-status').textContent()).toBe('503');
  busy = false;
  await shopper.see('search-title').waitFor();
});

test('a page change without a connection keeps the page and shows a notice', async ({ shopper }) => {
  shopper.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await shopper.open('/kochen/');
  await search(shopper, 'vorher');
  await shopper.see('search-title').waitFor();
  await shopper.page.context().setOffline(true);
  const before = shopper.page.url();
  await search(shopper, 'ohne-netz');
  await shopper.see('notification-box').waitFor();
  expect([shopper.page.url(), await shopper.see('search-title').count()]).toEqual([before, 1]);
  await shopper.page.context().setOffline(false);
  await shopper.see('notification-box').getByRole('button', { name: 'Noch einmal' }).click();
  await expect.poll(() => shopper.page.url()).toContain('ohne-netz');
});

test('a slow page change shows a progress bar and a skeleton without an overlay', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/kochen/');
  let answer = (_: unknown) => {};
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql?*', async (route) => {
    await held;
    await route.abort('internetdisconnected');
  });
  const link = page.getByTestId('product-box-link').nth(6);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.locator('html[data-loading]')).toBeAttached();
  await expect(shopper.see('page-outline')).toHaveAttribute('data-kind', 'product');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(shopper.link('search')).toBeVisible();
  await expect(shopper.see('listing-page')).toBeHidden();
  // An unreachable page leaves the screen unchanged.
  await page.context().setOffline(true);
  shopper.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  answer(undefined);
  await shopper.see('notification-box').waitFor();
  await expect(shopper.see('page-outline')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.context().setOffline(false);
  await page.unroute('**/graphql?*');
  await shopper.see('notification-box').getByRole('button', { name: 'Noch einmal' }).click();
  await shopper.see('product-page').waitFor();
});

test('going back without a connection explains why and loads the page once online', async ({ shopper }) => {
  shopper.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await shopper.open('/kochen/');
  await search(shopper, 'zurueck');
  await shopper.see('search-title').waitFor();
  await shopper.reload();
  await shopper.page.context().setOffline(true);
  await shopper.back();
  await shopper.see('offline-page').waitFor();
  await shopper.expectAccessible();
  const torn = shopper.see('offline-page').locator('img');
  expect(await torn.count(), 'pictures that cannot be had').toBe(0);
  await shopper.page.context().setOffline(false);
  await shopper.see('listing-page').waitFor();
});

test('error pages work under load and for malformed URLs', async ({ shopper }) => {
  shopper.allowConsoleErrors(EXPECTED);
  await shopper.openWithoutScripts('/fr/%E0%A4%A');
  await shopper.page.getByRole('link', { name: 'Retour à l’accueil' }).waitFor();
  await shopper.expectAccessible();
  const font = await shopper.page.evaluate(() => getComputedStyle(document.body).display);
  expect(font).toBe('grid');
});
