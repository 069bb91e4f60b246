import { type Browser, chromium } from '@playwright/test';
import { findWholeChromium } from '../../scripts/tools.ts';
import { expect, test } from './test.ts';

const executablePath = findWholeChromium();
let browser: Browser;

// Playwright's own browser keeps no page that was left.
test.beforeAll(async () => {
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Notes in the storage of the shop how a page came to be seen: the browser's tools do not follow one that was kept. */
function note(): void {
  const reasons = (one: unknown): readonly { readonly reason: string }[] =>
    typeof one === 'object' && one !== null && 'reasons' in one && Array.isArray(one.reasons)
      ? one.reasons
      : [];
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation');
    const why = entry && 'notRestoredReasons' in entry ? reasons(entry.notRestoredReasons) : [];
    const told = persisted ? 'kept' : `loaded: ${why.map(({ reason }) => reason).join(', ')}`;
    localStorage.setItem('seen', [localStorage.getItem('seen') ?? '', told].filter(Boolean).join('; '));
  });
}

for (const path of [
  '/',
  '/kochen/',
  '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/',
  '/rezepte/',
  '/search?search=messer',
  '/checkout/cart',
  '/checkout',
  '/login',
]) {
  test(`${path} is restored from the back/forward cache`, async ({ shop }) => {
    const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-CH' });
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const page = await context.newPage();
    await page.addInitScript(note);
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => localStorage.setItem('seen', ''));
    await page.evaluate(() => location.assign('/robots.txt'));
    await page.waitForURL('**/robots.txt', { waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await expect.poll(() => other.evaluate(() => localStorage.getItem('seen'))).toMatch(/(?:^|; )kept$/);
    await context.close();
  });
}
