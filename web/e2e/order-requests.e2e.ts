import { ANNA, login } from './account-steps.ts';
import { lastMail } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

/** Logs in, searches the orders for a product name and opens the result. */
async function orderByToken(shopper: Shopper, called: string): Promise<void> {
  await login(shopper, ANNA, '/account/order');
  await shopper.field('account.orders.search').fill(called);
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('order-entry')).toHaveCount(1);
  await shopper
    .see('order-entry')
    .getByRole('link', { name: /ansehen/ })
    .click();
  await shopper.see('order-detail').waitFor();
}

test('orders can be searched by product or number and the search reset with one click', {
  tag: PHONE,
}, async ({ shopper }) => {
  await login(shopper, ANNA, '/account/order');
  await expect(shopper.see('order-entry')).toHaveCount(10);
  await shopper.field('account.orders.search').fill('Eisenpfanne');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('order-entry')).toHaveCount(1);
  await shopper.expectAccessible();
  await shopper.field('account.orders.search').fill('gibt es nicht');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('order-entry')).toHaveCount(0);
  await expect(shopper.page.locator('main')).toContainText('Keine Bestellung mit «gibt es nicht».');
  await shopper.page.getByRole('link', { name: 'Alle Bestellungen' }).click();
  await expect(shopper.see('order-entry')).toHaveCount(10);
});

test("what comes back is chosen from the order's own lines; the customer has a number and a copy", {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  await orderByToken(shopper, 'Rapsöl');
  await shopper.button('order.return').click();
  await expect(shopper.page.getByRole('heading', { name: 'Was möchten Sie zurückschicken?' })).toBeFocused();
  await shopper.see('request-submit-button').click();
  await shopper.see('order-request-itemNumbers-error').waitFor();
  await shopper.see('order-request-reason-error').waitFor();
  await shopper.expectAccessible();
  await shopper.page.getByRole('checkbox', { name: /Rapsöl/ }).check();
  await shopper.field('request.pieces').selectOption('1');
  await shopper.field('request.reason').selectOption('Kam beschädigt an');
  await shopper.see('request-submit-button').dblclick();
  await expect(shopper.see('order-request-sent')).toBeFocused();
  await expect(shopper.see('order-request-sent')).toContainText(
    `Wir haben eine Kopie an ${ANNA.email} gesendet.`,
  );
  const toShop = shop.sandbox.mails().filter(({ subject }) => /^Rücksendung/.test(subject));
  expect(toShop).toHaveLength(1);
  expect(toShop[0]?.text).toMatch(/1 × Rapsöl.* \(KT-\d+/);
  expect(toShop[0]?.text).toContain('Kam beschädigt an');
  expect(lastMail(shop)).toContain('Ihre Rücksendung');
  await shopper.reload();
  await expect(shopper.see('order-request-before')).toContainText(/Ihre Nummer: \d{6}-\w{5}/);
});

test('an order past cancellation offers a cancellation request until it ships', async ({ shopper, shop }) => {
  await login(shopper, ANNA, '/account/order');
  const entry = shopper.see('order-entry').filter({ hasText: 'Röstipfanne' });
  const number = /\d+/.exec((await entry.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  shop.sandbox.workOnOrder(number, { order: 'in_progress' });
  await entry.getByRole('link', { name: words('order.viewOf') }).click();
  await expect(shopper.button('order.cancel')).toHaveCount(0);
  await shopper.button('order.askCancel').click();
  await shopper.field('request.note').fill('Doppelt bestellt.');
  await shopper.see('request-submit-button').click();
  await shopper.see('order-request-sent').waitFor();
  const mail = shop.sandbox.mails().find(({ subject }) => /^Stornierung/.test(subject));
  expect(mail?.text).toContain('Doppelt bestellt.');
});
