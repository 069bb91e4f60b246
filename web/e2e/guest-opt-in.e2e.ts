import { newEmail } from './account-steps.ts';
import { fillGuest, GUEST, putInCart } from './checkout-steps.ts';
import { mailedLink } from './mails.ts';
import { expect, PHONE, test } from './test.ts';

test('a guest with double opt-in sees instructions, can resend the mail and orders after confirmation', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  shop.sandbox.set({ doubleOptInGuest: true });
  const email = newEmail();
  await putInCart(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await shopper.open('/checkout');
  await fillGuest(shopper, { ...GUEST, email });
  await shopper.field('checkout.terms').check();
  await shopper.button('checkout.place').click();
  await shopper.see('checkout-opt-in').waitFor();
  expect(await shopper.see('checkout-opt-in').textContent()).toContain(email);
  await shopper.expectAccessible();
  const first = await mailedLink(shop, email);
  await shopper.button('checkout.optIn.again').click();
  await expect.poll(() => mailedLink(shop, email)).not.toBe(first);

  const secondTab = await shopper.openTab();
  await secondTab.open(await mailedLink(shop, email));
  await secondTab.see('confirm-guest').waitFor();
  await secondTab.expectAccessible();
  await shopper.see('checkout-opt-in').waitFor({ state: 'detached' });
  expect(await shopper.field('form.street').inputValue()).toBe(GUEST.street);
  await shopper.button('checkout.place').click();
  await shopper.see('success-order-number').waitFor();
});
