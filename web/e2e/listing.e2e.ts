import { chunkNamed } from './chunk.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

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
      await (await panel(shopper, filter)).getByTestId(control).first().check();
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
    const arrives = Promise.withResolvers<void>();
    await page.route(chunkNamed('filter-controls'), async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.open(LISTING);
    await shopper.see('listing-sort-select').selectOption('price-asc');
    await shopper.see('listing-filter-button').click();
    await expect(shopper.see('listing-filter-bar')).toBeVisible();
    arrives.resolve();
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
