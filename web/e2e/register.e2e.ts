import { CUSTOMER_GROUPS } from '../../sandbox/state/channel.ts';
import { fillLogin, fillRegistration, newEmail, PASSWORD } from './account-steps.ts';
import { payNow, putInCart } from './checkout-steps.ts';
import { mailedLink } from './mails.ts';
import { expect, test } from './test.ts';

const DOWNLOAD = '/buecher/material-als-pdf/';

test('a new customer confirms, logs in, orders, pays, downloads and reorders', async ({ shopper, shop }) => {
  const email = newEmail();
  shop.sandbox.set({ doubleOptIn: true });
  await shopper.open('/register');
  await fillRegistration(shopper, email);
  await shopper.see('register-sent').waitFor();
  await expect.poll(() => shopper.page.evaluate(() => scrollY)).toBe(0);
  await shopper.expectAccessible();
  await shopper.open(await mailedLink(shop, email));
  await shopper.see('confirm-done').waitFor();
  await shopper.page.context().clearCookies();
  await shopper.open('/login');
  await expect(shopper.see('login-page').locator('img')).toBeVisible();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at('**/account');

  await putInCart(shopper, DOWNLOAD);
  await shopper.open('/checkout');
  await shopper.page.getByLabel(/^Karte/).check();
  await shopper.field('checkout.terms').check();
  await shopper.field('checkout.waiver').check();
  await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shopper.button('checkout.place').click();
  await payNow(shopper);
  await shopper.page.getByRole('button').nth(1).click();
  await shopper.at('**/unpaid*');

  await shopper.open('/account/order');
  await shopper.link('order.viewOf').first().click();
  await shopper.see('order-detail').waitFor();
  await shopper.see('order-download-locked').waitFor();
  await expect(shopper.see('order-status')).toContainText('Noch nicht bezahlt');
  const order = shopper.page.url();
  await shopper.button('order.pay').dblclick();
  await shopper.waitForExternalUrl('**/_pay/**');
  await shopper.page.getByRole('button').first().click();
  await shopper.at('**/paid*');

  await shopper.open(order);
  const [file] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.see('order-download-link').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await file.failure()).toBeNull();
  await shopper.button('order.again').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').waitFor();
});

test('a customer group has a registration page for businesses that shows the pending request', async ({
  arrive,
}) => {
  const group = CUSTOMER_GROUPS.find(({ registration }) => registration);
  const shopper = await arrive({ locale: 'fr-CH' });
  await shopper.open(`/fr/customer-group-registration/${group?.id}`);
  expect(await shopper.page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Compte pour la restauration',
  );
  await shopper.expectAccessible();
  await fillRegistration(shopper, newEmail(), { company: 'Cantine du Lac SA' });
  await shopper.at('**/fr/account');
  await shopper.see('requested-group').waitFor();
});
