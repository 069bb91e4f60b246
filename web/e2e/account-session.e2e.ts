import { LogoutDocument } from '../features/account/auth.generated.ts';
import { fillLogin, PASSWORD, register } from './account-steps.ts';
import { expect, test } from './test.ts';
import { words } from './texts.ts';

test('an expired session leads to the login and back and keeps the form input', async ({ shopper, shop }) => {
  const email = await register(shopper);
  await shopper.open('/account/address');
  await shopper.button('account.address.add').click();
  await shopper.field('form.street').fill('Seestrasse 9');
  await shopper.field('form.zip').fill('6300');
  await shopper.field('form.city').fill('Zug');
  shop.sandbox.expireSessions({ email });
  await shopper.button('account.save').click();
  await shopper.at('**/login?**');
  expect(await shopper.see('login-reason').textContent()).toMatch(/abgelaufen/);
  await shopper.expectAccessible();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at((url) => url.pathname === '/account/address');
  await expect(shopper.field('form.street')).toHaveValue('Seestrasse 9');
  await shopper.button('account.save').click();
  await shopper.see('address-card').filter({ hasText: 'Seestrasse 9' }).waitFor();
});

test('login and logout apply to every open tab', async ({ arrive }) => {
  const first = await arrive();
  const email = await register(first);
  await first.open('/account');
  const second = await first.openTab();
  await second.open('/account/profile');
  await second.see('profile-page').waitFor();
  await first.button('account.logout').click();
  await first.at((url) => url.pathname === '/');
  await second.at('**/login?to=**');
  await first.open('/login');
  await fillLogin(first, { email, password: PASSWORD });
  await first.at('**/account');
  await second.at((url) => url.pathname === '/account/profile');
  await second.see('profile-page').waitFor();
});

test('a logout while the account loads ends at the home page', async ({ shopper }) => {
  await register(shopper);
  await shopper.open('/account/profile');
  const loggedOut = Promise.withResolvers<void>();
  await shopper.page.route('**/graphql*', async (route) => {
    const isLogout = route.request().postData()?.includes(LogoutDocument.documentId);
    if (!isLogout && route.request().method() !== 'GET') await loggedOut.promise;
    await route.continue();
    if (isLogout) setTimeout(loggedOut.resolve, 50);
  });
  await shopper.page
    .getByRole('link', { name: words('account.addresses') })
    .first()
    .click();
  await shopper.button('account.logout').click();
  await shopper.at((url) => url.pathname === '/');
  await expect(shopper.page.getByText(words('account.logout.done'))).toBeVisible();
  await shopper.page.waitForTimeout(500);
  expect(new URL(shopper.page.url()).pathname).toBe('/');
});

test('changing the language at the login keeps it after the login', async ({ shopper }) => {
  const email = await register(shopper);
  await shopper.page.context().clearCookies({ name: /^(?!kontor-consent)/ });
  await shopper.open('/account/order?p=1');
  await shopper.at('**/login?to=**');
  await shopper.see('header-language-fr-link').click();
  await shopper.at('**/fr/login?to=**');
  await shopper.hydrated();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at('**/fr/account/order?p=1');
});
