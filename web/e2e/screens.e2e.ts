import { describe, expect, inject, test } from 'vitest';
import { addProduct } from './checkout-steps.ts';
import { DESKTOP, PHONE, Shopper } from './shopper.ts';

const SCREENS = [
  '/',
  '/en/',
  '/fr/',
  '/kochen/',
  '/kochen/toepfe-und-kasserollen/',
  '/fr/cuire/casseroles-et-faitouts/',
  '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/',
  '/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/',
  '/search?search=messer',
  '/search?search=xyzxyz',
  '/checkout/cart',
  '/checkout',
  '/login',
  '/fr/register',
  '/account/recover',
  '/shopware',
  '/material/',
  '/agb/',
] as const;

describe.each([
  ['phone', PHONE, 'light'],
  ['desk', DESKTOP, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  test.each(SCREENS)('%s has nothing in the way of anybody', async (path) => {
    const shopper = await Shopper.arrive({ viewport, colorScheme });
    const answer = await fetch(`${inject('shopOrigin')}${path}`);
    expect(answer.status).toBe(200);
    await shopper.open(path);
    await shopper.findsNothingInTheWay();
    const overflow = await shopper.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  });
});

test('side cart, menu, filter sheet and search have nothing in the way either', async () => {
  const shopper = await Shopper.arrive({ viewport: PHONE });
  await addProduct(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Escape');
  await shopper.open('/kochen/toepfe-und-kasserollen/');
  await shopper.see('listing-filter-button').click();
  await shopper.see('filter-drawer').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Escape');
  await shopper.see('header-menu-button').click();
  await shopper.see('menu-drawer').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Escape');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('messer');
  await shopper.see('search-overlay').getByRole('option').first().waitFor();
  await shopper.findsNothingInTheWay();
});
