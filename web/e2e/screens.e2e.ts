import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

/** Screens of a purchase are checked in screen-reader.e2e.ts. */
const SCREENS = [
  '/',
  '/kochen/',
  '/search?search=messer',
  '/search?search=xyzxyz',
  '/checkout/cart',
  '/login',
  '/fr/register',
  '/account/recover',
  '/shopware',
  '/material/',
  '/agb/',
] as const;

/** Screens with their own layout or colours on a desk in the dark. */
const DESK_SCREENS = [
  '/',
  '/kochen/toepfe-und-kasserollen/',
  '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/',
] as const;

for (const [screen, tag, colorScheme, paths] of [
  ['phone', [PHONE], 'light', SCREENS],
  ['desk', [], 'dark', DESK_SCREENS],
] as const) {
  test.describe(`on a ${screen}`, { tag: [...tag] }, () => {
    test.use({ colorScheme });

    for (const path of paths) {
      test(`${path} has no accessibility violations`, async ({ shopper, shop }) => {
        const answer = await fetch(`${shop.origin}${path}`);
        expect(answer.status).toBe(200);
        await shopper.open(path);
        await shopper.expectAccessible();
        await shopper.expectNoHorizontalScroll();
      });
    }
  });
}

test('menu and search have no accessibility violations', { tag: PHONE }, async ({ shopper }) => {
  await shopper.open('/');
  await shopper.button('menu').click();
  const menu = shopper.see('menu-drawer');
  await menu.waitFor();
  await shopper.expectAccessible();
  // The focus follows each menu level, forward and back.
  const cooking = menu.getByRole('button', { name: 'Kochen' });
  await cooking.click();
  await expect(menu.getByRole('button', { name: words('menu') })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Cocottes' })).toBeVisible();
  await shopper.expectAccessible();
  await menu.getByRole('button', { name: words('menu') }).click();
  await expect(cooking).toBeFocused();
  await expect(menu.getByRole('link', { name: words('wishlist') })).toBeVisible();
  await expect(menu.getByLabel(words('currency'))).toBeVisible();
  await menu.getByRole('button', { name: 'Service' }).click();
  await menu.getByRole('link', { name: 'Häufige Fragen' }).click();
  await shopper.see('content-page').waitFor();
  await expect(menu).toBeHidden();
  await shopper.link('search').click();
  await shopper.field('search.label').fill('messer');
  await shopper.see('search-overlay').getByRole('option').first().waitFor();
  await shopper.expectAccessible();
});
