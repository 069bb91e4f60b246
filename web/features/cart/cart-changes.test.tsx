import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { cart, cartItem } from '../../testing/cart-data.ts';
import { money, refusal } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import {
  AddPromotionCodeDocument,
  CartDocument,
  DeliveryCountriesDocument,
  RemoveFromCartDocument,
  RemovePromotionDocument,
} from './cart.generated.ts';
import { CartPage } from './public/cart-page.tsx';
import { adoptCart } from './public/cart-store.ts';

const answered = (next: CartPartsFragment, ...userErrors: ReturnType<typeof refusal>[]) => ({
  payload: { cart: next, userErrors },
});

/** Renders for a visitor with a loaded cart. */
function shopperWith(start: CartPartsFragment): TestShopper {
  const shopper = testShopper('VISITOR', '/checkout/cart');
  shopper.gateway.answer(DeliveryCountriesDocument, {
    countries: [],
    session: { country: null, state: 'VISITOR' },
  });
  shopper.gateway.startCart(shopper.shop);
  adoptCart(start);
  shopper.open(<CartPage />);
  return shopper;
}

test('reverts a failed change and explains why', async () => {
  const shopper = shopperWith(cart());
  shopper.gateway.reply(RemoveFromCartDocument, 'offline');
  shopper.gateway.answer(CartDocument, { cart: cart() });
  await shopper.user.click(screen.getByRole('button', { name: 'Cocotte Alva entfernen' }));
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  expect(screen.getByText('Cocotte Alva')).toBeTruthy();
});

test('keeps an invalid code in its field with the reason, and clears a valid one', async () => {
  const shopper = shopperWith(cart());
  const discount = { id: 'p', code: 'SOMMER', label: 'Sommer', discount: { formatted: 'CHF -19.00' } };
  shopper.gateway.answer(
    AddPromotionCodeDocument,
    answered(cart(), refusal('Diesen Code gibt es nicht.', null, 'PROMOTION_NOT_FOUND')),
    answered(cart([cartItem()], { promotions: [discount], total: money(170) })),
  );
  const field = screen.getByLabelText('Gutscheincode', { selector: 'input' });
  const redeem = screen.getByRole('button', { name: 'Einlösen' });
  await shopper.user.click(redeem);
  expect(fieldMessage(field)).toBe('Geben Sie einen Code ein.');
  await shopper.fill(field, 'SOMER');
  await shopper.user.click(redeem);
  await waitFor(() => expect(fieldMessage(field)).toBe('Diesen Code gibt es nicht.'));
  expect(field).toHaveProperty('value', 'SOMER');
  await shopper.fill(field, 'SOMMER');
  await shopper.user.click(redeem);
  expect((await screen.findByTestId('cart-promotion')).textContent).toContain('CHF -19.00');
  expect(field).toHaveProperty('value', '');
  shopper.gateway.answer(RemovePromotionDocument, answered(cart()));
  await shopper.user.click(screen.getByRole('button', { name: 'Gutschein SOMMER entfernen' }));
  expect(screen.queryByTestId('cart-promotion')).toBeNull();
  await waitFor(() => expect(screen.getByTestId('cart-total').textContent).toBe('CHF 189.00'));
});

test('shows the amount missing for free shipping', () => {
  const freeShipping = { reached: false, from: money(200), missing: money(11) };
  shopperWith(cart([cartItem()], { freeShipping, shipping: money(9) }));
  expect(screen.getByText('Noch CHF 11.00 bis zum Gratisversand')).toBeTruthy();
});
