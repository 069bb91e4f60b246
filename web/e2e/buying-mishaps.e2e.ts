import { ANNA, fillLogin, login } from './account-steps.ts';
import { fillCheckoutByCard, fillGuest, putInCart } from './checkout-steps.ts';
import { expect, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';
const LAST = { key: 'casserole-kupfer', path: '/kochen/toepfe-und-kasserollen/schmortopf-kupfer/' };
const FAILURES = /Failed to load resource/;

test('an expired session in the checkout leads to the login, which restores the cart', async ({
  shopper,
  shop,
}) => {
  shopper.allowConsoleErrors(FAILURES);
  await putInCart(shopper, LADLE);
  await login(shopper, ANNA, '/checkout');
  await shopper.see('checkout-customer').waitFor();
  shop.sandbox.expireSessions({ email: ANNA.email });
  await shopper.page.locator('#checkout-terms').check();
  await shopper.button('checkout.place').click();
  await shopper.at('**/login?to=*expired=1');
  await fillLogin(shopper, ANNA);
  await shopper.at('**/checkout');
  await shopper.button('checkout.place').waitFor();
  await shopper.page.getByText('Schöpfkelle').filter({ visible: true }).first().waitFor();
});

test.describe('a product that sold out', () => {
  test('while its page was open is reported in the side cart', async ({ shopper, shop }) => {
    await shopper.open(LAST.path);
    shop.sandbox.setProduct(LAST.key, { stock: 0 });
    await shopper.see('product-add-to-cart-button').click();
    const notice = shopper.see('cart-drawer').getByTestId('cart-notice');
    await notice.waitFor();
    expect(await notice.getAttribute('data-code')).toBe('PRODUCT_OUT_OF_STOCK');
    expect(await shopper.see('notification-box').count()).toBe(0);
  });

  test('while the order was placed is reported in the checkout', async ({ shopper, shop }) => {
    await putInCart(shopper, LAST.path);
    await shopper.open('/checkout');
    await fillGuest(shopper);
    await shopper.field('checkout.terms').check();
    shop.sandbox.setProduct(LAST.key, { stock: 0 });
    await shopper.button('checkout.place').click();
    await shopper.see('cart-notice').first().waitFor();
    expect(await shopper.see('cart-notice').first().getAttribute('data-code')).toBe('PRODUCT_OUT_OF_STOCK');
  });
});

test('a payment that failed to start can be started again', async ({ shopper, shop }) => {
  await fillCheckoutByCard(shopper, LADLE);
  shop.fail({ path: '/handle-payment', times: 3, kind: 'status', status: 500 });
  await shopper.button('checkout.place').click();
  await shopper.see('success-payment-failure').waitFor();
  shop.sandbox.clearFaults();
  await shopper.see('success-pay-again-button').click();
  await shopper.waitForExternalUrl('**/_pay/**');
});

test('a blocked shipping method is replaced visibly and never shown as free', async ({ shopper, shop }) => {
  await putInCart(shopper, LADLE);
  shop.sandbox.setActive('shipping-method', 'post-economy', false);
  await shopper.open('/checkout/cart');
  await shopper.see('cart-notice').first().waitFor();
  expect(await shopper.see('cart-notice').first().getAttribute('data-code')).toBe('SHIPPING_METHOD_CHANGED');
  expect(await shopper.see('cart-shipping').textContent()).toContain('CHF');
});

test('a promotion code with unmet conditions is listed, explained and removable', async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  await shopper.open('/checkout/cart');
  await shopper.field('promotion.label').fill('WINTER25');
  await shopper.button('promotion.redeem').click();
  await shopper.see('cart-promotion-answer').waitFor();
  await shopper.see('cart-saved-promotion').waitFor();
  await shopper.reload();
  await shopper.button('promotion.remove').click();
  await shopper.see('cart-saved-promotion').waitFor({ state: 'detached' });
});
