import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ListingPartsFragment } from '../../../generated/graphql.ts';
import { productCard } from '../../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../../testing/shopper.tsx';
import { filterBar } from './late-filters.ts';
import { ListingFiltersDocument, ListingMoreDocument } from './listing.generated.ts';
import { Listing } from './listing.tsx';
import { readListingState } from './listing-state.ts';

beforeAll(() => filterBar.load());

const cards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => productCard(from + index));

function listing(total: number, changes: Partial<ListingPartsFragment> = {}): ListingPartsFragment {
  return {
    products: cards(1, Math.min(24, total)),
    pageInfo: { page: 1, limit: 24, total, hasMore: total > 24 },
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
  listing: { products: cards(from, 30), pageInfo: { page: 2, limit: 24, total: 30, hasMore: false } },
});

function open(of: ListingPartsFragment, query = ''): TestShopper {
  const shopper = testShopper('VISITOR', `/pfannen/${query}`);
  const state = readListingState(new URLSearchParams(query));
  shopper.open(<Listing listing={of} scope={{ kind: 'category', id: 'c' }} state={state} />);
  return shopper;
}

test('a listing of one page shows all and offers no more', () => {
  open(listing(3));
  expect(screen.getByTestId('listing-shown-count').textContent).toBe('3 von 3 Artikeln');
  expect(screen.queryByTestId('listing-more-button')).toBeNull();
});

test('variants that are listed singly say which they are, after their name', () => {
  const hat = { name: 'Handgemachte Mütze 21', path: '/muetze' };
  const products = [
    productCard(1, { ...hat, variant: ['Rot', 'L'] }),
    productCard(2, { ...hat, variant: ['Blau', 'L'] }),
    productCard(3, hat),
  ];
  open(listing(3, { products }));
  expect(screen.getAllByTestId('product-box-link').map(({ textContent }) => textContent)).toEqual([
    'Handgemachte Mütze 21 · Rot · L',
    'Handgemachte Mütze 21 · Blau · L',
    'Handgemachte Mütze 21',
  ]);
});

test('more products come below those that are there, and the address says how far', async () => {
  const shopper = open(listing(30));
  shopper.gateway.answer(ListingMoreDocument, secondPage(24));
  await shopper.user.click(screen.getByRole('link', { name: '6 weitere anzeigen' }));
  await waitFor(() =>
    expect(screen.getByTestId('listing-shown-count').textContent).toBe('30 von 30 Artikeln'),
  );
  // The 24th has moved onto the second page meanwhile: it stands once.
  expect(screen.getAllByTestId('product-box')).toHaveLength(30);
  expect(shopper.visited).toEqual(['/pfannen/?p=2']);
  expect(screen.queryByTestId('listing-more-button')).toBeNull();
});

test('more products that cannot be had are told, and can be asked for again', async () => {
  const shopper = open(listing(30));
  shopper.gateway.reply(ListingMoreDocument, 'offline', { data: secondPage(25) });
  const more = screen.getByTestId('listing-more-button');
  await shopper.user.click(more);
  expect(await screen.findByText(/^Leider ging etwas schief/)).toBeTruthy();
  expect(screen.getAllByTestId('product-box')).toHaveLength(24);
  await shopper.user.click(more);
  await waitFor(() => expect(screen.getAllByTestId('product-box')).toHaveLength(30));
});

test('a category without products says that, and offers no filters', () => {
  open(listing(0));
  expect(screen.getByRole('heading', { name: 'Hier gibt es zurzeit keine Artikel' })).toBeTruthy();
  expect(screen.queryByText('Keine Artikel mit diesen Filtern')).toBeNull();
  expect(screen.queryByTestId('listing-filter-bar')).toBeNull();
});

test('filters that leave nothing say so and can all be taken away', async () => {
  const shopper = open(listing(0, { appliedCount: 2 }), '?min-price=900&shipping-free=1');
  expect(screen.getByText('Keine Artikel mit diesen Filtern')).toBeTruthy();
  await shopper.user.click(screen.getByTestId('listing-empty').querySelector('button') ?? document.body);
  expect(shopper.visited).toEqual(['/pfannen/']);
});

test('another order is a new address, from the first page', async () => {
  const shopper = open(listing(30), '?p=2');
  await shopper.user.selectOptions(screen.getByLabelText('Sortierung'), 'Preis');
  expect(shopper.visited).toEqual(['/pfannen/?order=price']);
});

const material = (values: number, valueCount = 30): ListingPartsFragment['filters'][number] => ({
  __typename: 'OptionFilter',
  key: 'properties:m',
  label: 'Material',
  display: 'TEXT',
  valueCount,
  values: Array.from({ length: values }, (_, index) => ({
    option: { id: `o${index}`, label: `Sorte ${index}`, color: null },
    selected: false,
  })),
});

test('values of a filter that the page has not are asked for when somebody opens it, once', async () => {
  const shopper = open(listing(3, { filters: [material(24)], filterCount: 1 }));
  shopper.gateway.answer(ListingFiltersDocument, { listing: { filters: [material(30)] } });
  expect(shopper.gateway.asked(ListingFiltersDocument)).toHaveLength(0);
  await shopper.user.click(screen.getByTestId('listing-filter-properties'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sorte 29' })).toBeDefined());
  await shopper.user.click(screen.getByTestId('listing-filter-button'));
  expect(shopper.gateway.asked(ListingFiltersDocument)).toEqual([
    { categoryId: 'c', input: { page: 1, limit: 24 } },
  ]);
});

test('a filter that came whole asks for nothing', async () => {
  const shopper = open(listing(3, { filters: [material(24, 24)], filterCount: 1 }));
  await shopper.user.click(screen.getByTestId('listing-filter-properties'));
  await shopper.user.click(screen.getByTestId('listing-filter-button'));
  expect(shopper.gateway.asked(ListingFiltersDocument)).toHaveLength(0);
});

test('filters that cannot be had are told, and asked for again the next time', async () => {
  const shopper = open(listing(3, { filters: [material(24)], filterCount: 2 }));
  shopper.gateway.reply(ListingFiltersDocument, 'offline', {
    data: { listing: { filters: [material(30), { ...material(30), key: 'properties:n', label: 'Farbe' }] } },
  });
  await shopper.user.click(screen.getByTestId('listing-filter-button'));
  await screen.findByTestId('notification-box');
  await shopper.user.click(screen.getByTestId('listing-filter-button'));
  await waitFor(() => expect(screen.getAllByTestId('filter-sheet-properties')).toHaveLength(2));
});
