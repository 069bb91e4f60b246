import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});

const LISTED = `{ search(term: "cocotte", first: 24) { nodes { id averageRating } } }`;
const RATED = `query ($id: ID!) { product(id: $id) { averageRating reviewCount
  reviews(first: 5) { totalCount histogram } filtered: reviews(first: 1, offset: 1) { histogram } } }`;

test('stars are counted with the product, and equally per page of reviews', async () => {
  const { search } = await shopper.ask(LISTED);
  const listed = at(search, 'nodes');
  const rated = Array.isArray(listed) ? listed.findIndex((card) => at(card, 'averageRating') !== null) : -1;
  const { product } = await shopper.ask(RATED, { id: textAt(listed, rated, 'id') });
  const histogram = at(product, 'reviews', 'histogram');
  const sum = Array.isArray(histogram) ? histogram.reduce((all, stars) => all + Number(stars), 0) : 0;
  expect(sum).toBeGreaterThan(0);
  expect(at(product, 'reviews', 'totalCount')).toBe(sum);
  expect(at(product, 'reviewCount')).toBe(sum);
  expect(at(product, 'filtered', 'histogram')).toEqual(histogram);
});
