import { mailedLink } from './mails.ts';
import { expect, PHONE, test } from './test.ts';

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `leserin.${Date.now()}.${count}@example.com`;
};

test('the footer form subscribes to the newsletter and the mailed link confirms it', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  const email = newAddress();
  await shopper.open('/agb/');
  await shopper.page.locator('#foot-newsletter-email').fill('leserin');
  await shopper.page.getByRole('contentinfo').getByRole('button', { name: 'Abonnieren' }).click();
  await shopper.see('foot-newsletter-email-error').waitFor();
  await shopper.page.locator('#foot-newsletter-email').fill(email);
  await shopper.page.getByRole('contentinfo').getByRole('button', { name: 'Abonnieren' }).click();
  await shopper.page.getByRole('contentinfo').getByRole('status').waitFor();
  await shopper.open(await mailedLink(shop, email));
  await shopper.see('newsletter-confirmed').waitFor();
  await shopper.expectAccessible();
});

test('a form submitted before scripts load puts no input into the URL', async ({ shopper, shop }) => {
  const { page } = shopper;
  await page.route(/\/entry-client-[^/]*\.js$/, () => {});
  await page.goto(`${shop.origin}/login`, { waitUntil: 'commit' });
  await page.locator('#foot-newsletter-email').fill('zu.frueh@example.com');
  await shopper.page.getByRole('contentinfo').getByRole('button', { name: 'Abonnieren' }).click();
  expect(page.url()).toBe(`${shop.origin}/login`);
  await expect(page.locator('#foot-newsletter-email')).toHaveValue('zu.frueh@example.com');
});
