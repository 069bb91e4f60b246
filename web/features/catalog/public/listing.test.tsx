import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListingPartsFragment } from '../../../generated/graphql.ts';
import { productCard } from '../../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../../testing/shopper.tsx';
import { FilterCountsDocument } from '../filter-counts.generated.ts';
import { ListingMoreDocument } from './listing.generated.ts';
import { Listing } from './listing.tsx';
import { readListingState } from './listing-state.ts';

const cards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => productCard(from + index));

function listing(total: number, changes: Partial<ListingPartsFragment> = {}): ListingPartsFragment {
  return {
    nodes: cards(1, Math.min(24, total)),
    totalCount: total,
    sorting: 'name',
    sortings: [
      { key: 'name', label: 'Name' },
      { key: 'price', label: 'Preis' },
    ],
    filters: [],
    filterCount: 0,
    appliedCount: 0,
    ...changes,
  };
}

const secondPage = (from: number) => ({
  listing: { nodes: cards(from, 30) },
});

function open(of: ListingPartsFragment, query = ''): TestShopper {
  const shopper = testShopper('VISITOR', `/pfannen/${query}`);
  if (of.totalCount === 0) shopper.gateway.answer(ListingMoreDocument, secondPage(27));
  const state = readListingState(new URLSearchParams(query));
  shopper.open(<Listing listing={of} scope={{ kind: 'category', id: 'c' }} state={state} />);
  return shopper;
}

test('reports a failure to load more products and allows a retry', async () => {
  const shopper = open(listing(30));
  shopper.gateway.reply(ListingMoreDocument, 'offline', { data: secondPage(25) });
  const more = screen.getByRole('link', { name: /anzeigen$/ });
  await shopper.user.click(more);
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy();
  expect(screen.getAllByTestId('product-box')).toHaveLength(24);
  await shopper.user.click(more);
  await waitFor(() => expect(screen.getAllByTestId('product-box')).toHaveLength(30));
});

const material = (
  values: number,
  valueCount = 30,
  ids: readonly string[] = [],
): ListingPartsFragment['filters'][number] => ({
  __typename: 'OptionFilter',
  key: 'properties:m',
  label: 'Material',
  display: 'TEXT',
  valueCount,
  values: Array.from({ length: values }, (_, index) => ({
    value: ids[index] ?? `o${index}`,
    label: `Sorte ${index}`,
    color: null,
    selected: false,
  })),
});

const counts = (values: readonly number[], ids: readonly string[] = []) => ({
  listing: {
    filters: [
      {
        __typename: 'OptionFilter' as const,
        key: 'properties:m',
        values: values.map((count, index) => ({ value: ids[index] ?? `o${index}`, count })),
      },
    ],
  },
});
const shown = () => screen.queryAllByTestId('filter-count').map(({ textContent }) => textContent);
const menu = () => screen.getByTestId('listing-filter-properties');

describe('counts of the values of a filter', () => {
  const filtered = () => listing(5, { filters: [material(3, 3)], filterCount: 1 });

  test('prevent the selection of a value without products, by mouse and by keyboard', async () => {
    const shopper = open(filtered());
    shopper.gateway.answer(FilterCountsDocument, counts([3, 0, 1]));
    await shopper.user.click(menu());
    await waitFor(() => expect(shown()).toHaveLength(3));
    const none = screen.getByRole('checkbox', { name: 'Sorte 1', description: '0 Artikel' });
    expect(none.getAttribute('aria-disabled')).toBe('true');
    await shopper.user.click(none);
    none.focus();
    await shopper.user.keyboard(' ');
    expect(shopper.visited).toEqual([]);
    await shopper.user.click(screen.getByRole('checkbox', { name: 'Sorte 2' }));
    expect(shopper.visited).toEqual(['/pfannen/?properties=o2']);
  });
});

test('names the filter without which there are products, and offers to remove all', async () => {
  const ids = ['a'.repeat(32), 'b'.repeat(32)];
  const filter = material(2, 2, ids);
  const shopper = open(listing(0, { appliedCount: 2, filters: [filter] }), `?properties=${ids[0]}`);
  shopper.gateway.answer(FilterCountsDocument, counts([0, 3], ids));
  expect(await screen.findByText('Ohne Sorte 0 gibt es wieder Artikel.')).toBeTruthy();
  await shopper.user.click(screen.getByText('Alle Filter löschen'));
  expect(shopper.visited).toEqual(['/pfannen/']);
});

test('shows the name of a product in place of a missing picture', () => {
  const product = { ...productCard(1), cover: null };
  open(listing(1, { nodes: [product] }));
  const [cover, heading] = screen.getAllByText(product.name);
  expect(cover?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect(heading?.closest('h2')).toBeTruthy();
});
