import { addToCart, identify, placeOrder } from '../../gateway/testing/guest.ts';
import { at, textAt } from '../../gateway/testing/shopper.ts';
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

/** Labels of the address form. */
const GUEST_LABELS = {
  company: 'form.company',
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.emailLabel',
  street: 'form.street',
  zipcode: 'form.zip',
  city: 'form.city',
} as const;

/** Adds the product of a German page to the cart through the API. */
export async function putInCart(shopper: Shopper, path: string): Promise<void> {
  const { page } = await shopper.ask(
    'query ($path: String!) { page(path: $path) { ... on ProductPage { product { id } } } }',
    { path },
  );
  await addToCart(shopper, textAt(page, 'product', 'id'));
}

/** Adds a product to the cart on its page and leaves the side cart open. */
export async function addProduct(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
}

/** Waits for the redirect of a new order to its payment page. */
export async function payNow(shopper: Shopper): Promise<void> {
  await shopper.waitForExternalUrl('**/_pay/**');
}

/** Fills the address form of the checkout. */
export async function fillGuest(
  shopper: Shopper,
  guest: Partial<Record<keyof typeof GUEST_LABELS, string>> = GUEST,
): Promise<void> {
  for (const name of Object.keys(GUEST_LABELS) as (keyof typeof GUEST_LABELS)[]) {
    const value = guest[name];
    if (value !== undefined) await shopper.field(GUEST_LABELS[name]).fill(value);
  }
}

/** Fills the checkout of a guest who pays a product by card, up to the order button. */
export async function fillCheckoutByCard(shopper: Shopper, product: string): Promise<void> {
  await putInCart(shopper, product);
  await shopper.open('/checkout');
  await fillGuest(shopper);
  await shopper.page.getByLabel(/^Karte/).check();
  await shopper.field('checkout.terms').check();
}

/** Orders a product by card through the API. @returns id of the order, and URL of its payment page */
export async function orderByCard(
  shopper: Shopper,
  product: string,
  email: string = GUEST.email,
): Promise<{ id: string; paymentUrl: string }> {
  await putInCart(shopper, product);
  const methods = at(await identify(shopper, { email }), 'checkout', 'paymentMethods');
  const card = (Array.isArray(methods) ? methods : []).find((one) =>
    /^Karte/.test(textAt(one, 'method', 'name')),
  );
  await shopper.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
    id: textAt(card, 'method', 'id'),
  });
  const payload = await placeOrder(shopper, crypto.randomUUID());
  return { id: textAt(payload, 'order', 'id'), paymentUrl: textAt(payload, 'paymentUrl') };
}
