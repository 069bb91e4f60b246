import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const TERMS = '/agb/';

/** Adds a link to the page and follows it. */
async function follow({ page }: Shopper, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'x';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
}

test('a long page starts with a table of contents whose links focus headings below the header', async ({
  shopper,
}) => {
  await shopper.open(TERMS);
  const entries = shopper.see('contents').locator('a');
  expect(await entries.count()).toBeGreaterThanOrEqual(5);
  const third = (await entries.nth(2).textContent()) ?? '';
  await entries.nth(2).focus();
  await shopper.page.keyboard.press('Enter');
  const heading = shopper.page.getByRole('heading', { name: third });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const head = await shopper.page.locator('header').first().boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  expect(decodeURIComponent(new URL(shopper.page.url()).hash)).toBe(`#${await heading.getAttribute('id')}`);
  await shopper.back();
  await expect(shopper.page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a URL with a heading fragment scrolls to it on load, on page change and without JavaScript', async ({
  shopper,
  browser,
  shop,
}) => {
  await shopper.open(TERMS);
  const last = (await shopper.see('contents').locator('a').last().getAttribute('href')) ?? '';
  const heading = shopper.page.locator(`[id="${decodeURIComponent(last.slice(1))}"]`);
  await shopper.open('/');
  await shopper.open(TERMS + last);
  await expect(heading).toBeInViewport();
  await shopper.open('/');
  await follow(shopper, TERMS + last);
  await shopper.at((url) => url.pathname === TERMS);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.origin + TERMS);
  await page.getByTestId('contents').locator('a').last().click();
  await expect(page.locator(`[id="${decodeURIComponent(last.slice(1))}"]`)).toBeInViewport();
  await context.close();
});
