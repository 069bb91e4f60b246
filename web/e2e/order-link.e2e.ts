import { demo } from '../../sandbox/shops/demo.ts';
import { expect, PHONE, test } from './test.ts';

const LINK = `/account/order/${demo.orders.find(({ link }) => link)?.link}`;

test('an order link requires the guest’s email address and postcode', {
  tag: PHONE,
}, async ({ shopper }) => {
  await shopper.open(LINK);
  await shopper.see('order-link-form').waitFor();
  await shopper.expectAccessible();
  await shopper.button('order.link.submit').click();
  await shopper.see('order-link-errors').waitFor();
  await shopper.field('form.emailLabel').fill('gast@example.ch');
  await shopper.field('order.link.zip').fill('9999');
  await shopper.button('order.link.submit').click();
  await expect(shopper.see('order-link-errors').getByRole('link')).toHaveCount(0);
  expect(await shopper.field('form.emailLabel').inputValue()).toBe('gast@example.ch');
  await shopper.field('order.link.zip').fill('3011');
  await shopper.button('order.link.submit').click();
  await shopper.see('order-detail').waitFor();
  await shopper.expectAccessible();
  expect(await shopper.see('order-facts').textContent()).toContain('Kramgasse 20');
});
