import { expect, test } from 'vitest';
import { fillLogin, login, PASSWORD, register } from './account-steps.ts';
import { sandbox } from './sandbox-controls.ts';
import { Shopper } from './shopper.ts';

test('an expired session leads to the login and back, and what was typed is still there', async () => {
  const shopper = await Shopper.arrive();
  const email = await register(shopper);
  await shopper.open('/account/address');
  await shopper.see('address-add-button').click();
  await shopper.see('address-street-input').fill('Seestrasse 9');
  await shopper.see('address-zipcode-input').fill('6300');
  await shopper.see('address-city-input').fill('Zug');
  await sandbox.expireSessions(email);
  await shopper.see('address-submit-button').click();
  await shopper.at('**/login?**');
  expect(await shopper.see('login-reason').textContent()).toMatch(/abgelaufen/);
  await shopper.findsNothingInTheWay();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at((url) => url.pathname === '/account/address');
  await expect.poll(() => shopper.see('address-street-input').inputValue()).toBe('Seestrasse 9');
  await shopper.see('address-submit-button').click();
  await shopper.see('address-card').filter({ hasText: 'Seestrasse 9' }).waitFor();
});

test('a session that expired between two visits is said, and the screen comes after the login', async () => {
  const shopper = await Shopper.arrive();
  const email = await register(shopper);
  await sandbox.expireSessions(email);
  await shopper.open('/account/payment');
  await shopper.at('**/login?to=**');
  await shopper.page
    .getByText(/abgelaufen/)
    .first()
    .waitFor();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at((url) => url.pathname === '/account/payment');
  await shopper.see('payment-form').waitFor();
});

test('two tabs follow each other through login and logout', async () => {
  const first = await Shopper.arrive();
  const email = await register(first);
  const second = await Shopper.arrive({ context: first.page.context() });
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

test('who changes the language at the login goes on in that language', async () => {
  const shopper = await Shopper.arrive();
  const email = await register(shopper);
  await shopper.see('account-logout-button').click();
  await shopper.at((url) => url.pathname === '/');
  await shopper.open('/account/order?p=1');
  await shopper.at('**/login?to=**');
  await shopper.see('header-language-fr-link').click();
  await shopper.at('**/fr/login?to=**');
  await shopper.alive();
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at('**/fr/account/order?p=1');
});

test('login leads only to places of the shop', async () => {
  const shopper = await Shopper.arrive();
  const email = await register(shopper);
  await shopper.see('account-logout-button').click();
  await shopper.at((url) => url.pathname === '/');
  await shopper.open('/login?to=//evil.example/account');
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at((url) => url.pathname === '/account');
  await shopper.see('account-logout-button').click();
  await shopper.at((url) => url.pathname === '/');
  await login(shopper, { email, password: PASSWORD }, '/account/order');
});

test('who tries too many passwords is told how many seconds to wait, and keeps the address', async () => {
  const shopper = await Shopper.arrive();
  const email = await register(shopper);
  await shopper.page.context().clearCookies();
  await shopper.open('/login');
  await expect
    .poll(
      async () => {
        await fillLogin(shopper, { email, password: 'falsch' });
        await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
        return shopper.see('login-errors').textContent();
      },
      { timeout: 120_000 },
    )
    .toMatch(/\d+ Sekunden/);
  expect(await shopper.see('login-email-input').inputValue()).toBe(email);
  await sandbox.forgetAttempts();
});
