import type { Shopper } from './shopper.ts';

/** The address that the tests order to. */
export const GUEST = {
  firstName: 'Lea',
  lastName: 'Brunner',
  email: 'lea.brunner@example.com',
  street: 'Kirchbühl 23',
  zipcode: '3400',
  city: 'Burgdorf',
} as const;

/** Opens a product page and puts it into the cart; leaves the side cart open. */
export async function addProduct(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
}

/** An order that was just placed leads on to its payment by itself. */
export async function payNow(shopper: Shopper): Promise<void> {
  await shopper.leavesFor('**/_pay/**');
}

/** The path of the page after the order that `place` makes, whatever that page leads on to. */
export async function pathAfterOrder({ page }: Shopper, place: () => Promise<void>): Promise<string> {
  const reached = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/checkout/success/'));
  await place();
  return new URL((await reached).url()).pathname;
}

/** Fills the form of the first step. */
export async function fillGuest(
  shopper: Shopper,
  guest: Partial<Record<keyof typeof GUEST, string>> = GUEST,
): Promise<void> {
  const fields = {
    'checkout-firstname-input': guest.firstName,
    'checkout-lastname-input': guest.lastName,
    'checkout-email-input': guest.email,
    'checkout-billing-street-input': guest.street,
    'checkout-billing-zipcode-input': guest.zipcode,
    'checkout-billing-city-input': guest.city,
  };
  for (const [testId, value] of Object.entries(fields)) {
    if (value !== undefined) await shopper.see(testId).fill(value);
  }
}

/** Orders a product, and stops where it is paid; the path of the page after the order. */
export async function orderByCard(shopper: Shopper, product: string): Promise<string> {
  await addProduct(shopper, product);
  await shopper.open('/checkout');
  await fillGuest(shopper);
  await shopper.page.getByLabel(/^Karte/).check();
  await shopper.see('checkout-terms-checkbox').check();
  const path = await pathAfterOrder(shopper, () => shopper.see('checkout-place-order-button').click());
  await payNow(shopper);
  return path;
}
