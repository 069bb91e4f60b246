import type { MessageKey } from '../../shared/i18n/translate.ts';
import { fillLogin } from '../account-steps.ts';
import type { Shopper } from '../shopper.ts';
import { account, type Place, type Screen, withProduct } from './screens.ts';
import { customerOf } from './shop-facts.ts';
import { after, on, press, waitFor } from './steps.ts';

const inAccount =
  (path: string, act: (shopper: Shopper) => Promise<boolean | undefined>) =>
  async (shopper: Shopper, place: Place) => {
    if ((await account(path)(shopper, place)) === false) return false;
    return act(shopper);
  };

/** Opens the first order that has the button, and clicks it. */
const onOrder = (button: MessageKey) => async (shopper: Shopper) => {
  const links = shopper.link('order.viewOf');
  if (!(await hasOrders(shopper))) return false;
  for (let index = 0; index < (await links.count()); index++) {
    await links.nth(index).click();
    await shopper.see('order-detail').waitFor();
    if ((await shopper.button(button).count()) > 0) {
      await shopper.button(button).click();
      return undefined;
    }
    await shopper.back();
    await links.first().waitFor();
  }
  return false;
};

async function openFirst(shopper: Shopper): Promise<undefined> {
  await shopper.link('order.viewOf').first().click();
  await shopper.see('order-detail').waitFor();
}

/** Waits for the order list. @returns whether the customer has orders */
async function hasOrders(shopper: Shopper): Promise<boolean> {
  const links = shopper.link('order.viewOf');
  await links.first().or(shopper.see('orders-empty')).waitFor();
  return (await links.count()) > 0;
}

/** States of account and login screens. */
export const ACCOUNT_STATES: readonly Screen[] = [
  {
    name: 'login-mistake',
    show: async (shopper, { shop, prefix }) => {
      await shopper.open(`${prefix}/login`);
      const email = customerOf(shop.demo)?.email ?? 'nobody@example.com';
      await fillLogin(shopper, { email, password: 'wrong-password' });
      await shopper.see('login-errors').waitFor();
      return undefined;
    },
  },
  {
    name: 'login-dialog',
    isViewport: true,
    show: async (shopper, { prefix }) => {
      await shopper.open(`${prefix}/`);
      if (!(await shopper.link('account').isVisible())) return false;
      await shopper.link('account').click();
      await shopper.button('close').waitFor();
      return undefined;
    },
  },
  {
    name: 'register-mistakes',
    show: after(on('/register'), press('account.register.submit', 'register-errors')),
  },
  {
    name: 'account-order',
    show: inAccount('/order', async (shopper) => (await hasOrders(shopper)) && openFirst(shopper)),
  },
  { name: 'account-return', show: inAccount('/order', onOrder('order.return')) },
  { name: 'account-cancel', isViewport: true, show: inAccount('/order', onOrder('order.cancel')) },
  { name: 'account-pay', show: inAccount('/order', onOrder('order.changePayment')) },
  {
    name: 'account-orders-none',
    show: inAccount('/order', async (shopper) => {
      if (!(await hasOrders(shopper))) return false;
      // A short list has no search.
      if ((await shopper.field('account.orders.search').count()) === 0) return false;
      await shopper.field('account.orders.search').fill('xyzxyz');
      await shopper.page.keyboard.press('Enter');
      await shopper.see('orders-not-found').waitFor();
      return undefined;
    }),
  },
  {
    name: 'account-address',
    show: inAccount('/address', async (shopper) => {
      await press('account.address.add', 'address-form')(shopper);
      return undefined;
    }),
  },
  {
    name: 'account-address-delete',
    isViewport: true,
    show: inAccount('/address', async (shopper) => {
      await shopper.button('account.address.add').waitFor();
      const button = shopper.button('account.address.deleteOf').first();
      // The default address cannot be deleted.
      if ((await button.count()) === 0) return false;
      await button.click();
      await shopper.see('address-delete-dialog').waitFor();
      return undefined;
    }),
  },
  {
    name: 'wishlist',
    show: inAccount('', async (shopper) => {
      const link = new URL(shopper.page.url()).pathname.replace('/account', '/wishlist');
      await shopper.open(link);
      await shopper.see('product-box').first().waitFor();
      return undefined;
    }),
  },
  { name: 'login-asked', show: after(on('/account'), waitFor('login-page')) },
  {
    name: 'checkout-customer',
    show: async (shopper, place) => {
      await account('')(shopper, place);
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout`);
      await shopper.button('checkout.place').waitFor();
      return undefined;
    },
  },
];
