import { fillLogin, newEmail, PASSWORD, register } from './account-steps.ts';
import { addProduct, fillGuest, GUEST, payNow } from './checkout-steps.ts';
import { mailedLink } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';
/** Buttons of the payment page. */
const PAY = 0;
const FAIL = 1;
const CANCEL = 2;

/** Orders by card as a guest; ends on the payment page, whose address comes back. */
async function leadAway(buyer: Shopper, email: string): Promise<string> {
  await addProduct(buyer, LADLE);
  await buyer.open('/checkout');
  await fillGuest(buyer, { ...GUEST, email });
  await buyer.page.getByLabel(/^Karte/).check();
  await buyer.see('checkout-terms-checkbox').check();
  await buyer.see('checkout-place-order-button').click();
  await payNow(buyer);
  return buyer.page.url();
}

const answer = (shopper: Shopper, button: number) => shopper.page.getByRole('button').nth(button).click();

/** A browser that knows nothing of the order opens it by e-mail address and postcode. */
async function identify(shopper: Shopper, email: string): Promise<void> {
  await shopper.see('order-link-email-input').fill(email);
  await shopper.see('order-link-zipcode-input').fill(GUEST.zipcode);
  await shopper.see('order-link-submit-button').click();
  await shopper.see('order-detail').waitFor();
}

test('a payment in another browser shows the paid order there', { tag: PHONE }, async ({ arrive }) => {
  const email = newEmail();
  const payment = await leadAway(await arrive(), email);
  const elsewhere = await arrive();
  await elsewhere.openBare(payment);
  await answer(elsewhere, PAY);
  await elsewhere.at('**/paid?*');
  await elsewhere.see('success-unknown-page').waitFor();
  await elsewhere.findsNothingInTheWay();
  await elsewhere.see('success-open-order-link').click();
  await identify(elsewhere, email);
  await expect(elsewhere.see('order-payment-status')).toContainText('Bezahlt');
  expect(await elsewhere.see('order-pay-button').count()).toBe(0);
});

for (const [what, button, state] of [
  ['fails', FAIL, /fehlgeschlagen/i],
  ['is cancelled', CANCEL, /abgebrochen/i],
] as const) {
  test(`a payment that ${what} in another browser can be repeated there`, async ({ arrive }) => {
    const email = newEmail();
    const payment = await leadAway(await arrive(), email);
    const elsewhere = await arrive();
    await elsewhere.openBare(payment);
    await answer(elsewhere, button);
    await elsewhere.at('**/unpaid?*');
    await elsewhere.see('success-open-order-link').click();
    await identify(elsewhere, email);
    await expect(elsewhere.see('order-payment-status')).toContainText(state);
    await elsewhere.see('order-pay-button').click();
    await elsewhere.leavesFor('**/_pay/**');
    await answer(elsewhere, PAY);
    await elsewhere.at('**/paid?*');
    await elsewhere.see('success-open-order-link').click();
    // The tab remembers whom it identified.
    await elsewhere.see('order-detail').waitFor();
    await expect(elsewhere.see('order-payment-status')).toContainText('Bezahlt');
  });
}

test('the mailed link reopens a closed payment page and the original browser shows the payment', async ({
  arrive,
  shop,
}) => {
  const email = newEmail();
  const buyer = await arrive();
  await leadAway(buyer, email);
  await buyer.page.goto('about:blank');
  const elsewhere = await arrive();
  await elsewhere.open(await mailedLink(shop, email));
  await identify(elsewhere, email);
  await elsewhere.see('order-pay-button').click();
  await elsewhere.leavesFor('**/_pay/**');
  await answer(elsewhere, PAY);
  await elsewhere.at('**/paid?*');
  const { pathname } = new URL(elsewhere.page.url());
  await buyer.open(pathname.replace('/paid', ''));
  await buyer.see('success-paid-page').waitFor();
});

test('going back from the payment page shows the order without a redirect and allows payment', async ({
  shopper,
}) => {
  await leadAway(shopper, newEmail());
  await shopper.back();
  await shopper.see('success-open-page').waitFor();
  await shopper.see('success-pay-again-button').click();
  await shopper.leavesFor('**/_pay/**');
  await answer(shopper, PAY);
  await shopper.see('success-paid-page').waitFor();
});

test('a customer who pays in another browser sees the order after login', async ({ arrive }) => {
  const buyer = await arrive();
  const email = await register(buyer);
  await addProduct(buyer, LADLE);
  await buyer.open('/checkout');
  await buyer.see('checkout-customer').waitFor();
  await buyer.page.getByLabel(/^Karte/).check();
  await buyer.page.locator('#checkout-terms').check();
  await buyer.see('checkout-place-order-button').click();
  await payNow(buyer);
  const payment = buyer.page.url();
  const elsewhere = await arrive();
  await elsewhere.openBare(payment);
  await answer(elsewhere, PAY);
  await elsewhere.at('**/paid?*');
  await elsewhere.see('success-login-link').click();
  await fillLogin(elsewhere, { email, password: PASSWORD });
  await elsewhere.see('order-detail').waitFor();
  await expect(elsewhere.see('order-payment-status')).toContainText('Bezahlt');
});
