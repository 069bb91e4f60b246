import { ANNA, fillLogin } from './account-steps.ts';
import { putInCart } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('a customer logs in from the checkout and orders with another shipping and a new billing address', {
  tag: PHONE,
}, async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout');
  await shopper.see('checkout-login-link').click();
  await fillLogin(shopper, ANNA);
  await shopper.at('**/checkout');
  await shopper.see('checkout-customer').waitFor();
  const addresses = shopper.group('account.address.shipping').getByRole('radio');
  await addresses.filter({ visible: true }).first().waitFor();
  await shopper.expectAccessible();
  await expect(addresses).toHaveCount(1);
  await shopper.group('account.address.shipping').getByRole('button', { name: 'Ändern' }).click();
  await shopper.page.getByText('Obere Gasse 3').click();
  await shopper.field('checkout.address.same').uncheck();
  await shopper.button('account.address.new').last().click();
  await shopper.field('form.street').fill('Kornhausplatz 9');
  await shopper.field('form.zip').fill('3011');
  await shopper.field('form.city').fill('Bern');
  await shopper.expectAccessible();
  await shopper.button('account.save').click();
  await shopper.see('checkout-address-dialog').waitFor({ state: 'detached' });
  await shopper.page.getByText('Kornhausplatz 9, 3011 Bern').last().waitFor();
  await shopper.page.locator('#checkout-terms').check();
  await shopper.button('checkout.place').click();
  await shopper.at('**/checkout/success/**');
  await shopper.see('success-order-number').waitFor();
  const text = await shopper.page.locator('main').textContent();
  expect(text).toContain('Obere Gasse 3');
  expect(text).toContain('Kornhausplatz 9');
});
