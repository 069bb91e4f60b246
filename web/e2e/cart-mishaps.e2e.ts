import { putInCart } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';

test('the side cart traps the focus and Escape returns it', { tag: PHONE }, async ({ shopper }) => {
  await shopper.open('/');
  await shopper.link('cart.open').click();
  await shopper.see('cart-drawer').waitFor();
  expect(await shopper.page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await shopper.page.keyboard.press('Escape');
  await expect(shopper.link('cart.open')).toBeFocused();
});

test('a cart of downloads shows no return promise and no separate shipping address', async ({ shopper }) => {
  await putInCart(shopper, '/buecher/material-als-pdf/');
  await shopper.open('/checkout/cart');
  await shopper.see('cart-line-item').waitFor();
  await expect(shopper.page.getByRole('main')).not.toContainText('Rückgabe');
  await shopper.open('/checkout');
  await shopper.field('form.firstName').waitFor();
  await expect(shopper.page.getByRole('main')).not.toContainText('30 Tage Rückgabe');
  await expect(shopper.field('form.separate')).toHaveCount(0);
  await putInCart(shopper, '/buecher/buch-material/');
  await shopper.open('/checkout');
  await shopper.field('form.separate').waitFor();
  await expect(shopper.page.getByRole('main')).toContainText('30 Tage Rückgabe');
});
