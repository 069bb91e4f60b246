import { fillLogin, PASSWORD, register } from './account-steps.ts';
import { expect, test } from './test.ts';

test('an expired session leads to the login and back and keeps the form input', async ({ shopper, shop }) => {
  const email = await register(shopper);
  await shopper.open('/account/address');
  await shopper.see('address-add-button').click();
  await shopper.see('address-street-input').fill('Seestrasse 9');
  await shopper.see('address-zipcode-input').fill('6300');
  await shopper.see('address-city-input').fill('Zug');
  shop.sandbox.expireSessions({ email });
  await shopper.see('address-submit-button').click();
  await shopper.at('**/login?**');
  expect(await shopper.see('login-reason').textContent()).toMatch(/abgelaufen/);
  await shopper.expectAccessible();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at((url) => url.pathname === '/account/address');
  await expect(shopper.see('address-street-input')).toHaveValue('Seestrasse 9');
  await shopper.see('address-submit-button').click();
  await shopper.see('address-card').filter({ hasText: 'Seestrasse 9' }).waitFor();
});

test('login and logout apply to every open tab', async ({ arrive }) => {
  const first = await arrive();
  const email = await register(first);
  const second = await first.openTab();
  await second.open('/account/profile');
  await second.see('profile-page').waitFor();
  await first.see('account-logout-button').click();
  await first.at((url) => url.pathname === '/');
  await second.at('**/login?to=**');
  await first.open('/login');
  await fillLogin(first, { email, password: PASSWORD });
  await first.at('**/account');
  await second.at((url) => url.pathname === '/account/profile');
  await second.see('profile-page').waitFor();
});

test('changing the language at the login keeps it after the login', async ({ shopper }) => {
  const email = await register(shopper);
  await shopper.see('account-logout-button').click();
  await shopper.at((url) => url.pathname === '/');
  await shopper.open('/account/order?p=1');
  await shopper.at('**/login?to=**');
  await shopper.see('header-language-fr-link').click();
  await shopper.at('**/fr/login?to=**');
  await shopper.hydrated();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at('**/fr/account/order?p=1');
});
