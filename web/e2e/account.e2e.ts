import { ANNA, fillLogin, login, newEmail, openUnpaidOrder, PASSWORD, register } from './account-steps.ts';
import { addProduct } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const PRODUCT = '/helfer/kellen-und-wender/schoepfkelle-tief/';

const focused = (shopper: Shopper) =>
  shopper.page.evaluate(() => document.activeElement?.getAttribute('data-testid'));

for (const [where, tag, colorScheme, prefix, locale] of [
  ['a phone', [PHONE], 'dark', '/fr', 'fr-CH'],
  ['a desk', [], 'light', '', 'de-CH'],
] as const) {
  test.describe(`on ${where}`, { tag: [...tag] }, () => {
    test.use({ colorScheme, locale });

    test('account pages have no accessibility violations', async ({ shopper }) => {
      await login(shopper, ANNA, `${prefix}/account/order`);
      await shopper.see('orders-list').waitFor();
      const order = (await shopper.see('order-entry-link').nth(1).getAttribute('href')) ?? '';
      for (const path of ['', '/order', '/address', '/payment', '/profile']) {
        await shopper.open(`${prefix}/account${path}`);
        await shopper.see('account-nav').waitFor();
        await shopper.see('account-placeholder').waitFor({ state: 'detached' });
        await shopper.expectAccessible();
        await shopper.expectNoHorizontalScroll(`${path} does not scroll sideways`);
      }
      await shopper.open(order);
      await shopper.see('order-detail').waitFor();
      await shopper.expectAccessible();
    });
  });
}

test('the HTML of an account page contains no personal data', async ({ shopper }) => {
  await register(shopper);
  const html = await (await shopper.page.request.get('/account')).text();
  expect(html).not.toContain('Brunner');
  expect(html).toContain('noindex');
});

