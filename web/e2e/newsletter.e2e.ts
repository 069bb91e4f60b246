import { chunkNamed, holdChunk } from './chunk.ts';
import { mailedLink } from './mails.ts';
import { expect, PHONE, test } from './test.ts';

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `leserin.${Date.now()}.${count}@example.com`;
};

test('the newsletter is subscribed to in the footer and confirmed by the mailed link', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  const email = newAddress();
  await shopper.open('/agb/');
  await shopper.page.locator('#foot-newsletter-email').fill('leserin');
  await shopper.see('foot-newsletter-button').click();
  await shopper.see('foot-newsletter-email-error').waitFor();
  await shopper.page.locator('#foot-newsletter-email').fill(email);
  await shopper.see('foot-newsletter-button').click();
  await shopper.see('foot-newsletter-mailed').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.open(await mailedLink(shop, email));
  await shopper.see('newsletter-confirmed').waitFor();
  await shopper.findsNothingInTheWay();
});

test('the page of the newsletter subscribes, and ends it again', async ({ shopper, shop }) => {
  const email = newAddress();
  await shopper.open('/fr/newsletter-subscribe');
  await shopper.see('newsletter-submit-button').click();
  await shopper.see('newsletter-email-error').waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.see('newsletter-email-input').fill(email);
  await shopper.see('newsletter-submit-button').click();
  await shopper.see('newsletter-mailed').waitFor();
  const link = await mailedLink(shop, email);
  expect(link).toMatch(/^\/fr\/newsletter-subscribe\?/);
  await shopper.open(link);
  await shopper.see('newsletter-confirmed').waitFor();
  await shopper.open('/fr/newsletter-subscribe');
  await shopper.see('newsletter-leave-input').fill(email);
  await shopper.see('newsletter-leave-button').click();
  await shopper.see('newsletter-left').waitFor();
});

test('a link that is wrong or cut off says so and offers the form again', async ({ shopper }) => {
  await shopper.open('/newsletter-subscribe?em=0000&hash=0000');
  await shopper.see('newsletter-failed').waitFor();
  await shopper.open('/newsletter-subscribe?em=0000');
  await shopper.see('newsletter-failed').waitFor();
  await shopper.see('newsletter-form').waitFor();
});

test('the form of the home page is whole from the start, and its code comes when the shopper comes near', async ({
  shopper,
}) => {
  const { page } = shopper;
  const code: string[] = [];
  page.on('request', (request) => {
    if (chunkNamed('newsletter-form').test(request.url())) code.push(request.url());
  });
  await shopper.open('/');
  await shopper.settled();
  await shopper.see('newsletter-form').waitFor({ state: 'attached' });
  await expect(shopper.see('newsletter-form').locator('.form-grid')).toHaveCSS('display', 'grid');
  expect(code).toEqual([]);
  await shopper.see('newsletter-form').scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  await shopper.see('newsletter-email-input').fill(newAddress());
  await shopper.see('newsletter-submit-button').click();
  await shopper.see('newsletter-mailed').waitFor();
});

test('the form of the home page is there on the way back to it', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.settled();
  await shopper.page.getByTestId('header').getByRole('link', { name: 'Kochen' }).first().click();
  await shopper.at('**/kochen/');
  await shopper.page.goBack();
  await shopper.see('newsletter-form').waitFor({ state: 'attached' });
});

test('what is typed and sent before the code of a form has arrived is sent when it has', async ({
  shopper,
}) => {
  const { page } = shopper;
  const arrive = await holdChunk(page, 'newsletter-form');
  await shopper.open('/');
  await shopper.settled();
  const email = newAddress();
  await shopper.see('newsletter-email-input').fill(email);
  await shopper.see('newsletter-submit-button').click();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await expect(shopper.see('newsletter-mailed')).toContainText(email);
});

test('a form that is sent before any script has arrived puts nothing into the address', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  await page.route(/\/entry-client-[^/]*\.js$/, () => {});
  await page.goto(`${shop.origin}/login`, { waitUntil: 'commit' });
  await page.locator('#foot-newsletter-email').fill('zu.frueh@example.com');
  await shopper.see('foot-newsletter-button').click();
  expect(page.url()).toBe(`${shop.origin}/login`);
  await expect(page.locator('#foot-newsletter-email')).toHaveValue('zu.frueh@example.com');
});
