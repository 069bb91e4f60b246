import { identify } from '../../gateway/testing/guest.ts';
import { fillCheckoutByCard, GUEST, payNow, putInCart } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('a failed payment can be replaced by another payment method on the same page', async ({ shopper }) => {
  await fillCheckoutByCard(shopper, LADLE);
  await shopper.button('checkout.place').click();
  await payNow(shopper);
  await shopper.page.getByRole('button').nth(1).click();
  await shopper.at('**/unpaid*');
  await shopper.see('success-unpaid-page').waitFor();
  await shopper.page.getByLabel(/^Vorauskasse/).check();
  await shopper.expectAccessible();
  await shopper.see('success-pay-again-button').click();
  await shopper.see('success-placed-page').waitFor();
  // Without the error code of the failed payment.
  await shopper.at((url) => /^\/checkout\/success\/\w+$/.test(url.pathname) && url.search === '');
  await expect(shopper.see('transfer-iban')).toHaveText('CH44 3199 9123 0008 8901 2');
  expect(
    await shopper
      .see('transfer-code')
      .locator('img')
      .evaluate((image) => image.clientWidth),
  ).toBe(200);
  await shopper.expectAccessible();
});

test('switching to another guest forgets the previous guest and keeps the cart', {
  tag: PHONE,
}, async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  await identify(shopper, { email: GUEST.email });
  await shopper.open('/checkout');
  await expect(shopper.see('checkout-guest')).toContainText(GUEST.email);
  await shopper.button('checkout.notYou').click();
  await shopper.see('checkout-guest').waitFor({ state: 'detached' });
  await expect(shopper.field('form.emailLabel')).toHaveValue('');
  await shopper.see('checkout-order-peek').locator('summary').click();
  await shopper.page.getByText('Schöpfkelle').filter({ visible: true }).first().waitFor();
});
