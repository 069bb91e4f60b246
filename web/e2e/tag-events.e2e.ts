import { fillLogin, fillRegistration, newEmail, PASSWORD } from './account-steps.ts';
import { fillGuest, GUEST, payNow } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import {
  dataLayer,
  eventNames,
  recordDataLayer,
  recordWithConsent,
  TAGGED,
  type TrackedEvent,
  trackedEvents,
} from './tag-log.ts';
import { test as base, expect } from './test.ts';
import { words } from './texts.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';
const LADLES = '/helfer/kellen-und-wender/';
const COMMERCE = ['currency', 'value', 'items'];

/** Required parameters of each event in the Google Analytics 4 reference. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  page_view: ['page_location', 'page_title'],
  view_item_list: ['items', 'item_list_id', 'item_list_name'],
  select_item: ['items', 'item_list_id', 'item_list_name'],
  view_item: COMMERCE,
  add_to_cart: COMMERCE,
  remove_from_cart: COMMERCE,
  view_cart: COMMERCE,
  begin_checkout: COMMERCE,
  add_shipping_info: [...COMMERCE, 'shipping_tier'],
  add_payment_info: [...COMMERCE, 'payment_type'],
  purchase: [...COMMERCE, 'transaction_id', 'shipping', 'tax'],
  refund: [...COMMERCE, 'transaction_id'],
  add_to_wishlist: COMMERCE,
  search: ['search_term'],
  login: ['method'],
  sign_up: ['method'],
};

type Item = Readonly<Record<string, unknown>>;
const itemsOf = ({ data }: TrackedEvent): readonly Item[] => {
  const { items } = data;
  return Array.isArray(items) ? items : [];
};

function expectAsDocumented(events: readonly TrackedEvent[]): void {
  for (const { name, data } of events) {
    expect(Object.keys(REQUIRED), `${name} is an event of Google Analytics 4`).toContain(name);
    for (const parameter of REQUIRED[name] ?? [])
      expect(data[parameter], `${name}: ${parameter}`).not.toBeUndefined();
    if ('value' in data) {
      expect(data['currency'], name).toMatch(/^[A-Z]{3}$/);
      expect(data['value'], name).toEqual(expect.any(Number));
    }
    if (!('items' in data)) continue;
    const items = itemsOf({ name, data });
    expect(items.length, `${name} has items`).toBeGreaterThan(0);
    for (const item of items) {
      expect(item, name).toMatchObject({
        item_id: expect.stringMatching(/^[\da-f]{32}$/),
        item_name: expect.stringMatching(/./),
        price: expect.any(Number),
        quantity: expect.any(Number),
      });
    }
    if (name === 'view_item_list' || name === 'select_item')
      for (const item of items) expect(item['index'], name).toEqual(expect.any(Number));
  }
}

const test = base.extend<{ agreed: Shopper }>({
  agreed: async ({ arrive, shop }, use) => {
    const shopper = await arrive({ hasNoConsent: true });
    await shopper.page
      .context()
      .route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    await recordWithConsent(shopper, shop.origin);
    await use(shopper);
  },
});
test.use({ gatewaySettings: TAGGED });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

/** Whole words: a port such as 13400 is no postal code. */
const anyWord = (texts: readonly string[]) => new RegExp(`\\b(?:${texts.join('|')})\\b`, 'i');
const ofName = async (shopper: Shopper, name: string) =>
  (await trackedEvents(shopper)).filter((event) => event.name === name);
const expectEvent = (shopper: Shopper, name: string, times = 1) =>
  expect.poll(async () => (await ofName(shopper, name)).length, name).toBeGreaterThanOrEqual(times);

