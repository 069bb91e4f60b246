import type { Shopper } from './shopper.ts';

/** Address of guest orders. */
export const GUEST = {
  firstName: 'Lea',
  lastName: 'Brunner',
  email: 'lea.brunner@example.com',
  street: 'Kirchbühl 23',
  zipcode: '3400',
  city: 'Burgdorf',
} as const;

/** Adds a product to the cart and leaves the side cart open. */
export async function addProduct(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
}

/** Waits for the redirect of a new order to its payment page. */
export async function payNow(shopper: Shopper): Promise<void> {
  await shopper.waitForExternalUrl('**/_pay/**');
}

/** Path of the confirmation page after `place`, which may redirect further. */
export async function pathAfterOrder({ page }: Shopper, place: () => Promise<void>): Promise<string> {
  const reached = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/checkout/success/'));
  await place();
  return new URL((await reached).url()).pathname;
}

/** Fills the address form of the checkout. */
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

/** Orders a product by card and stops at the payment page. @returns path of the confirmation page */
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
