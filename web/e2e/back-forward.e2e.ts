import { type Browser, chromium } from '@playwright/test';
import { findFullChromium } from '../../scripts/tools.ts';
import { expect, test } from './test.ts';

const executablePath = findFullChromium();
let browser: Browser;

// Playwright's default browser disables the back/forward cache.
test.beforeAll(async () => {
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Records in localStorage how a page was shown, because DevTools do not follow a restored page. */
function recordPageShow(): void {
  const reasons = (value: unknown): readonly { readonly reason: string }[] =>
    typeof value === 'object' && value !== null && 'reasons' in value && Array.isArray(value.reasons)
      ? value.reasons
      : [];
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation');
    const why = entry && 'notRestoredReasons' in entry ? reasons(entry.notRestoredReasons) : [];
    const source = persisted ? 'restored' : `loaded: ${why.map(({ reason }) => reason).join(', ')}`;
    localStorage.setItem('seen', [localStorage.getItem('seen') ?? '', source].filter(Boolean).join('; '));
  });
}

const PATHS = [
  '/',
  '/kochen/',
  '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/',
  '/rezepte/',
  '/search?search=messer',
  '/checkout/cart',
  '/checkout',
  '/login',
];

test('pages are restored from the back/forward cache', async ({ shop }) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-CH' });
  const observer = await context.newPage();
  await observer.goto('/robots.txt');
  for (const path of PATHS)
    await test.step(path, async () => {
      const page = await context.newPage();
      await page.addInitScript(recordPageShow);
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(() => localStorage.setItem('seen', ''));
      await page.evaluate(() => location.assign('/robots.txt'));
      await page.waitForURL('**/robots.txt', { waitUntil: 'commit' });
      await page.evaluate(() => history.back());
      await expect
        .poll(() => observer.evaluate(() => localStorage.getItem('seen')))
        .toMatch(/(?:^|; )restored$/);
      await page.close();
    });
  await context.close();
});
