import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WishedProductsDocument, WishlistIdsDocument } from '../../shared/wishlist/wishlist.generated.ts';
import { cart } from '../../testing/cart-data.ts';
import { idOf, productCard } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { BestsellersDocument } from '../catalog/public/listing.generated.ts';
import { CartPage } from './public/cart-page.tsx';
import { adoptCart } from './public/cart-store.ts';

test("loads no bestsellers before a customer's wishlist is known", async () => {
  const shopper = testShopper('CUSTOMER', '/checkout/cart');
  shopper.gateway.answer(WishlistIdsDocument, { wishlist: { productIds: [idOf(1)] } });
  shopper.gateway.answer(WishedProductsDocument, {
    nodes: [{ __typename: 'Product', ...productCard(1) }],
  });
  adoptCart(cart([]));
  shopper.open(<CartPage />);
  expect(await screen.findByTestId('cart-wishes')).toBeTruthy();
  expect(shopper.gateway.variablesOf(BestsellersDocument)).toEqual([]);
});
