import { ANNA, login } from './account-steps.ts';
import { putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const CATEGORY = '/helfer/kellen-und-wender/';
const PRODUCT = '/helfer/kellen-und-wender/schoepfkelle-tief/';

/** Opens the product by a link of its category and adds it, which opens the side cart. */
async function addFromCategory(shopper: Shopper): Promise<void> {
  await shopper.open(CATEGORY);
  await shopper.page.locator(`main a[href="${PRODUCT}"]`).first().click();
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
}

const back = ({ page }: Shopper) => page.evaluate(() => history.back());
const isAt = (shopper: Shopper, path: string) => shopper.at((url) => url.pathname === path);

test('going back closes the side cart, and then leaves the page', { tag: PHONE }, async ({ shopper }) => {
  await addFromCategory(shopper);
  await back(shopper);
  await expect(shopper.see('cart-drawer')).toBeHidden();
  await isAt(shopper, PRODUCT);
  await back(shopper);
  await isAt(shopper, CATEGORY);
});

test('going back closes the address form of checkout and account', async ({ shopper }) => {
  await login(shopper, ANNA, '/account/address');
  await shopper.button('account.address.add').click();
  await back(shopper);
  await shopper.see('address-book').waitFor();
  await isAt(shopper, '/account/address');
  await putInCart(shopper, PRODUCT);
  await shopper.open('/checkout');
  await shopper.button('account.address.new').first().click();
  const dialog = shopper.see('checkout-address-dialog');
  // The account's styles are not loaded here.
  await expect(dialog).not.toHaveCSS('padding-left', '0px');
  await back(shopper);
  await expect(dialog).toBeHidden();
  await isAt(shopper, '/checkout');
});
