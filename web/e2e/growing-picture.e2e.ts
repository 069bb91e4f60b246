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

test('the picture of a card grows into the gallery, and what is pressed meanwhile is pressed', {
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

test('the picture that has come stands for the large one until that has come', async ({ shopper }) => {
  await shopper.open(LISTING);
  const link = await pointAt(shopper, 3);
  const shown = await link.evaluate((element) => element.closest('.card')?.querySelector('img')?.currentSrc);
  const arrives = Promise.withResolvers<void>();
  await shopper.page.route(
    (url) => /\.(?:webp|avif|jpe?g|png)/.test(url.pathname) && url.href !== shown,
    async (route) => {
      await arrives.promise;
      await route.continue();
    },
  );
  await link.click();
  const large = shopper.see('product-picture').first();
  await expect(large).toHaveCSS('background-image', `url("${shown}")`);
  arrives.resolve();
  await expect(large).toHaveCSS('background-image', 'none');
});

test('where less motion is wanted, nothing grows', async ({ shopper }) => {
  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await countMoves(shopper);
  await shopper.open(LISTING);
  await (await pointAt(shopper, 3)).click();
  await shopper.see('product-page').waitFor();
  expect(await moves()).toBe(0);
});

test('a page whose outline was shown does not come out of a card any more', async ({ shopper }) => {
  const moves = await countMoves(shopper);
  await shopper.open(LISTING);
  const arrives = Promise.withResolvers<void>();
  await shopper.page.route('**/graphql?*', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await shopper.see('product-box-link').nth(3).click();
  await shopper.see('page-outline').waitFor();
  arrives.resolve();
  await shopper.see('product-page').waitFor();
  expect(await moves()).toBe(0);
});

/** Returns once a module that the page has asked for is there with its styles, and whoever waited for it has gone on. */
async function runStyled(url: string): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    styles.map((link) => link.sheet ?? new Promise((loaded) => link.addEventListener('load', loaded))),
  );
  await import(url);
  for (let tasks = 0; tasks < 10; tasks++) await new Promise((next) => setTimeout(next));
}

test('an outline whose code comes while the picture grows does not lie over the page', async ({
  shopper,
}) => {
  await shopper.page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['moves'] = '1';
      return start(async () => {
        await new Promise<void>((go) => document.addEventListener('go', () => go(), { once: true }));
        if (typeof update === 'function') await update();
      });
    };
  });
  await shopper.open(LISTING);
  const page = Promise.withResolvers<void>();
  await shopper.page.route('**/graphql?*', async (route) => {
    await page.promise;
    await route.continue();
  });
  const asked = Promise.withResolvers<void>();
  const comes = Promise.withResolvers<void>();
  const came = Promise.withResolvers<string>();
  await shopper.page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isOutline = (await response.text()).includes('page-outline');
    if (!isOutline) return route.fulfill({ response });
    asked.resolve();
    await comes.promise;
    await route.fulfill({ response });
    came.resolve(response.url());
  });
  const arrives = shopper.page.waitForRequest('**/graphql?*');
  const link = shopper.see('product-box-link').nth(3);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await arrives;
  await link.click();
  await asked.promise;
  page.resolve();
  await shopper.page.locator('html[data-moves]').waitFor();
  comes.resolve();
  await shopper.page.evaluate(runStyled, await came.promise);
  await shopper.page.evaluate(() => document.dispatchEvent(new Event('go')));
  await shopper.see('product-add-to-cart-button').waitFor();
  await expect(shopper.see('page-outline')).toHaveCount(0);
});
