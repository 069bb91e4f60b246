import { demo } from '../../sandbox/state/demo.ts';
import { expect, PHONE, test } from './test.ts';

const LINK = `/account/order/${demo.orders.find(({ link }) => link)?.link}`;

test('an order link requires the guest’s email address and postcode', {
  tag: PHONE,
}, async ({ shopper }) => {
  await shopper.open(LINK);
  await shopper.see('order-link-form').waitFor();
  await shopper.expectAccessible();
  await shopper.see('order-link-submit-button').click();
  await shopper.see('order-link-errors').waitFor();
  await shopper.see('order-link-email-input').fill('gast@example.ch');
  await shopper.see('order-link-zipcode-input').fill('9999');
  await shopper.see('order-link-submit-button').click();
  await expect(shopper.see('order-link-errors').getByRole('link')).toHaveCount(0);
  await shopper.expectAccessible();
  expect(await shopper.see('order-link-email-input').inputValue()).toBe('gast@example.ch');
  await shopper.see('order-link-zipcode-input').fill('3011');
  await shopper.see('order-link-submit-button').click();
  await shopper.see('order-detail').waitFor();
  await shopper.expectAccessible();
  expect(await shopper.see('order-facts').textContent()).toContain('Kramgasse 20');
});
