import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { idOf } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { ReviewsDocument } from './public/product.generated.ts';
import { Reviews } from './reviews.tsx';

type List = ProductPartsFragment['reviews'];

const review = (number: number, points: number, locale: string): List['nodes'][number] => ({
  id: idOf(number),
  title: `Titel ${number}`,
  text: 'Hält, was es verspricht.',
  points,
  author: 'Regula F.',
  locale,
  createdAt: '2026-09-02T10:00:00.000Z',
  shopFeedback: null,
});

function list(nodes: List['nodes'], histogram: number[]): List {
  return { nodes, histogram, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } };
}

const both = list([review(1, 5, 'de-DE'), review(2, 4, 'fr-CH')], [0, 0, 0, 3, 2]);

function openReviews(reviews: List, average: number | null) {
  const shopper = testShopper();
  shopper.open(<Reviews product={{ id: idOf(7), averageRating: average, reviews }} />);
  return shopper;
}

test('shows the last selection regardless of the order of responses', async () => {
  const { gateway, user } = openReviews(both, 4.5);
  const slow = Promise.withResolvers<void>();
  gateway.answer(
    ReviewsDocument,
    async () => {
      await slow.promise;
      return { product: { reviews: list([review(1, 5, 'de-DE')], both.histogram) } };
    },
    { product: { reviews: list([review(2, 4, 'fr-CH')], both.histogram) } },
  );
  await user.click(screen.getByRole('button', { name: /mit 5 von 5/ }));
  await user.click(screen.getByRole('button', { name: /mit 4 von 5/ }));
  await waitFor(() => expect(screen.queryByText('Titel 1')).toBeNull());
  slow.resolve();
  await act(async () => {
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(screen.getByText('Titel 2')).toBeTruthy();
  expect(screen.queryByText('Titel 1')).toBeNull();
  expect(screen.getByRole('button', { name: /mit 4 von 5/ }).getAttribute('aria-pressed')).toBe('true');
});

test('shows reviews in the language of the shopper first', () => {
  openReviews(list([review(2, 4, 'fr-CH'), review(1, 5, 'de-DE')], both.histogram), 4.5);
  expect(screen.getAllByText(/^Titel/).map(({ textContent }) => textContent)).toEqual(['Titel 1', 'Titel 2']);
});
