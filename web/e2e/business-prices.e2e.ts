import { loginByForm } from './account-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const LISTING = '/schneiden/kochmesser/';
const KNIFE = `${LISTING}santoku-grat/`;
/** CHF 139 gross; CHF 118 gross for restaurants, which see net prices. */
const GROSS = /CHF\s139\.00/;
const NET = /CHF\s109\.16/;
const BUSINESS = { email: 'gasthof@example.ch', password: 'kontor-demo' } as const;

const card = (shopper: Shopper) => shopper.see('product-box').filter({ hasText: 'Santoku Grat' }).first();
const cardPrice = (shopper: Shopper) => card(shopper).getByTestId('product-box-price');

test('a business customer sees net prices and labels everywhere and standard prices after logout', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open(LISTING);
  await expect(cardPrice(shopper)).toHaveText(GROSS);
  await expect(cardPrice(shopper)).not.toContainText('MwSt.');
  await loginByForm(shopper, BUSINESS, '/account');
  // Back to a page from before the login, then page changes, then full loads.
  await shopper.back();
  await expect(cardPrice(shopper)).toContainText(NET);
  await expect(cardPrice(shopper)).toContainText('zzgl. MwSt.');
  await card(shopper).getByTestId('product-box-link').click();
  await expect(shopper.see('product-price')).toHaveText(NET);
  await expect(page.locator('.product-info')).toContainText('zzgl. MwSt.');
  await shopper.back();
  await expect(cardPrice(shopper)).toContainText(NET);
  await shopper.open('/search?search=messer');
  await expect(cardPrice(shopper)).toContainText(NET);
  await shopper.open(KNIFE);
  await expect(shopper.see('product-price')).toHaveText(NET);
  await shopper.see('product-add-to-cart-button').first().click();
  await expect(shopper.see('sum-tax-added').first()).toContainText('zzgl. MwSt. 8.1');

  await shopper.open('/account');
  await shopper.button('account.logout').first().click();
  await shopper.at((url) => url.pathname !== '/account');
  await shopper.back();
  await shopper.open(LISTING);
  await expect(cardPrice(shopper)).toHaveText(GROSS);
  await expect(cardPrice(shopper)).not.toContainText('MwSt.');
});
