import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { ViewerDocument } from '../../shared/session/viewer.generated.ts';
import { cart, cartItem } from '../../testing/cart-data.ts';
import { idOf, LONG_NAME } from '../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { DeliveryCountriesDocument } from './cart.generated.ts';
import { CartPage } from './public/cart-page.tsx';
import { adoptCart } from './public/cart-store.ts';

const session = { state: 'GUEST' as const, expired: false, imitated: false };

/** A shopper whose cart is loaded. */
function shopperWith(start: CartPartsFragment): TestShopper {
  const shopper = testShopper('GUEST', '/checkout/cart');
  shopper.gateway.answer(ViewerDocument, { session, cart: start });
  shopper.gateway.answer(DeliveryCountriesDocument, {
    countries: [],
    session: { country: null, state: 'VISITOR' },
  });
  shopper.gateway.startCart(shopper.shop);
  adoptCart(start);
  shopper.open(<CartPage />);
  return shopper;
}

const lines = () => screen.getAllByTestId('cart-line-item');

test('shows a placeholder, then an error whose retry shows the cart', async () => {
  const shopper = testShopper('GUEST', '/checkout/cart');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser.
  document.cookie = 'kontor-session=1';
  shopper.gateway.reply(ViewerDocument, 'offline', { data: { session, cart: cart() } });
  shopper.open(<CartPage />);
  expect(screen.getByTestId('cart-placeholder')).toBeTruthy();
  shopper.gateway.startCart(shopper.shop);
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  expect(screen.getByText('Ihre Artikel bleiben erhalten.')).toBeTruthy();
  await shopper.user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('link', { name: 'Cocotte Alva' })).toBeTruthy();
});

test('links an empty cart to the login after the session has expired', () => {
  const notice = {
    code: 'SESSION_EXPIRED' as const,
    severity: 'WARNING' as const,
    message: 'Abgelaufen.',
    cartItemId: null,
  };
  shopperWith(cart([], { notices: [notice] }));
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    '/login?to=%2Fcheckout%2Fcart',
  );
});

test('an empty cart links to the wishlist', async () => {
  localStorage.setItem('sw-wishlist-items', JSON.stringify([idOf(1)]));
  shopperWith(cart([]));
  const link = await screen.findByRole('link', { name: /Merkliste/ });
  expect(link.getAttribute('href')).toBe('/wishlist');
});

test('shows notices at their lines, also with long names', () => {
  const notice = {
    code: 'PRODUCT_STOCK_REACHED' as const,
    severity: 'WARNING' as const,
    message: 'Nur noch 2.',
    cartItemId: idOf(11),
  };
  shopperWith(
    cart([cartItem(), cartItem({ id: idOf(11), label: LONG_NAME, orderable: false })], { notices: [notice] }),
  );
  const [first, second] = lines();
  if (!first || !second) throw new Error('Two lines were given.');
  expect(within(second).getByText('Nur noch 2.')).toBeTruthy();
  expect(within(second).getByText(LONG_NAME)).toBeTruthy();
  expect(within(second).getByText('Dieser Artikel kann gerade nicht bestellt werden.')).toBeTruthy();
  expect(within(first).queryByText('Nur noch 2.')).toBeNull();
});

const tax = (rate: number, formatted: string) => ({ rate, amount: { formatted } });

test('adds tax rows to net totals, and states included tax or none for other totals', () => {
  const taxes = [tax(8.1, 'CHF 15.31')];
  shopperWith(cart([cartItem()], { taxState: 'NET', taxes }));
  expect(screen.getByTestId('sum-tax-added').textContent).toBe('zzgl. MwSt. 8.1%CHF 15.31');
  expect(screen.queryByTestId('sum-tax')).toBeNull();
  cleanup();
  shopperWith(cart([cartItem()], { taxState: 'GROSS', taxes }));
  expect(screen.queryByTestId('sum-tax-added')).toBeNull();
  expect(screen.getByTestId('sum-tax').textContent).toBe('inkl. MwSt. CHF 15.31');
  cleanup();
  shopperWith(cart([cartItem()], { taxState: 'TAX_FREE', taxes: [] }));
  expect(screen.getByTestId('sum-tax').textContent).toBe('Steuerfrei');
});
