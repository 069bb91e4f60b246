import { lastMail } from './mails.ts';
import { expect, PHONE, test } from './test.ts';

/** Sold out, on clearance sale. */
const MOULD = '/backen/backformen/gugelhopfform/';

test('a restock request reaches the shop with its product and shows its number', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  await shopper.open(MOULD);
  await expect(shopper.see('product-availability')).toContainText('Ausverkauft');
  await expect(shopper.see('product-add-to-cart-button')).toHaveCount(0);
  await shopper.button('stock.tell').click();
  await expect(shopper.page.getByRole('heading', { name: /Gugelhopf/, level: 2 })).toBeFocused();
  await shopper.expectAccessible();
  await shopper.field('form.emailLabel').fill('lea.brunner');
  await shopper.button('restock.send').click();
  await shopper.see('restock-email-error').waitFor();
  await shopper.field('form.emailLabel').fill('lea.brunner@example.com');
  await shopper.button('restock.send').dblclick();
  await expect(shopper.see('restock-sent')).toBeFocused();
  await expect(shopper.see('restock-sent')).toContainText('lea.brunner@example.com');
  const mails = shop.sandbox.mails().filter(({ text }) => text.includes('lea.brunner@example.com'));
  expect(mails).toHaveLength(1);
  expect(lastMail(shop)).toMatch(/Verfügbarkeit \d{6}-\w{5}: Gugelhopfform/);
  expect(lastMail(shop)).toContain('KT-');
});

test('a sold-out product shows available alternatives', async ({ shopper }) => {
  await shopper.open(MOULD);
  const others = shopper.see('product-alternatives').getByTestId('product-box');
  await expect(others).toHaveCount(4);
  await others.first().getByRole('link').first().click();
  await shopper.see('product-add-to-cart-button').waitFor();
  await expect(shopper.see('product-alternatives')).toHaveCount(0);
});
