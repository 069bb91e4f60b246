import { textAt } from '../../gateway/testing/shopper.ts';
import { imitationToken, STAFF_ID } from '../../sandbox/rules/account/customers.ts';
import { register } from './account-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const ADMINISTRATION = 'http://administration.example/';

/** Posts the form of Shopware's administration from a page of another site. */
async function imitate(
  staff: Shopper,
  form: Readonly<Record<string, string>>,
  action: string,
): Promise<void> {
  const fields = Object.entries(form).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const body = `<form method="post" action="${action}">${fields.join('')}<button>Log in</button></form>`;
  await staff.page.route(ADMINISTRATION, (route) => route.fulfill({ contentType: 'text/html', body }));
  await staff.page.goto(ADMINISTRATION);
  await staff.page.getByRole('button').click();
}

test('staff act for a customer under a banner that ends it', async ({ arrive, shop }) => {
  const customer = await arrive();
  await register(customer);
  const id = textAt(await customer.ask('{ customer { id } }'), 'customer', 'id');
  const staff = await arrive();
  await staff.open('/');
  await staff.page.evaluate(() => localStorage.setItem('sw-wishlist-items', `["${'a1'.repeat(16)}"]`));
  const tab = await staff.openTab();
  const form = {
    token: imitationToken({ customerId: id, userId: STAFF_ID }),
    customerId: id,
    userId: STAFF_ID,
  };
  await imitate(tab, form, `${shop.origin}/account/login/imitate-customer`);
  await tab.at('**/account');
  const banner = tab.see('imitation-banner');
  await expect(banner).toContainText(/im Namen von .+, Kundennummer \d+/);
  await tab.expectAccessible();
  // The list of the staff member's browser is not merged into the customer's.
  await expect(tab.see('header-wishlist-count')).toHaveCount(0);
  expect(await staff.page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).not.toBeNull();
  // Tabs of the same browser that were open before show it, too.
  await expect(staff.see('imitation-banner')).toBeVisible();
  await tab.open('/checkout');
  await expect(banner).toBeVisible();
  await customer.open('/account');
  await customer.see('account-overview').waitFor();
  await expect(customer.see('imitation-banner')).toHaveCount(0);

  await tab.button('imitation.end').click();
  await tab.at((url) => url.pathname === '/');
  await expect(banner).toHaveCount(0);
  await expect(staff.see('imitation-banner')).toHaveCount(0);
  await tab.open('/account');
  await tab.at('**/login?to=**');
});
