import type { CartPartsFragment, CheckoutQuery } from '../generated/graphql.ts';
import { COUNTRIES, idOf, LEGAL_PAGES, money, SALUTATIONS } from './shop-data.ts';

type CartItem = CartPartsFragment['items'][number];

export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: idOf(10),
    productId: idOf(10),
    label: 'Cocotte Alva',
    path: '/cocotte-alva/',
    image: null,
    options: [],
    quantity: 1,
    purchase: { min: 1, step: 1, max: 10 },
    unitPrice: money(189),
    totalPrice: { formatted: 'CHF 189.00' },
    compareAtTotal: null,
    orderable: true,
    isDownload: false,
    arrival: { formatted: 'Mo., 23. – Mi., 25. Nov.' },
    exceedsStock: false,
    ...changes,
  };
}

export function cart(
  items: CartItem[] = [cartItem()],
  changes: Partial<CartPartsFragment> = {},
): CartPartsFragment {
  return {
    hash: `hash-${JSON.stringify(items.map(({ id, quantity }) => [id, quantity]))}`,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    arrival: items[0]?.arrival ?? null,
    virtual: false,
    goodsTotal: { formatted: 'CHF 189.00' },
    subtotal: money(189),
    shipping: money(0),
    isShippingBlocked: false,
    total: money(189),
    taxes: [],
    taxState: 'GROSS',
    promotions: [],
    savedPromotions: [],
    freeShipping: null,
    notices: [],
    ...changes,
  };
}

export function checkout(changes: Partial<CheckoutQuery['checkout']> = {}): CheckoutQuery {
  return {
    checkout: {
      cart: cart(),
      customer: null,
      billingAddress: null,
      shippingAddress: null,
      shippingMethods: [
        {
          method: { id: 'parcel', name: 'Paket', description: null },
          arrival: null,
          price: money(0),
          blocked: false,
        },
        {
          method: { id: 'express', name: 'Express', description: null },
          arrival: null,
          price: money(15),
          blocked: false,
        },
      ],
      paymentMethods: [
        {
          method: {
            id: 'invoice',
            name: 'Rechnung',
            description: null,
            requiresRedirect: false,
            image: null,
          },
          blocked: false,
        },
        {
          method: { id: 'card', name: 'Karte', description: null, requiresRedirect: true, image: null },
          blocked: false,
        },
      ],
      shippingMethodId: 'parcel',
      paymentMethodId: 'invoice',
      canOrder: true,
      blockers: [],
      ...changes,
    },
    session: { country: { id: 'ch' } },
    countries: COUNTRIES,
    salutations: SALUTATIONS,
    shop: { legalPages: LEGAL_PAGES },
  };
}
