import { addProduct } from './checkout-steps.ts';
import { expect, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('two tabs show the same cart', async ({ arrive }) => {
  const first = await arrive();
  await first.open('/');
  const second = await first.openTab();
  await addProduct(second, LADLE);
  await first.see('header-cart-count').waitFor();
  expect(await first.see('header-cart-count').textContent()).toBe('1');
});

test('a promotion code that expires in the cart is reported as removed and no longer discounted', async ({
  shopper,
  shop,
}) => {
  await addProduct(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await shopper.see('cart-promotion-input').fill('WILLKOMMEN10');
  await shopper.page.keyboard.press('Enter');
  const main = shopper.page.getByRole('main');
  await expect(main).toContainText('wurde abgezogen');
  shop.sandbox.setActive('promotion', 'welcome', false);
  await main.getByTestId('cart-item-quantity-more-button').click();
  await expect(main).toContainText('Der Rabatt «Willkommen» gilt nicht mehr und wurde entfernt');
  await expect(main).not.toContainText('wurde abgezogen');
});

test('removing the last line item shows suggestions and can be undone with the focus restored', async ({
  shopper,
}) => {
  await addProduct(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await shopper.see('header-search-button').waitFor();
  await shopper.see('cart-item-remove-button').click();
  await shopper.see('cart-empty').waitFor();
  await shopper.see('lead-on').getByRole('link', { name: 'Kochen' }).waitFor();
  await expect(shopper.see('cart-undo-button')).toBeFocused();
  await shopper.expectAccessible();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('cart-item-label').getByRole('link')).toBeFocused();
  expect(await shopper.see('cart-removed').count()).toBe(0);
});

test('selecting the delivery country in the cart updates the shipping costs', async ({ shopper }) => {
  await addProduct(shopper, LADLE);
  await shopper.open('/checkout/cart');
  const here = await shopper.see('cart-shipping').textContent();
  await shopper.see('cart-country-select').selectOption({ label: 'Deutschland' });
  await expect(shopper.see('cart-shipping')).not.toHaveText(here ?? '');
  await shopper.open('/checkout');
  await expect(shopper.see('checkout-billing-countryid-input').locator('option:checked')).toHaveText(
    'Deutschland',
  );
});

test('a click on "add to cart" updates the page before a slow Shopware responds', async ({ shopper }) => {
  await shopper.open(LADLE);
  const seen = Promise.withResolvers<void>();
  await shopper.page.route('**/graphql*', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').waitFor();
  expect(await shopper.see('product-add-to-cart-button').getAttribute('aria-busy')).toBe('true');
  seen.resolve();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
});
