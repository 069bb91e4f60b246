import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishedProductsDocument,
  WishlistIdsDocument,
  WishlistPageDocument,
} from '../../shared/wishlist/wishlist.generated.ts';
import { cart } from '../../testing/cart-data.ts';
import { idOf, productCard, refusal } from '../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { AddToCartDocument } from '../cart/cart.generated.ts';
import { WishlistPage } from './wishlist-route.tsx';

const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index + 1));
const cards = (count: number) => Array.from({ length: count }, (_, index) => productCard(index + 1));
const hearts = () => screen.findAllByRole('button', { name: /merken$/ });

function customerWith(count: number): TestShopper {
  const shopper = testShopper('CUSTOMER', '/wishlist');
  shopper.gateway.answer(WishlistIdsDocument, { wishlist: { productIds: ids(count) } });
  return shopper;
}

test('reverts a rejected change and explains why', async () => {
  const shopper = customerWith(1);
  shopper.gateway.answer(WishlistPageDocument, { wishlist: { products: { nodes: cards(1) } } });
  shopper.gateway.answer(RemoveFromWishlistDocument, {
    payload: { wishlist: null, userErrors: [refusal('Das ging nicht.')] },
  });
  shopper.open(<WishlistPage />);
  const [heart] = await hearts();
  if (!heart) throw new Error('There is a heart.');
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await shopper.user.click(heart);
  expect(await screen.findByText('Das ging nicht.')).toBeTruthy();
  expect((await hearts())[0]?.getAttribute('aria-pressed')).toBe('true');
  expect(shopper.gateway.variablesOf(AddToWishlistDocument)).toEqual([]);
});

test("stores a visitor's list in the browser and drops discontinued products", async () => {
  localStorage.setItem('sw-wishlist-items', JSON.stringify(ids(2)));
  const shopper = testShopper('VISITOR', '/wishlist');
  shopper.gateway.answer(WishedProductsDocument, {
    nodes: cards(1).map((card) => ({ __typename: 'Product' as const, ...card })),
  });
  shopper.open(<WishlistPage />);
  expect(await hearts()).toHaveLength(1);
  expect(
    screen.getByText('Diese Liste ist nur in diesem Browser gespeichert.', { exact: false }),
  ).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '')).toEqual(ids(1));
  const [heart] = await hearts();
  if (heart) await shopper.user.click(heart);
  await waitFor(() => expect(screen.getByText('Ihre Merkliste ist leer')).toBeTruthy());
  expect(localStorage.getItem('sw-wishlist-items')).toBeNull();
});

test('adds with one request what needs no choice, and names the other products', async () => {
  const shopper = customerWith(5);
  const nodes = cards(5);
  nodes[1] = productCard(2, { hasVariants: true });
  nodes[2] = productCard(3, { hasVariants: true, available: false });
  shopper.gateway.answer(WishlistPageDocument, { wishlist: { products: { nodes } } });
  shopper.gateway.answer(AddToCartDocument, { payload: { cart: cart(), userErrors: [] } });
  shopper.open(<WishlistPage />);
  expect(
    await screen.findByText('Nicht dabei: Pfanne 2 (Ausführung wählen), Pfanne 3 (Ausverkauft)'),
  ).toBeTruthy();
  await shopper.user.click(screen.getByRole('button', { name: 'Alle in den Warenkorb' }));
  const sent = shopper.gateway.variablesOf(AddToCartDocument);
  expect(sent).toEqual([
    {
      input: {
        items: [1, 4, 5].map((number) => ({ productId: idOf(number), quantity: 1 })),
        idempotencyKey: expect.any(String),
      },
    },
  ]);
});
