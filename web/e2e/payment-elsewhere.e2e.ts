import { newEmail } from './account-steps.ts';
import { fillCheckoutByCard, GUEST, orderByCard, payNow } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';
/** Buttons of the payment page. */
const PAY = 0;
const FAIL = 1;

const answer = (shopper: Shopper, button: number) => shopper.page.getByRole('button').nth(button).click();

/** Opens the order in a browser without its session, by email address and postcode. */
async function identify(shopper: Shopper, email: string): Promise<void> {
  await shopper.field('form.emailLabel').fill(email);
  await shopper.field('order.link.zip').fill(GUEST.zipcode);
  await shopper.button('order.link.submit').click();
  await shopper.see('order-detail').waitFor();
}

test('a payment that fails in another browser can be repeated there, which shows the paid order', {
  tag: PHONE,
}, async ({ arrive }) => {
  const email = newEmail();
  const { paymentUrl } = await orderByCard(await arrive(), LADLE, email);
  const secondBrowser = await arrive();
  await secondBrowser.openWithoutScripts(paymentUrl);
  await answer(secondBrowser, FAIL);
  await secondBrowser.at('**/unpaid?*');
  await secondBrowser.see('success-unknown-page').waitFor();
  await secondBrowser.expectAccessible();
  await secondBrowser.link('success.elsewhere.open').click();
  await identify(secondBrowser, email);
  await expect(secondBrowser.see('order-facts')).toContainText(/fehlgeschlagen/i);
  await secondBrowser.button('order.pay').click();
  await secondBrowser.waitForExternalUrl('**/_pay/**');
  await answer(secondBrowser, PAY);
  await secondBrowser.at('**/paid?*');
  await secondBrowser.link('success.elsewhere.open').click();
  // The tab stays identified.
  await secondBrowser.see('order-detail').waitFor();
  await expect(secondBrowser.see('order-payment-status')).toContainText('Bezahlt');
  expect(await secondBrowser.button('order.pay').count()).toBe(0);
});

test('going back from the payment page shows the order without a redirect and allows payment', async ({
  shopper,
}) => {
  await fillCheckoutByCard(shopper, LADLE);
  await shopper.button('checkout.place').click();
  await payNow(shopper);
  await shopper.back();
  await shopper.see('success-open-page').waitFor();
  await shopper.see('success-pay-again-button').click();
  await shopper.waitForExternalUrl('**/_pay/**');
  await answer(shopper, PAY);
  await shopper.see('success-paid-page').waitFor();
});
