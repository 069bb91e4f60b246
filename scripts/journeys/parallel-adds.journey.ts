import { expect, inject, test } from 'vitest';
import { findBuyable } from './finding.ts';
import { AddDocument, EnterCodeDocument, StartDocument } from './generated/graphql.ts';
import { Shopper } from './shopper.ts';

const TIMES = 100;

test('100 parallel adds from four tabs through two gateways make 100 pieces', async () => {
  const shopper = Shopper.at(inject('journeyOrigin'), 'de-DE');
  const start = await shopper.ask(StartDocument);
  const { product } = await findBuyable(
    shopper,
    start,
    ({ purchase }) => purchase.min === 1 && purchase.step === 1 && purchase.max >= TIMES,
  );
  await shopper.ask(EnterCodeDocument, { code: 'NO-SUCH-CODE' });
  const tabs = [0, 1, 2, 3].map((tab) =>
    shopper.tab(inject(tab % 2 === 0 ? 'journeyOrigin' : 'otherOrigin')),
  );
  const added = await Promise.all(
    Array.from({ length: TIMES / tabs.length }).flatMap(() =>
      tabs.map((tab) => tab.ask(AddDocument, { productId: product.id, quantity: 1 })),
    ),
  );
  expect(added.flatMap(({ addToCart }) => addToCart.userErrors)).toEqual([]);
  const seen = added.flatMap(({ addToCart }) => addToCart.cart?.items ?? []).map(({ quantity }) => quantity);
  expect(Math.max(...seen)).toBe(TIMES);
  expect(new Set(seen).size).toBe(TIMES);
});
