import { fillLogin, register } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

async function askForLink(shopper: Shopper, email: string): Promise<string> {
  await shopper.see('recover-email-input').fill(email);
  await shopper.see('recover-submit-button').click();
  await shopper.see('recover-sent').waitFor();
  return (await shopper.see('recover-sent').textContent()) ?? '';
}

test('a forgotten password is set anew by the link that was mailed', { tag: PHONE }, async ({
  shopper,
  shop,
}) => {
  const email = await register(shopper);
  await shopper.page.context().clearCookies();
  await shopper.open('/login');
  await shopper.page.getByRole('link', { name: /vergessen/ }).click();
  await shopper.see('recover-form').waitFor();
  await shopper.findsNothingInTheWay();
  await askForLink(shopper, email);
  const link = await mailedLink(shop, email);
  await shopper.open(link);
  await shopper.see('reset-password-input').fill('Gusseisen-24');
  await shopper.see('reset-repeat-input').fill('Gusseisen-25');
  await shopper.see('reset-submit-button').click();
  await shopper.see('reset-passwordConfirmation-error').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.see('reset-repeat-input').fill('Gusseisen-24');
  await shopper.see('reset-submit-button').click();
  await shopper.see('reset-done').waitFor();
  await shopper.open('/login');
  await fillLogin(shopper, { email, password: 'Gusseisen-24' });
  await shopper.at('**/account');
  await shopper.open(link);
  await shopper.see('recover-form').waitFor();
});

test('the answer is the same for an address that has no account', async ({ shopper }) => {
  const email = await register(shopper);
  await shopper.page.context().clearCookies();
  await shopper.open('/account/recover');
  const known = await askForLink(shopper, email);
  await shopper.open('/reset-password');
  const unknown = await askForLink(shopper, 'niemand@example.com');
  expect(unknown.replace('niemand@example.com', '')).toBe(known.replace(email, ''));
});

test('a link that has expired offers a new one', async ({ arrive, shop }) => {
  const shopper = await arrive({ locale: 'en-GB' });
  const email = await register(shopper);
  await shopper.page.context().clearCookies();
  await shopper.open('/en/account/recover');
  await askForLink(shopper, email);
  const link = await mailedLink(shop, email);
  shop.sandbox.expireRecoveries(email);
  await shopper.open(link);
  await shopper.see('recover-form').waitFor();
  await shopper.findsNothingInTheWay();
  await askForLink(shopper, email);
  await expect.poll(() => mailedLink(shop, email)).not.toBe(link);
});
