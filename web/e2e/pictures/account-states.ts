import { ANNA, fillLogin } from '../account-steps.ts';
import type { Shopper } from '../shopper.ts';
import { account, type Place, type Screen, withProduct } from './screens.ts';
import { after, on, press, waitFor } from './steps.ts';

const inAccount =
  (path: string, act: (shopper: Shopper) => Promise<void>) => async (shopper: Shopper, place: Place) => {
    if ((await account(path)(shopper, place)) === false) return false;
    await act(shopper);
    return undefined;
  };

/** Opens the first order of the list that has such a button, and presses it. */
const onOrder = (button: string) => async (shopper: Shopper) => {
  const links = shopper.see('order-entry-link');
  await links.first().waitFor();
  for (let index = 0; index < (await links.count()); index++) {
    await links.nth(index).click();
    await shopper.see('order-detail').waitFor();
    if ((await shopper.see(button).count()) > 0) {
      await shopper.see(button).click();
      return;
    }
    await shopper.back();
    await links.first().waitFor();
  }
};

/** States of a customer's screens, and of the way in. */
export const ACCOUNT_STATES: readonly Screen[] = [
  {
    name: 'login-mistake',
    show: after(on('/login'), async (shopper) => {
      await fillLogin(shopper, { email: ANNA.email, password: 'wrong-password' });
      await shopper.see('login-errors').waitFor();
    }),
  },
  {
    name: 'login-dialog',
    seen: true,
    show: async (shopper, { prefix }) => {
      await shopper.open(`${prefix}/`);
      if (!(await shopper.see('header-account-button').isVisible())) return false;
      await shopper.see('header-account-button').click();
      await shopper.see('login-dialog-close-button').waitFor();
      return undefined;
    },
  },
  {
    name: 'register-mistakes',
    show: after(on('/register'), press('register-submit-button', 'register-errors')),
  },
  { name: 'account-order', show: inAccount('/order', press('order-entry-link', 'order-detail')) },
  { name: 'account-return', show: inAccount('/order', onOrder('order-request-return-button')) },
  { name: 'account-cancel', seen: true, show: inAccount('/order', onOrder('order-cancel-button')) },
  { name: 'account-pay', show: inAccount('/order', onOrder('order-change-payment-button')) },
  {
    name: 'account-orders-none',
    show: inAccount('/order', async (shopper) => {
      await shopper.see('orders-search-input').fill('xyzxyz');
      await shopper.page.keyboard.press('Enter');
      await shopper.see('orders-not-found').waitFor();
    }),
  },
  { name: 'account-address', show: inAccount('/address', press('address-add-button', 'address-form')) },
  {
    name: 'account-address-delete',
    seen: true,
    show: inAccount('/address', async (shopper) => {
      await shopper.see('address-delete-button').first().click();
      await shopper.see('address-delete-dialog').waitFor();
    }),
  },
  {
    name: 'wishlist',
    show: inAccount('', async (shopper) => {
      const link = new URL(shopper.page.url()).pathname.replace('/account', '/wishlist');
      await shopper.open(link);
      await shopper.see('product-box').first().waitFor();
    }),
  },
  { name: 'login-asked', show: after(on('/account'), waitFor('login-page')) },
  {
    name: 'checkout-customer',
    show: async (shopper, place) => {
      await account('')(shopper, place);
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout`);
      await shopper.see('checkout-place-order-button').waitFor();
      return undefined;
    },
  },
];
