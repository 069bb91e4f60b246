import type { Locator } from '@playwright/test';
import { FilterCountsDocument } from '../features/catalog/filter-counts.generated.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LISTING = '/kochen/';
const isCounting = (url: URL): boolean => url.href.includes(FilterCountsDocument.documentId);

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
  const opener = all.getByTestId(`filter-sheet-${filter}`).first();
  if ((await opener.count()) === 0) return all;
  await opener.click();
  return all.locator('details[open]');
}

test.describe('a listing', () => {
  for (const [filter, control, address] of [
    ['manufacturer', 'filter-option-checkbox', 'manufacturer='],
    ['properties', 'filter-option-checkbox', 'properties='],
    ['rating', 'filter-rating-4-checkbox', 'rating=4'],
    ['shipping-free', 'filter-shipping-free-checkbox', 'shipping-free='],
  ] as const) {
    test(`is filtered by ${filter}, reflects it in the URL and resets with one click`, async ({
      shopper,
    }) => {
      await shopper.open(LISTING);
      const before = await total(shopper);
      const open = filter === 'properties' ? panel : sheet;
      await (await open(shopper, filter)).getByTestId(control).first().check();
      await shopper.at((url) => decodeURIComponent(url.search).includes(address));
      await expect.poll(() => total(shopper)).toBeLessThan(before);
      await shopper.reload();
      expect(await total(shopper)).toBeLessThan(before);
      await shopper.see('listing-chips').getByRole('link').first().click();
      await expect.poll(() => total(shopper)).toBe(before);
    });
  }

  test('is filtered by price', async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    const price = await panel(shopper, 'price');
    await price.getByTestId('filter-max-price-input').fill('80');
    await price.getByTestId('filter-price-button').click();
    await shopper.at('**max-price=80*');
    await expect.poll(() => total(shopper)).toBeLessThan(before);
  });

  test('has all filters and sort orders in one drawer whose button shows the number of results', {
    tag: PHONE,
  }, async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    await (await sheet(shopper, 'properties')).getByTestId('filter-option-checkbox').first().check();
    const all = shopper.see('filter-drawer');
    await expect.poll(() => total(shopper)).toBeLessThan(before);
    const left = await total(shopper);
    await expect(all.getByTestId('filter-apply-button')).toContainText(String(left));
    await expect(all.getByTestId('filter-apply-button')).toBeInViewport();
    await all.locator('summary', { hasText: 'Sortierung' }).click();
    await all.getByTestId('filter-sort-radio').nth(3).check();
    await shopper.at('**order=price-asc*');
    await all.getByTestId('listing-chips').getByRole('link').first().click();
    await expect.poll(() => total(shopper)).toBe(before);
    await shopper.expectAccessible();
    await all.getByTestId('filter-apply-button').click();
    await expect(all).toBeHidden();
  });

  test('shows for each filter value the number of products that it yields', { tag: PHONE }, async ({
    shopper,
  }) => {
    await shopper.open(LISTING);
    const makers = await sheet(shopper, 'properties');
    const box = shopper.see('filter-drawer');
    const countOf = async (within: Locator) => Number(await within.getByTestId('filter-count').textContent());
    const rows = makers.locator('.check');
    await expect(rows.first().getByTestId('filter-count')).toBeVisible();
    await expect(rows.filter({ hasNot: shopper.page.getByTestId('filter-count') })).toHaveCount(0);
    const first = await countOf(rows.first());
    await rows.first().getByTestId('filter-option-checkbox').check();
    await expect(box.getByTestId('filter-apply-button')).toContainText(String(first));
    await expect.poll(() => total(shopper)).toBe(first);
    // Counts of the changed filter stay, because they depend on the openFilter filters.
    expect(await countOf(rows.first())).toBe(first);
    await box.getByTestId('filter-sheet-manufacturer').click();
    const openFilter = box.locator('details[open]').last();
    await expect(openFilter.getByTestId('filter-count').first()).toBeVisible();
    await expect(box.locator('.filter-count-past')).toHaveCount(0);
    const useful = openFilter.locator('.check:not(:has([aria-disabled]))').first();
    const both = await countOf(useful);
    await useful.getByTestId('filter-option-checkbox').check();
    await expect.poll(() => total(shopper)).toBe(both);
    await shopper.expectAccessible();
  });

  test('counts the last selection after quick changes', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open(LISTING);
    const values = await panel(shopper, 'properties');
    await expect(values.getByTestId('filter-count').first()).toBeVisible();
    const boxes = values.getByTestId('filter-option-checkbox');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isCounting(new URL(request.url()))) requests.push(request.url());
    });
    await boxes.evaluateAll((inputs: HTMLInputElement[]) => {
      for (const at of [0, 1, 2, 0]) inputs[at]?.click();
    });
    await expect(values.locator(':checked')).toHaveCount(2);
    await shopper.settled();
    const makers = (await sheet(shopper, 'manufacturer')).last();
    await expect(makers.getByTestId('filter-count').first()).toBeVisible();
    await expect(makers.locator('.filter-count-past')).toHaveCount(0);
    const rows = await makers.getByTestId('filter-count').allTextContents();
    // Every product has one manufacturer.
    expect(rows.reduce((sum, count) => sum + Number(count), 0)).toBe(await total(shopper));
    expect(requests).toHaveLength(1);
  });

  test('is sorted by the selected order', async ({ shopper }) => {
    await shopper.open(LISTING);
    await shopper.see('listing-sort-select').selectOption('price-asc');
    await shopper.at('**order=price-asc*');
    await expect
      .poll(async () => {
        const prices = await shopper.see('product-box-price').allTextContents();
        const amounts = prices.map((price) => Number(price.replaceAll('’', '').match(/\d+\.\d\d/)?.[0]));
        return (
          amounts.length > 4 &&
          amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0))
        );
      })
      .toBe(true);
  });

  test('loads more on demand and restores products and position after going back', async ({ shopper }) => {
    await shopper.open(LISTING);
    const boxes = shopper.see('listing-products').getByTestId('product-box');
    expect(await boxes.count()).toBe(24);
    await shopper.see('listing-more-button').click();
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
