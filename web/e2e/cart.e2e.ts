import { addToCart, productIds } from '../../gateway/testing/guest.ts';
import { addProduct, putInCart } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('two tabs show the same cart', async ({ arrive }) => {
  const first = await arrive();
  await first.open('/');
  const second = await first.openTab();
  await addProduct(second, LADLE);
  await first.see('header-cart-count').waitFor();
  expect(await first.see('header-cart-count').textContent()).toBe('1');
});

test('the side cart keeps its checkout button in view with many lines', { tag: PHONE }, async ({
  shopper,
}) => {
  for (const id of (await productIds(shopper)).slice(0, 6)) await addToCart(shopper, id);
  await addProduct(shopper, LADLE);
  const drawer = shopper.see('cart-drawer');
  expect(await drawer.getByTestId('cart-line-item').count()).toBeGreaterThan(3);
  for (const name of ['cart.checkout', 'cart.view'] as const)
    await expect(drawer.getByRole('link', { name: words(name) })).toBeInViewport({ ratio: 1 });
});

test('removing the last line item shows suggestions and can be undone with the focus restored', async ({
  shopper,
}) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await shopper.link('search').waitFor();
  await shopper.button('cart.remove').click();
  await shopper.see('cart-empty').waitFor();
  await shopper.see('lead-on').getByRole('link', { name: 'Kochen' }).waitFor();
  await expect(shopper.button('cart.undo')).toBeFocused();
  await shopper.expectAccessible();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('cart-item-label').getByRole('link')).toBeFocused();
  expect(await shopper.see('cart-removed').count()).toBe(0);
});

test('selecting the delivery country in the cart updates the shipping costs', async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout/cart');
  const here = await shopper.see('cart-shipping').textContent();
  await shopper.field('cart.country').selectOption({ label: 'Deutschland' });
  await expect(shopper.see('cart-shipping')).not.toHaveText(here ?? '');
  await shopper.open('/checkout');
  await expect(shopper.field('form.country').locator('option:checked')).toHaveText('Deutschland');
});
