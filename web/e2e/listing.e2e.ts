import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

const LISTING = '/kochen/';

async function total(shopper: Shopper): Promise<number> {
  return Number((await shopper.see('listing-total-count').textContent())?.match(/\d+/)?.[0]);
}

/** Opens the panel of a filter in the filter bar. */
async function panel(shopper: Shopper, filter: string) {
  const bar = shopper.see('listing-filter-choices');
  const opener = bar.getByTestId(`listing-filter-${filter}`).first();
  await opener.click();
  return bar.locator('details[open]');
}

/** Opens the filter drawer at one filter. */
async function sheet(shopper: Shopper, filter: string) {
  await shopper.see('listing-filter-button').click();
  const all = shopper.see('filter-drawer');
  await all.waitFor();
  // The only filter without a heading is a single checkbox.
  if (filter === 'shipping-free') return all.locator('div.disclosure');
  const opener = all.getByTestId(`filter-sheet-${filter}`).first();
  const group = opener.locator('..');
  // The first one is open.
  if ((await group.getAttribute('open')) === null) await opener.click();
  return group;
}

test.describe('a listing', () => {
  test('is filtered, reflects filters in the URL and resets each with one click', async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    for (const [filter, address] of [
      ['properties', 'properties='],
      ['rating', 'rating=4'],
      ['shipping-free', 'shipping-free='],
    ] as const) {
      const open = filter === 'properties' ? panel : sheet;
      await (await open(shopper, filter)).getByRole('checkbox').first().check();
      await shopper.at((url) => decodeURIComponent(url.search).includes(address));
      await expect.poll(() => total(shopper)).toBeLessThan(before);
      await shopper.reload();
      expect(await total(shopper)).toBeLessThan(before);
      await shopper.see('listing-chips').getByRole('link').first().click();
      await expect.poll(() => total(shopper)).toBe(before);
    }
  });

  test('is filtered by price', async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    const price = await panel(shopper, 'price');
    await price.getByLabel(words('filter.max')).fill('80');
    await price.getByRole('button', { name: words('filter.apply') }).click();
    await shopper.at('**max-price=80*');
    await expect.poll(() => total(shopper)).toBeLessThan(before);
  });

  test('has all filters and sort orders in one drawer whose button shows the number of results', {
    tag: PHONE,
  }, async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    await (await sheet(shopper, 'properties')).getByRole('checkbox').first().check();
    const all = shopper.see('filter-drawer');
    await expect.poll(() => total(shopper)).toBeLessThan(before);
    const left = await total(shopper);
    await expect(all.getByRole('button', { name: words('filter.show') })).toContainText(String(left));
    await expect(all.getByRole('button', { name: words('filter.show') })).toBeInViewport();
    await all.locator('summary', { hasText: 'Sortierung' }).click();
    await all.getByRole('radio', { name: 'Preis aufsteigend' }).check();
    await shopper.at('**order=price-asc*');
    await all.getByTestId('listing-chips').getByRole('link').first().click();
    await expect.poll(() => total(shopper)).toBe(before);
    await all.getByRole('button', { name: words('filter.show') }).click();
    await expect(all).toBeHidden();
  });

  test('loads more on demand and restores products and position after going back', async ({ shopper }) => {
    await shopper.open(LISTING);
    const boxes = shopper.see('listing-products').getByTestId('product-box');
    expect(await boxes.count()).toBe(24);
    await shopper.link('listing.more').click();
    await expect.poll(() => boxes.count()).toBeGreaterThan(24);
    // The focus moves to the first loaded product, because the button may be gone.
    await expect(boxes.nth(24).getByTestId('product-box-link')).toBeFocused();
    const shown = await boxes.count();
    const last = boxes.last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await shopper.page.evaluate(() => window.scrollY);
    await last.getByTestId('product-box-link').click();
    await shopper.see('product-page').waitFor();
    await shopper.back();
    await expect(boxes).toHaveCount(shown);
    await expect.poll(() => shopper.page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 200);
  });
});
