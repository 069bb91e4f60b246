import { holdChunk } from './chunk.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LISTING = '/kochen/';

async function total(shopper: Shopper): Promise<number> {
  return Number((await shopper.see('listing-total-count').textContent())?.match(/\d+/)?.[0]);
}

/** Opens the panel of a filter on the bar. */
async function panel(shopper: Shopper, filter: string) {
  const bar = shopper.see('listing-filter-choices');
  const opener = bar.getByTestId(`listing-filter-${filter}`).first();
  await opener.click();
  return bar.locator('details[open]');
}

/** Opens the sheet that has all filters, at one of them. */
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
    test(`is narrowed by ${filter}, says so in the address, and widens again with one click`, async ({
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

  test('takes what is chosen and pressed before the code of its filters has arrived', async ({ shopper }) => {
    const { page } = shopper;
    const arrive = await holdChunk(page, 'filter-controls');
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.open(LISTING);
    await shopper.see('listing-sort-select').selectOption('price-asc');
    await shopper.see('listing-filter-button').click();
    await expect(shopper.see('listing-filter-bar')).toBeVisible();
    arrive();
    await shopper.at('**order=price-asc*');
    await expect(shopper.see('filter-drawer')).toBeVisible();
  });

  test('is narrowed by price', async ({ shopper }) => {
    await shopper.open(LISTING);
    const before = await total(shopper);
    const price = await panel(shopper, 'price');
    await price.getByTestId('filter-max-price-input').fill('80');
    await price.getByTestId('filter-price-button').click();
    await shopper.at('**max-price=80*');
    await expect.poll(() => total(shopper)).toBeLessThan(before);
  });

  test('has all that narrows and orders it in one sheet, whose button says how many are left', {
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
    await shopper.findsNothingInTheWay();
    await all.getByTestId('filter-apply-button').click();
    await expect(all).toBeHidden();
  });

  test('is sorted as asked', async ({ shopper }) => {
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

  test('shows more on demand; a product and back leads to the same place with all that was shown', async ({
    shopper,
  }) => {
    await shopper.open(LISTING);
    const boxes = shopper.see('listing-products').getByTestId('product-box');
    expect(await boxes.count()).toBe(24);
    await shopper.see('listing-more-button').click();
    await expect.poll(() => boxes.count()).toBeGreaterThan(24);
    // Who pressed the button, which may be gone, goes on with the first of what has come.
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

  test('that filters leave empty says so and offers a way out', async ({ shopper }) => {
    await shopper.open(`${LISTING}?min-price=9000`);
    await shopper.see('listing-empty').waitFor();
    await shopper.see('listing-empty').getByRole('button').click();
    await shopper.see('product-box').first().waitFor();
  });
});

test('before the first letter the search has categories, what sells and help, then what was looked for', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  const overlay = shopper.see('search-overlay');
  await expect(overlay.getByTestId('search-category-link').first()).toBeVisible();
  await expect(overlay.getByTestId('product-box')).toHaveCount(4);
  await expect(overlay.getByRole('link', { name: 'Häufige Fragen' })).toBeVisible();
  await shopper.findsNothingInTheWay();
  await shopper.see('search-input').fill('suppe');
  await expect(overlay.getByRole('option', { name: /Kürbissuppe/ }).first()).toBeVisible();
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=suppe');
  await expect(shopper.see('search-entries').getByRole('link', { name: /Kürbissuppe/ })).toBeVisible();
  await shopper.see('header-search-button').click();
  await expect(shopper.see('search-recent').getByRole('button', { name: 'suppe' })).toBeVisible();
  await shopper.see('search-forget-button').click();
  await expect(shopper.see('search-recent')).toHaveCount(0);
  await overlay.getByTestId('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
  await expect(overlay).toBeHidden();
});

test('a search without a hit says so and leads on: to what is near, to categories and to people', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('Rueckgaebe');
  await shopper.see('search-nothing').waitFor();
  await expect(shopper.see('search-people').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(shopper.see('search-near').getByRole('button')).toHaveText('Rückgabe');
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=Rueckgaebe');
  await shopper.see('search-people').waitFor();
  await shopper.see('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
});

test('suggestions appear while typing and are chosen by keyboard', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').pressSequentially('alva', { delay: 30 });
  await shopper.see('search-overlay').getByRole('option').first().waitFor();
  await shopper.page.keyboard.press('ArrowDown');
  await shopper.page.keyboard.press('Enter');
  await shopper.see('product-page').waitFor();
  await shopper.back();
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('messer');
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=messer*');
  await shopper.see('product-box').first().waitFor();
});
