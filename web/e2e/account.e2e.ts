import { loginByForm, PASSWORD, register } from './account-steps.ts';
import { putInCart } from './checkout-steps.ts';
import { expect, test } from './test.ts';
import { words } from './texts.ts';

const PRODUCT = '/helfer/kellen-und-wender/schoepfkelle-tief/';

test('the HTML of an account page contains no personal data', async ({ shopper }) => {
  await register(shopper);
  const html = await (await shopper.page.request.get('/account')).text();
  expect(html).not.toContain('Brunner');
  expect(html).toContain('noindex');
});

test('login merges the guest cart into the customer cart and shows a notice', async ({ shopper, arrive }) => {
  const email = await register(shopper);
  await putInCart(shopper, '/buecher/material-als-pdf/');
  const guest = await arrive();
  await putInCart(guest, PRODUCT);
  await loginByForm(guest, { email, password: PASSWORD }, '/account');
  await guest.see('notification-box').first().waitFor();
  await expect(guest.see('header-cart-count')).toHaveText('2');
});

test('an address can be added, changed, set as default shipping address and deleted', async ({ shopper }) => {
  await register(shopper);
  await shopper.open('/account/address');
  await shopper.button('account.address.add').click();
  await shopper.button('account.save').click();
  await shopper.see('address-errors').waitFor();
  await shopper.field('form.street').fill('Seestrasse 9');
  await shopper.field('form.zip').fill('6300');
  await shopper.field('form.city').fill('Zug');
  await shopper.button('account.save').click();
  const cards = shopper.see('address-card');
  await expect(cards).toHaveCount(2);
  const added = cards.filter({ hasText: 'Seestrasse 9' });
  await added.getByRole('button', { name: words('account.address.editOf') }).click();
  await shopper.field('form.street').fill('Seestrasse 11');
  await shopper.button('account.save').click();
  const changed = cards.filter({ hasText: 'Seestrasse 11' });
  await changed.locator('summary').click();
  await changed.getByRole('button', { name: /^Als Lieferadresse verwenden/ }).click();
  await expect(changed.getByTestId('address-card-label')).toHaveText('Lieferadresse');
  const first = cards.filter({ hasText: 'Kirchbühl 23' });
  await first.locator('summary').click();
  await first.getByRole('button', { name: /^Als Lieferadresse verwenden/ }).click();
  await changed.getByRole('button', { name: words('account.address.deleteOf') }).click();
  await shopper.see('address-delete-dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.button('account.address.delete').click();
  await expect(cards).toHaveCount(1);
});

test('a customer can delete the account', async ({ shopper }) => {
  await register(shopper);
  await shopper.open('/account/profile');
  await shopper.button('account.delete.title').click();
  await shopper.page.getByRole('dialog').waitFor();
  await shopper.expectAccessible();
  await shopper.button('account.delete.confirm').click();
  await shopper.at((url) => url.pathname === '/');
});