test('the login dialog rejects a wrong password, keeps the email address and stays on the page', async ({
  shopper,
}) => {
  await shopper.open('/kochen/');
  await shopper.see('header-account-button').click();
  await shopper.see('login-dialog').waitFor();
  await shopper.expectAccessible();
  await expect.poll(() => focused(shopper)).toBe('dialog-login-email-input');
  await shopper.page.keyboard.press('Escape');
  await shopper.see('login-dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(shopper)).toBe('header-account-button');
  await shopper.see('header-account-button').click();
  await fillLogin(shopper, { ...ANNA, password: 'falsch' }, 'dialog-login');
  await shopper.see('dialog-login-errors').waitFor();
  expect(await shopper.see('dialog-login-email-input').inputValue()).toBe(ANNA.email);
  await fillLogin(shopper, ANNA, 'dialog-login');
  await shopper.see('login-dialog').waitFor({ state: 'detached' });
  expect(new URL(shopper.page.url()).pathname).toBe('/kochen/');
  await shopper.see('header-account-button').click();
  await shopper.see('account-overview').waitFor();
});

test('login merges the guest cart into the customer cart and shows a notice', async ({ shopper, arrive }) => {
  const email = await register(shopper);
  await addProduct(shopper, '/buecher/material-als-pdf/');
  const guest = await arrive();
  await addProduct(guest, PRODUCT);
  await login(guest, { email, password: PASSWORD }, '/account');
  await guest.see('notification-box').first().waitFor();
  await expect(guest.see('header-cart-count')).toHaveText('2');
});

test('an address can be added, changed, set as default shipping address and deleted', async ({ shopper }) => {
  await register(shopper);
  await shopper.open('/account/address');
  await shopper.see('address-add-button').click();
  await shopper.see('address-submit-button').click();
  await shopper.see('address-errors').waitFor();
  await shopper.expectAccessible();
  await shopper.see('address-street-input').fill('Seestrasse 9');
  await shopper.see('address-zipcode-input').fill('6300');
  await shopper.see('address-city-input').fill('Zug');
  await shopper.see('address-submit-button').click();
  const cards = shopper.see('address-card');
  await expect(cards).toHaveCount(2);
  const added = cards.filter({ hasText: 'Seestrasse 9' });
  await added.getByTestId('address-edit-button').click();
  await shopper.see('address-street-input').fill('Seestrasse 11');
  await shopper.see('address-submit-button').click();
  const changed = cards.filter({ hasText: 'Seestrasse 11' });
  await changed.getByTestId('address-make-shipping-button').click();
  await expect(changed.getByTestId('address-card-label')).toHaveText('Lieferadresse');
  const first = cards.filter({ hasText: 'Kirchbühl 23' });
  await first.getByTestId('address-make-shipping-button').click();
  await changed.getByTestId('address-delete-button').click();
  await shopper.see('address-delete-dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.see('address-delete-dialog-confirm-button').click();
  await expect(cards).toHaveCount(1);
});

test('name, email, password and payment method can be changed and the account deleted', async ({
  shopper,
}) => {
  await register(shopper);
  await shopper.open('/account/profile');
  await shopper.see('profile-firstname-input').fill('Leonie');
  await shopper.see('profile-submit-button').click();
  await shopper.page.getByText('Gespeichert.').waitFor();
  const email = newEmail();
  await shopper.see('email-open-button').click();
  await expect(shopper.see('email-new-input')).toBeFocused();
  await shopper.see('email-new-input').fill(email);
  await shopper.see('email-repeat-input').fill(email);
  await shopper.see('email-password-input').fill('falsch');
  await shopper.see('email-submit-button').click();
  await shopper.see('email-errors').waitFor();
  await shopper.see('email-password-input').fill(PASSWORD);
  await shopper.see('email-submit-button').click();
  await shopper.page.getByText(email, { exact: true }).waitFor();
  await shopper.see('password-open-button').click();
  await shopper.see('password-current-input').fill(PASSWORD);
  await shopper.see('password-new-input').fill('Gusseisen-24');
  await shopper.see('password-repeat-input').fill('Gusseisen-24');
  await shopper.see('password-submit-button').click();
  await shopper.page.getByText('Ihr Passwort ist geändert.').waitFor();
  await shopper.open('/account/payment');
  await shopper.page.getByLabel(/^Karte/).check();
  await shopper.see('payment-submit-button').click();
  await shopper.page.getByText('Ihre Zahlungsart ist gespeichert.').waitFor();
  await shopper.open('/account');
  await shopper.page.getByRole('heading', { level: 1, name: /Leonie/ }).waitFor();
  expect(await shopper.see('account-overview').textContent()).toContain('Karte');
  await shopper.open('/account/profile');
  await shopper.see('delete-account-button').click();
  await shopper.see('delete-account-dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.see('delete-account-dialog-confirm-button').click();
  await shopper.at((url) => url.pathname === '/');
  await shopper.open('/login');
  await fillLogin(shopper, { email, password: 'Gusseisen-24' });
  await shopper.see('login-errors').waitFor();
});

test('the newsletter can be subscribed and unsubscribed', async ({ shopper }) => {
  await register(shopper);
  const before = (await shopper.see('newsletter-state').textContent()) ?? '';
  await shopper.see('newsletter-button').click();
  await expect(shopper.see('newsletter-state')).not.toHaveText(before);
  await shopper.see('newsletter-button').click();
  await expect(shopper.see('newsletter-state')).toHaveText(before);
});

test('orders show ten per page, every line item type and downloadable documents', async ({ shopper }) => {
  await login(shopper, ANNA, '/account/order');
  await expect(shopper.see('order-entry')).toHaveCount(10);
  await shopper.see('orders-older-link').click();
  await shopper.at('**/account/order?p=2');
  await expect.poll(() => shopper.see('order-entry').count()).toBeLessThan(10);
  await shopper.open('/account/order');
  await shopper.see('order-entry').filter({ hasText: 'Gutschrift' }).getByTestId('order-entry-link').click();
  await shopper.see('order-detail').waitFor();
  const types = await shopper
    .see('order-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-type')));
  expect(new Set(types)).toEqual(new Set(['PRODUCT', 'CUSTOM', 'CREDIT']));
  const [file] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.see('order-document-link').first().click(),
  ]);
  expect(await file.failure()).toBeNull();
});

test('an open order can change its payment method and be cancelled after confirmation', async ({
  shopper,
}) => {
  await openUnpaidOrder(shopper);
  await shopper.see('order-change-payment-button').click();
  await shopper
    .see('order-payment-form')
    .getByLabel(/^Rechnung/)
    .check();
  await shopper.see('order-payment-submit-button').click();
  await expect(shopper.see('order-payment-status')).toContainText('Rechnung');
  await shopper.see('order-cancel-button').click();
  await shopper.see('order-cancel-dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.see('order-cancel-dialog-confirm-button').click();
  await expect(shopper.see('order-status')).toHaveText(/Abgebrochen|Storniert/);
  await shopper.see('order-cancel-button').waitFor({ state: 'detached' });
});
