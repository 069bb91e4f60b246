import { WishlistIdsDocument } from '../shared/wishlist/wishlist.generated.ts';
import { login, PASSWORD, register } from './account-steps.ts';
import type { TestShop } from './shop.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const PAN = '/kochen/bratpfannen/bratpfanne-linea/';

/** Ids of the first products in the listings. */
async function productIds(shop: TestShop, count: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const path of ['/kochen/', '/schneiden/', '/backen/', '/tisch/']) {
    const html = await (await fetch(shop.origin + path)).text();
    for (const [, id] of html.matchAll(/data-product-id="([0-9a-f]{32})"/g)) if (id) ids.add(id);
  }
  if (ids.size < count) throw new Error(`The listings show only ${ids.size} products.`);
  return [...ids].slice(0, count);
}

async function wishInThisBrowser(shopper: Shopper, ids: readonly string[]): Promise<void> {
  await shopper.page.evaluate((list) => localStorage.setItem('sw-wishlist-items', JSON.stringify(list)), ids);
}

/** Registers with a product on the wishlist, opens another product and waits until the wishlist has loaded. */
async function registerWithList(shop: TestShop, shopper: Shopper): Promise<string> {
  const [other = ''] = await productIds(shop, 1);
  await shopper.open('/wishlist');
  await wishInThisBrowser(shopper, [other]);
  const email = await register(shopper);
  await shopper.open(PAN);
  await shopper.page.waitForFunction(() => localStorage.getItem('sw-wishlist-items') === null);
  await shopper.see('header-wishlist-count').waitFor();
  return email;
}

test('a visitor adds products in two tabs and finds them on the wishlist', async ({ arrive }) => {
  const first = await arrive();
  await first.open('/kochen/bratpfannen/');
  const hearts = first.see('product-wishlist-button');
  await hearts.nth(0).click();
  await hearts.nth(1).focus();
  await first.page.keyboard.press('Space');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(first.see('header-wishlist-count')).toHaveText('2');
  const second = await first.openTab();
  await second.open('/helfer/kellen-und-wender/schoepfkelle-tief/');
  await second.see('product-wishlist-button').first().click();
  await first.page.waitForFunction(
    () => document.querySelector('[data-testid=header-wishlist-count]')?.textContent === '3',
  );
  await first.open('/wishlist');
  await first.see('wishlist-products').waitFor();
  await expect(first.see('product-box')).toHaveCount(3);
  await first.expectAccessible();
  await first.see('wishlist-products').getByTestId('product-wishlist-button').first().click();
  await first.page.waitForFunction(
    () => document.querySelectorAll('main [data-testid=product-box]').length === 2,
  );
});

test('merging forty guest entries twice loses and duplicates none and clears local storage', async ({
  shopper,
  shop,
}) => {
  const ids = await productIds(shop, 40);
  await shopper.open('/wishlist');
  await wishInThisBrowser(shopper, ids.slice(0, 30));
  const email = await register(shopper);
  await shopper.open('/account');
  await shopper.page.waitForFunction(() => localStorage.getItem('sw-wishlist-items') === null);
  await expect(shopper.see('header-wishlist-count')).toHaveText('30');
  await shopper.button('account.logout').click();
  await shopper.page.waitForFunction(() => !document.querySelector('[data-testid=header-wishlist-count]'));
  await wishInThisBrowser(shopper, ids.slice(10, 40));
  await login(shopper, { email, password: PASSWORD }, '/account');
  await shopper.open('/wishlist');
  await shopper.page.waitForFunction(() => localStorage.getItem('sw-wishlist-items') === null);
  await expect(shopper.see('header-wishlist-count')).toHaveText('40');
  await shopper.see('wishlist-products').waitFor();
  await expect(shopper.see('product-box')).toHaveCount(15);
  for (const shown of [30, 40]) {
    await shopper.button('listing.more').click();
    await shopper.page.waitForFunction(
      (count) => document.querySelectorAll('main [data-testid=product-box]').length === count,
      shown,
    );
  }
  expect(await shopper.button('listing.more').count()).toBe(0);
});

test('a product added before the account list loads is on the list', async ({ shopper, shop }) => {
  await registerWithList(shop, shopper);
  const wished = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await shopper.page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(WishlistIdsDocument.documentId)) {
      requested.resolve();
      await wished.promise;
    }
    await route.fallback();
  });
  await shopper.reload();
  await requested.promise;
  const heart = shopper.see('product-wishlist-button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  wished.resolve();
  await expect(shopper.see('header-wishlist-count')).toHaveText('2');
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
});

test('a product moves from the wishlist to the cart', async ({ shopper }) => {
  await shopper.open(PAN);
  await shopper.see('product-wishlist-button').first().click();
  await shopper.open('/wishlist');
  await shopper.button('buy.add').click();
  await shopper.see('cart-line-item').waitFor();
  await shopper.see('wishlist-empty').waitFor({ state: 'attached' });
});

test('a session that expired keeps the entry in this browser', async ({ shopper, shop }) => {
  const email = await registerWithList(shop, shopper);
  shop.sandbox.expireSessions({ email });
  await shopper.see('product-wishlist-button').first().click();
  await shopper.see('notification-box').first().waitFor();
  await shopper.page.waitForFunction(() => localStorage.getItem('sw-wishlist-items') !== null);
  await expect
    .poll(() => shopper.see('product-wishlist-button').first().getAttribute('aria-pressed'))
    .toBe('true');
});
