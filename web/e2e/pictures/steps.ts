import type { Locator } from '@playwright/test';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { fillLogin } from '../account-steps.ts';
import { addProduct, fillGuest, payNow } from '../checkout-steps.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';
import { addressOf, customerOf, type Find, type Place, plainProduct } from './shop-facts.ts';

/** Part of the way to a screen; resolves to false if the shop does not have the screen. */
export type Step = (shopper: Shopper, place: Place) => Promise<unknown>;

/** Runs steps in order until one of them resolves to false. */
export const all =
  (...steps: readonly Step[]): Step =>
  async (shopper, place) => {
    for (const step of steps) if ((await step(shopper, place)) === false) return false;
    return true;
  };

/** Opens a path of the language. */
export const at =
  (path: string): Step =>
  (shopper, { prefix }) =>
    shopper.open(`${prefix}${path}`);

/** Opens a page that the shop may lack. */
export const page =
  (find: Find, query = ''): Step =>
  async (shopper, place) => {
    const path = find(place);
    if (path === null) return false;
    await shopper.open(path + query);
    return true;
  };

const clickOn =
  (locate: (shopper: Shopper) => Locator): Step =>
  (shopper) =>
    locate(shopper).first().click();

export const press = (button: MessageKey): Step => clickOn((shopper) => shopper.button(button));
export const follow = (link: MessageKey): Step => clickOn((shopper) => shopper.link(link));
export const click = (testId: string): Step => clickOn((shopper) => shopper.see(testId));
export const clickAt = (selector: string): Step => clickOn(({ page }) => page.locator(selector));
export const enter: Step = ({ page }) => page.keyboard.press('Enter');

export const fill =
  (field: MessageKey, text: string | ((place: Place) => string)): Step =>
  (shopper, place) =>
    shopper.field(field).fill(typeof text === 'string' ? text : text(place));

export const see =
  (testId: string): Step =>
  (shopper) =>
    shopper.see(testId).first().waitFor();
export const seeAt =
  (selector: string): Step =>
  ({ page }) =>
    page.locator(selector).first().waitFor();
export const seeButton =
  (button: MessageKey): Step =>
  (shopper) =>
    shopper.button(button).first().waitFor();

/** Ends the way if the page does not show an element. */
export const ifVisible =
  (locate: (shopper: Shopper) => Locator): Step =>
  (shopper) =>
    locate(shopper).first().isVisible();

export const withProduct: Step = (shopper, place) => {
  const path = plainProduct(place);
  if (path === null) throw new Error('The shop has no product without variants');
  return addProduct(shopper, path);
};

/** Opens a page of the account as a customer. */
export const account =
  (path: string): Step =>
  async (shopper, { shop, prefix }) => {
    const customer = customerOf(shop.demo);
    if (customer === null) return false;
    await shopper.open(`${prefix}/account${path}`);
    await fillLogin(shopper, customer);
    await shopper.at((url) => url.pathname === `${prefix}/account${path}`);
    return true;
  };

/** Orders as a guest. */
export const order =
  (handler = 'invoice'): Step =>
  async (shopper, place) => {
    const { demo } = place.shop;
    const method = demo.catalogue.paymentMethods.find((one) => one.handler === handler);
    if (method === undefined) return false;
    await withProduct(shopper, place);
    await shopper.open(`${place.prefix}/checkout`);
    await fillGuest(shopper, addressOf(demo));
    await shopper.page.getByLabel(new RegExp(`^${method.name[place.lang]}`)).check();
    await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await shopper.field('checkout.terms').check();
    await shopper.button('checkout.place').click();
    return true;
  };

/** Buttons of the sandbox's payment page. */
const BUTTONS = { paid: 0, unpaid: 1 } as const;

/**
 * Opens the confirmation page with a payment outcome.
 * @param hasNoSession opens it in a browser without the session of the order
 */
export const payment =
  (outcome: 'open' | 'paid' | 'unpaid' | 'pending', hasNoSession = false): Step =>
  async (shopper, place) => {
    // Only the sandbox has this payment page.
    if (!place.shop.hasSandbox || (await order('asynchronous')(shopper, place)) === false) return false;
    await payNow(shopper);
    if (outcome === 'paid' || outcome === 'unpaid') {
      if (hasNoSession) await shopper.page.context().clearCookies();
      await shopper.page.getByRole('button').nth(BUTTONS[outcome]).click();
      await shopper.at(`**/${outcome}?*`);
    } else {
      await shopper.back();
      await shopper.see('success-open-page').waitFor();
      if (outcome === 'pending') await shopper.open(`${new URL(shopper.page.url()).pathname}/paid`);
    }
    await shopper.see(`success-${hasNoSession ? 'unknown' : outcome}-page`).waitFor();
    return true;
  };

/** Waits for the orders of a customer; resolves to false if there are none. */
const orders: Step = async (shopper) => {
  const links = shopper.link('order.viewOf');
  await links.first().or(shopper.see('orders-empty')).waitFor();
  return (await links.count()) > 0;
};
export const accountOrders = all(account('/order'), orders);

/** Opens the first order that has the button, and clicks it. */
export const onOrder = (button: MessageKey): Step =>
  all(accountOrders, async (shopper) => {
    const links = shopper.link('order.viewOf');
    for (let index = 0; index < (await links.count()); index++) {
      await links.nth(index).click();
      await shopper.see('order-detail').waitFor();
      if ((await shopper.button(button).count()) > 0) return shopper.button(button).click();
      await shopper.back();
      await links.first().waitFor();
    }
    return false;
  });

/** Opens the home page without a consent choice. */
export const withoutConsent: Step = async (shopper, { shop, prefix }) => {
  // The shop has only required cookies.
  if (shop.demo.salesChannel.cookieGroups.every(({ required }) => required)) return false;
  await shopper.open(`${prefix}/`);
  await shopper.page.context().clearCookies();
  await shopper.reload();
  return true;
};

export const offline: Step = ({ page }) => page.context().setOffline(true);

/** Searches for a new term while Shopware fails. */
export const searchDuring =
  (breakDown: (shop: TestShop) => void): Step =>
  async (shopper, { shop, prefix }) => {
    if (!shop.hasSandbox) return false;
    await shop.reset();
    breakDown(shop);
    await shopper.open(`${prefix}/search?search=failure-${Date.now()}`);
    return true;
  };