test('a purchase is tracked from listing to order with Google Analytics 4 events', async ({
  agreed: shopper,
}) => {
  await shopper.open(LADLES);
  await expectEvent(shopper, 'view_item_list');
  const [list] = await ofName(shopper, 'view_item_list');
  expect(list?.data).toMatchObject({ item_list_id: LADLES });
  const shown = await shopper.page
    .locator('[data-product-id]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-product-id')));
  expect(list && itemsOf(list).map((item) => item['item_id'])).toEqual(shown);
  expect(list && itemsOf(list).map((item) => item['index'])).toEqual(shown.map((_, index) => index));

  await shopper.page.locator(`[data-testid="product-box-link"][href="${LADLE}"]`).click();
  await shopper.at(`**${LADLE}`);
  await expectEvent(shopper, 'view_item');
  const [selected] = await ofName(shopper, 'select_item');
  const [viewed] = await ofName(shopper, 'view_item');
  expect(selected && itemsOf(selected)).toHaveLength(1);
  expect(viewed && itemsOf(viewed)[0]).toMatchObject({
    item_id: selected && itemsOf(selected)[0]?.['item_id'],
    item_list_id: LADLES,
  });

  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  await expectEvent(shopper, 'add_to_cart');
  await expectEvent(shopper, 'view_cart');
  await shopper.open('/checkout/cart');
  const line = shopper.see('cart-line-item').first();
  await line.waitFor();
  await line.getByRole('button', { name: words('quantity.more') }).click();
  await expectEvent(shopper, 'add_to_cart', 2);
  await line.getByRole('button', { name: words('quantity.less') }).click();
  await expectEvent(shopper, 'remove_from_cart');
  const [added] = await ofName(shopper, 'add_to_cart');
  const [removed] = await ofName(shopper, 'remove_from_cart');
  const [addedItem] = added ? itemsOf(added) : [];
  expect(added?.data['value']).toBe(addedItem?.['price']);
  expect(removed && itemsOf(removed)[0]).toMatchObject({
    item_id: addedItem?.['item_id'],
    quantity: 1,
    price: addedItem?.['price'],
  });

  await shopper.open('/checkout');
  await expectEvent(shopper, 'begin_checkout');
  await fillGuest(shopper);
  await shopper.page.getByLabel(/^Karte/).check();
  await expectEvent(shopper, 'add_payment_info');
  await shopper.field('checkout.terms').check();
  const reached = shopper.page.waitForEvent('framenavigated', (frame) =>
    frame.url().includes('/checkout/success/'),
  );
  await shopper.button('checkout.place').click();
  const success = new URL((await reached).url()).pathname;
  await payNow(shopper);
  await shopper.page.getByRole('button').first().click();
  await shopper.at('**/paid*');
  await shopper.see('success-paid-page').waitFor();
  await expectEvent(shopper, 'purchase');
  await expectEvent(shopper, 'add_shipping_info');
  const [bought] = await ofName(shopper, 'purchase');
  const [paid] = await ofName(shopper, 'add_payment_info');
  expect(await ofName(shopper, 'add_payment_info')).toHaveLength(1);
  expect(paid?.data['payment_type']).toMatch(/^Karte/);
  expect(bought?.data).toMatchObject({
    currency: 'CHF',
    value: addedItem?.['price'],
    items: [{ quantity: 1 }],
  });
  expect(bought && itemsOf(bought)[0]?.['item_id']).toBe(addedItem?.['item_id']);

  await shopper.open('/');
  await expectEvent(shopper, 'page_view', 5);
  const tab = await shopper.openTab();
  await recordDataLayer(tab);
  await tab.open(success);
  await tab.see('success-order-number').waitFor();
  await tab.open('/');
  await expectEvent(tab, 'page_view');
  expect(await eventNames(tab)).not.toContain('purchase');
  expect(await ofName(shopper, 'purchase')).toHaveLength(1);
  expectAsDocumented(await trackedEvents(shopper));
  expect(await dataLayer(shopper)).not.toMatch(anyWord(Object.values(GUEST)));
});

test('sign-up, login, wishlist and cancellation are tracked without personal data', async ({
  agreed: shopper,
}) => {
  await shopper.open(LADLE);
  await shopper.settled();
  await shopper.see('product-wishlist-button').first().click();
  await expectEvent(shopper, 'add_to_wishlist');
  const email = newEmail();
  await shopper.open('/register');
  await fillRegistration(shopper, email);
  await shopper.see('account-overview').waitFor();
  await expectEvent(shopper, 'sign_up');

  await shopper.open(LADLE);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  await shopper.open('/checkout');
  await shopper.see('checkout-customer').waitFor();
  await shopper.page.locator('#checkout-terms').check();
  await shopper.button('checkout.place').click();
  await shopper.see('success-order-number').waitFor();
  const number = /\d{4,}/.exec((await shopper.see('success-order-number').textContent()) ?? '')?.[0];
  await expectEvent(shopper, 'purchase');
  await shopper.open('/account/order');
  await shopper.see('orders-list').waitFor();
  await expectEvent(shopper, 'page_view', 4);
  expect(await eventNames(shopper)).not.toContain('refund');

  await shopper.link('order.viewOf').first().click();
  await shopper.see('order-detail').waitFor();
  await shopper.button('order.cancel').click();
  await shopper.button('order.cancelConfirm').click();
  await shopper.button('order.cancel').waitFor({ state: 'detached' });
  await shopper.open('/account/order');
  await expectEvent(shopper, 'refund');
  await shopper.reload();
  await shopper.see('orders-list').waitFor();
  const [purchase] = await ofName(shopper, 'purchase');
  const [refund, ...more] = await ofName(shopper, 'refund');
  expect(more).toEqual([]);
  expect(refund?.data).toMatchObject({ transaction_id: number, value: purchase?.data['value'] });

  await shopper.open('/account');
  await shopper.button('account.logout').click();
  await shopper.open('/login');
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.see('account-overview').waitFor();
  await expectEvent(shopper, 'login');
  expectAsDocumented(await trackedEvents(shopper));
  expect(await dataLayer(shopper)).not.toMatch(anyWord([...Object.values(GUEST), email]));
});
