import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';

/** Counts what the browser is asked to move from one page to the next. */
async function countMoves(shopper: Shopper): Promise<() => Promise<number>> {
  await shopper.page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset['moves'] = String(Number(dataset['moves'] ?? 0) + 1);
      return start(update);
    };
  });
  return () => shopper.page.evaluate(() => Number(document.documentElement.dataset['moves'] ?? 0));
}

/** Points at a card of the listing; its page and the code that lets it grow come then. */
async function pointAt(shopper: Shopper, index: number) {
  const arrives = shopper.page.waitForResponse('**/graphql?*');
  const link = shopper.see('product-box-link').nth(index);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await arrives;
  await shopper.settled();
  return link;
}

test('a card picture grows into the gallery without blocking clicks', {
  tag: PHONE,
}, async ({ shopper }) => {
  const moves = await countMoves(shopper);
  await shopper.open(LISTING);
  const link = await pointAt(shopper, 3);
  await link.click();
  await shopper.see('product-page').waitFor();
  expect(await moves()).toBe(1);
  // At once, whatever is on its way.
  await shopper.see('product-add-to-cart-button').click({ force: true });
  await shopper.see('cart-line-item').first().waitFor();
  await shopper.page.keyboard.press('Escape');
  await expect(shopper.page.locator('.growing, [data-grown]')).toHaveCount(0);
  // Back in the list nothing moves: it stands as it was left.
  await shopper.back();
  await shopper.see('listing-page').waitFor();
  await expect(link).toBeInViewport();
  expect(await moves()).toBe(1);
});

test('reduced motion disables the transition', async ({ shopper }) => {
  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await countMoves(shopper);
  await shopper.open(LISTING);
  await (await pointAt(shopper, 3)).click();
  await shopper.see('product-page').waitFor();
  expect(await moves()).toBe(0);
});
