import { addProduct } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';
const quantity = (shopper: Shopper) => shopper.see('cart-item-quantity-input').first();

test('a quantity above the stock is lowered and the notice at the line item names it', async ({
  shopper,
  shop,
}) => {
  await addProduct(shopper, '/kochen/toepfe-und-kasserollen/schmortopf-kupfer/');
  await shopper.open('/checkout/cart');
  await shopper.see('cart-line-item').first().waitFor();
  shop.sandbox.setProduct('casserole-kupfer', { stock: 2 });
  await quantity(shopper).fill('3');
  await shopper.page.keyboard.press('Tab');
  await shopper.see('cart-line-item').getByText(/\b2\b/).first().waitFor();
  await expect.poll(() => quantity(shopper).inputValue()).toBe('2');
});

test('a line item removed in one tab disappears in the other', async ({ arrive }) => {
  const first = await arrive();
  await addProduct(first, LADLE);
  const second = await first.openTab();
  await second.open('/checkout/cart');
  await second.see('cart-line-item').first().waitFor();
  await first.open('/checkout/cart');
  await first.see('cart-item-remove-button').first().click();
  await expect(second.see('cart-line-item')).toHaveCount(0);
  await expect(first.see('cart-line-item')).toHaveCount(0);
});

test('the side cart traps the focus and Escape returns it', { tag: PHONE }, async ({ shopper }) => {
  await shopper.open('/');
  await shopper.see('header-cart-button').click();
  await shopper.see('cart-drawer').waitFor();
  expect(await shopper.page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await shopper.page.keyboard.press('Escape');
  await expect
    .poll(() => shopper.page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
    .toBe('header-cart-button');
});

test('a cart of downloads shows no return promise and no separate shipping address', async ({ shopper }) => {
  await addProduct(shopper, '/buecher/material-als-pdf/');
  await shopper.open('/checkout/cart');
  await shopper.see('cart-line-item').waitFor();
  await expect(shopper.page.getByRole('main')).not.toContainText('Rückgabe');
  await shopper.open('/checkout');
  await shopper.see('checkout-firstname-input').waitFor();
  await expect(shopper.page.getByRole('main')).not.toContainText('30 Tage Rückgabe');
  await expect(shopper.see('checkout-separate-shipping-checkbox')).toHaveCount(0);
  await addProduct(shopper, '/buecher/buch-material/');
  await shopper.open('/checkout');
  await shopper.see('checkout-separate-shipping-checkbox').waitFor();
  await expect(shopper.page.getByRole('main')).toContainText('30 Tage Rückgabe');
});
