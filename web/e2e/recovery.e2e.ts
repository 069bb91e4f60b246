import { register } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import type { Shopper } from './shopper.ts';
import { PHONE, test } from './test.ts';

async function askForLink(shopper: Shopper, email: string): Promise<string> {
  await shopper.field('form.emailLabel').fill(email);
  await shopper.button('account.recover.submit').click();
  await shopper.see('recover-sent').waitFor();
  return (await shopper.see('recover-sent').textContent()) ?? '';
}

test('a forgotten password can be reset by the mailed link', { tag: PHONE }, async ({ shopper, shop }) => {
  const email = await register(shopper);
  await shopper.page.context().clearCookies();
  await shopper.open('/login');
  await shopper.page.getByRole('link', { name: /vergessen/ }).click();
  await shopper.see('recover-form').waitFor();
  await askForLink(shopper, email);
  const link = await mailedLink(shop, email);
  await shopper.open(link);
  await shopper.field('account.password.new').fill('Gusseisen-24');
  await shopper.field('account.password.repeat').fill('Gusseisen-25');
  await shopper.button('account.reset.submit').click();
  await shopper.see('reset-passwordConfirmation-error').waitFor();
  await shopper.expectAccessible();
  await shopper.field('account.password.repeat').fill('Gusseisen-24');
  await shopper.button('account.reset.submit').click();
  await shopper.see('reset-done').waitFor();
  await shopper.open(link);
  await shopper.see('recover-form').waitFor();
});
