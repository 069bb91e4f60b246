import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

const ASK = `{ search(term: "cocotte", first: 1) {
  filters { key ... on OptionFilter { values { label } } } } }`;

test('bestsellers are the first products of the shop sorted by sales', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  const best = at(await shopper.ask('{ bestsellers(first: 3) { name badges } }'), 'bestsellers');
  expect(best).toHaveLength(3);
  for (const product of Array.isArray(best) ? best : []) expect(at(product, 'badges')).toContain('TOPSELLER');
});

test('a search offers the categories of the menu as a filter, without its root', async () => {
  const filters = at(
    await new Shopper(gateway.url, { 'kontor-locale': 'de-DE' }).ask(ASK),
    'search',
    'filters',
  );
  const categories = (Array.isArray(filters) ? filters : []).find((one) => at(one, 'key') === 'categories');
  const options = at(categories, 'values');
  const labels = (Array.isArray(options) ? options : []).map((option) => at(option, 'label'));
  expect(labels).toContain('Cocottes');
  expect(labels).not.toContain('Katalog');
});
