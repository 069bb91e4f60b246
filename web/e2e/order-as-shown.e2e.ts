import { ANNA, login } from './account-steps.ts';
import { fillGuest, putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';
import { words } from './texts.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

async function customerAtCheckout(shopper: Shopper): Promise<void> {
  await putInCart(shopper, LADLE);
  await login(shopper, ANNA, '/checkout');
  await shopper.see('checkout-customer').waitFor();
}

test('the first click places no order if another payment method replaced an unavailable one', async ({
  shopper,
  shop,
}) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout');
  await fillGuest(shopper);
  await shopper.field('checkout.terms').check();
  await shopper.page.getByLabel(/^Karte/).check();
  await shopper.see('checkout-pays-elsewhere').waitFor();
  await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  shop.sandbox.setActive('payment-method', 'card', false);
  await shopper.button('checkout.place').click();
  await expect(shopper.see('checkout-errors')).toContainText('Zahlungsart wurde zu «Rechnung» geändert');
  await expect(shopper.page.getByLabel(/^Rechnung/)).toBeChecked();
  await shopper.button('checkout.place').click();
  await shopper.see('success-order-number').waitFor();
});

test('an order does not ship to the default address after the selected one was deleted in another tab', async ({
  shopper,
}) => {
  await customerAtCheckout(shopper);
  await shopper.group('account.address.shipping').getByRole('button', { name: 'Ändern' }).click();
  await shopper.page.getByLabel(/Obere Gasse 3/).check();
  await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shopper.field('checkout.terms').check();
  const tab = await shopper.openTab();
  await tab.open('/account/address');
  const entry = tab.page.getByRole('listitem').filter({ hasText: 'Obere Gasse 3' });
  await entry.getByRole('button', { name: words('account.address.deleteOf') }).click();
  await tab.button('account.address.delete').click();
  await entry.waitFor({ state: 'detached' });
  await shopper.button('checkout.place').click();
  await expect(shopper.see('checkout-errors')).toContainText('Lieferadresse');
  await expect(shopper.page.getByLabel(/Weststrasse 14/)).toBeChecked();
  await shopper.button('checkout.place').click();
  await shopper.see('success-order-number').waitFor();
});

test('a cart that changed unseen is reported as such, not as a field error', async ({ shopper, shop }) => {
  await customerAtCheckout(shopper);
  await shopper.field('checkout.terms').check();
  shop.sandbox.setProduct('ladle-tief', { price: 26 });
  await shopper.button('checkout.place').click();
  const errors = shopper.see('checkout-errors');
  await expect(errors).toContainText('Ihr Warenkorb oder die Lieferadresse hat sich geändert');
  await expect(errors).toContainText('Ihre Bestellung wurde nicht aufgegeben');
  await expect(errors.getByRole('link')).toHaveCount(0);
  await expect(shopper.see('cart-total').filter({ visible: true })).toContainText('33.90');
});
