import { fillLogin, login, PASSWORD, register } from './account-steps.ts';
import { addProduct } from './checkout-steps.ts';
import { expect, test } from './test.ts';

const PRODUCT = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('the HTML of an account page contains no personal data', async ({ shopper }) => {
  await register(shopper);
  const html = await (await shopper.page.request.get('/account')).text();
  expect(html).not.toContain('Brunner');
  expect(html).toContain('noindex');
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

test('a deleted account can no longer log in', async ({ shopper }) => {
  const email = await register(shopper);
  await shopper.open('/account/profile');
  await shopper.see('delete-account-button').click();
  await shopper.see('delete-account-dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.see('delete-account-dialog-confirm-button').click();
  await shopper.at((url) => url.pathname === '/');
  await shopper.open('/login');
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.see('login-errors').waitFor();
});
