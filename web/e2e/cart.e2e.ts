import { addProduct, putInCart } from './checkout-steps.ts';
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

test('removing the last line item shows suggestions and can be undone with the focus restored', async ({
  shopper,
}) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await shopper.link('search').waitFor();
  await shopper.button('cart.remove').click();
  await shopper.see('cart-empty').waitFor();
  await shopper.see('bestsellers').getByTestId('product-box').first().waitFor();
  await expect(shopper.button('cart.undo')).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('cart-item-label').getByRole('link')).toBeFocused();
  expect(await shopper.see('cart-removed').count()).toBe(0);
});

test('selecting the delivery country in the cart updates the shipping costs', async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await expect(shopper.page.locator('.no-script')).toHaveCount(0);
  const here = await shopper.see('cart-shipping').textContent();
  await shopper.field('cart.country').selectOption({ label: 'Deutschland' });
  await expect(shopper.see('cart-shipping')).not.toHaveText(here ?? '');
  await shopper.open('/checkout');
  await expect(shopper.field('form.country').locator('option:checked')).toHaveText('Deutschland');
});

test('a suggestion in the cart drawer is added without leaving the page', async ({ shopper }) => {
  await addProduct(shopper, LADLE);
  const drawer = shopper.see('cart-drawer');
  const suggestions = drawer.getByTestId('drawer-complements');
  const simple = suggestions.getByRole('listitem').filter({ has: shopper.page.getByRole('button') });
  const name = await simple.first().getByRole('link').textContent();
  await simple.first().getByRole('button').click();
  await expect(drawer.getByTestId('cart-line-item').filter({ hasText: name ?? '' })).toHaveCount(1);
  await expect(suggestions.getByRole('link', { name: name ?? '' })).toHaveCount(0);
  expect(new URL(shopper.page.url()).pathname).toBe(LADLE);
});
