import { demo } from '../../sandbox/state/demo.ts';
import { newEmail } from './account-steps.ts';
import { addProduct, fillGuest, GUEST, payNow } from './checkout-steps.ts';
import { mailedLink } from './mails.ts';
import { expect, PHONE, test } from './test.ts';

const LINK = `/account/order/${demo.orders.find(({ link }) => link)?.link}`;

test('an order link requires the guest’s email address and postcode', {
  tag: PHONE,
}, async ({ shopper }) => {
  await shopper.open(LINK);
  await shopper.see('order-link-form').waitFor();
  await shopper.expectAccessible();
  await shopper.see('order-link-submit-button').click();
  await shopper.see('order-link-errors').waitFor();
  await shopper.see('order-link-email-input').fill('gast@example.ch');
  await shopper.see('order-link-zipcode-input').fill('9999');
  await shopper.see('order-link-submit-button').click();
  await expect(shopper.see('order-link-errors').getByRole('link')).toHaveCount(0);
  await shopper.expectAccessible();
  expect(await shopper.see('order-link-email-input').inputValue()).toBe('gast@example.ch');
  await shopper.see('order-link-zipcode-input').fill('3011');
  await shopper.see('order-link-submit-button').click();
  await shopper.see('order-detail').waitFor();
  await shopper.expectAccessible();
  expect(await shopper.see('order-facts').textContent()).toContain('Kramgasse 20');
});

test('a failed payment can be completed by the mailed link in another browser', async ({ arrive, shop }) => {
  const buyer = await arrive();
  const email = newEmail();
  await addProduct(buyer, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await buyer.open('/checkout');
  await fillGuest(buyer, { ...GUEST, email });
  await buyer.page.getByLabel(/^Karte/).check();
  await buyer.see('checkout-terms-checkbox').check();
  await buyer.see('checkout-place-order-button').click();
  await payNow(buyer);
  await buyer.page.getByRole('button').nth(1).click();
  await buyer.at('**/unpaid*');

  const secondBrowser = await arrive();
  await secondBrowser.open(await mailedLink(shop, email));
  await secondBrowser.see('order-link-email-input').fill(email);
  await secondBrowser.see('order-link-zipcode-input').fill(GUEST.zipcode);
  await secondBrowser.see('order-link-submit-button').click();
  await secondBrowser.see('order-pay-button').click();
  await secondBrowser.waitForExternalUrl('**/_pay/**');
  await secondBrowser.page.getByRole('button').first().click();
  await secondBrowser.at('**/paid*');
});
