import { describe, expect, inject, test } from 'vitest';
import { findBuyable } from './finding.ts';
import {
  AddDocument,
  BrowseDocument,
  EnterCodeDocument,
  IdentifyDocument,
  OrderDocument,
  OrderedDocument,
  PayDocument,
  SearchDocument,
  ShipDocument,
  StartDocument,
} from './generated/graphql.ts';
import { guest } from './guest.ts';
import { Shopper } from './shopper.ts';

const origin = inject('journeyOrigin');
const { languages } = await Shopper.at(origin, 'de-DE').ask(StartDocument);

const first = <Entry>(entries: readonly Entry[], wanted: (entry: Entry) => boolean): Entry => {
  const entry = entries.find(wanted);
  if (!entry) throw new Error('nothing can be chosen');
  return entry;
};

describe.each(languages.map(({ locale }) => locale))('a guest who shops in %s', (locale) => {
  test('finds a product, adds it to the cart and orders once', async () => {
    const shopper = Shopper.at(origin, locale);
    const start = await shopper.ask(StartDocument);
    const { product, categoryId, alternates } = await findBuyable(shopper, start);
    expect(alternates.map((alternate) => alternate.locale).sort()).toEqual(
      languages.map((one) => one.locale).sort(),
    );

    const cheapest = await shopper.ask(BrowseDocument, {
      categoryId,
      sorting: 'price-asc',
      first: 100,
    });
    const amounts = cheapest.listing.nodes.map((card) => Number(card.fromPrice.unitPrice.amount));
    expect(amounts.length).toBeGreaterThan(0);
    const found = await shopper.ask(SearchDocument, { term: product.name });
    expect(found.search.nodes.length).toBeGreaterThan(0);

    const { min } = product.purchase;
    const added = await shopper.ask(AddDocument, { productId: product.id, quantity: min });
    expect(added.addToCart.userErrors).toEqual([]);
    expect(added.addToCart.cart?.items).toMatchObject([{ productId: product.id, quantity: min }]);

    const wrong = await shopper.ask(EnterCodeDocument, { code: 'NO-SUCH-CODE' });
    const messages = [...(wrong.addPromotionCode.cart?.notices ?? []), ...wrong.addPromotionCode.userErrors];
    expect(messages.map(({ code }) => code)).toContain('PROMOTION_NOT_FOUND');

    const person = guest(start);
    const incomplete = await shopper.ask(IdentifyDocument, {
      input: { ...person, billingAddress: { ...person.billingAddress, city: '' } },
    });
    expect(incomplete.setGuestCustomer.userErrors).toContainEqual(
      expect.objectContaining({ field: ['billingAddress', 'city'] }),
    );
    const identified = await shopper.ask(IdentifyDocument, { input: person });
    expect(identified.setGuestCustomer.userErrors).toEqual([]);
    expect(identified.setGuestCustomer.checkout?.customer).toEqual({ email: person.email, isGuest: true });

    const methods = identified.setGuestCustomer.checkout;
    const shipping = first(methods?.shippingMethods ?? [], ({ blocked }) => !blocked);
    await shopper.ask(ShipDocument, { id: shipping.method.id });
    const payment = first(methods?.paymentMethods ?? [], ({ blocked }) => !blocked);
    const ready = (await shopper.ask(PayDocument, { id: payment.method.id })).setPaymentMethod.checkout;
    expect(ready?.blockers).toEqual([]);
    expect(ready?.canOrder).toBe(true);

    const input = {
      idempotencyKey: crypto.randomUUID(),
      cartHash: ready?.cart.hash ?? '',
      termsAccepted: true,
      revocationWaived: false,
    };
    const [once, twice] = await Promise.all([
      shopper.ask(OrderDocument, { input }),
      shopper.ask(OrderDocument, { input }),
    ]);
    expect(once.placeOrder.userErrors).toEqual([]);
    const order = once.placeOrder.order;
    expect(order?.number).toBeTruthy();
    expect(twice.placeOrder.order?.number).toBe(order?.number);
    expect(order?.total.amount).toBe(ready?.cart.total.amount);

    const { order: own } = await shopper.ask(OrderedDocument, { id: order?.id ?? '' });
    expect(own).toMatchObject({ number: order?.number, items: [{ quantity: min }] });
    const stranger = Shopper.at(origin, locale);
    expect((await stranger.ask(OrderedDocument, { id: order?.id ?? '' })).order).toBeNull();
  });
});
