import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

test.use({ loadsPictures: true });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

const LISTING = '/kochen/toepfe-und-kasserollen/';

/** Counts view transitions. */
async function countTransitions(shopper: Shopper): Promise<() => Promise<number>> {
  await shopper.page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset['transitions'] = String(Number(dataset['transitions'] ?? 0) + 1);
      return start(update);
    };
  });
  return () => shopper.page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? 0));
}

/** Hovers a product card, which prefetches its page and the transition code. */
async function hoverCard(shopper: Shopper, index: number) {
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
  const transitions = await countTransitions(shopper);
  await shopper.open(LISTING);
  const link = await hoverCard(shopper, 3);
  await link.click();
  await shopper.see('product-page').waitFor();
  expect(await transitions()).toBe(1);
  // Clicks during the transition.
  await shopper.see('product-add-to-cart-button').click({ force: true });
  await shopper.see('cart-line-item').first().waitFor();
  await shopper.page.keyboard.press('Escape');
  await expect(shopper.page.locator('.growing, [data-grown]')).toHaveCount(0);
  // Going back restores the listing without a transition.
  await shopper.back();
  await shopper.see('listing-page').waitFor();
  await expect(link).toBeInViewport();
  expect(await transitions()).toBe(1);
});

test('reduced motion disables the transition', async ({ shopper }) => {
  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(shopper);
  await shopper.open(LISTING);
  await (await hoverCard(shopper, 3)).click();
  await shopper.see('product-page').waitFor();
  expect(await transitions()).toBe(0);
});
