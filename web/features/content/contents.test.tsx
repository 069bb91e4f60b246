import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { idOf, PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { Contents } from './contents.tsx';

function pageOf(texts: readonly string[]): CmsPagePartsFragment {
  const anchorOf = (text: string) => `h-${text.toLowerCase()}`;
  const html = texts.map((text) => `<h2 id="${anchorOf(text)}">${text}</h2>`).join('');
  const slot = { __typename: 'CmsText', id: idOf(4), slot: 'content', html } as const;
  const block = { id: idOf(3), type: 'text', layout: PLAIN_LAYOUT, slots: [slot] };
  return {
    id: idOf(1),
    type: 'page',
    sections: [{ id: idOf(2), layout: PLAIN_LAYOUT, blocks: [block], sidebar: [] }],
  };
}

const LONG = ['Geltung', 'Vertrag', 'Preise', 'Rückgabe', 'Доставка'];

test('links to each heading of a long page', async () => {
  testShopper().open(<Contents cms={pageOf(LONG)} />);
  const links = within(screen.getByTestId('contents')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(LONG);
  expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
    LONG.map((text) => `#h-${text.toLowerCase()}`),
  );
  expect(screen.getByTestId('contents').querySelector('details')?.open).toBe(true);
});

test('shows the text of a heading without markup and entities', () => {
  const [first, ...others] = LONG;
  testShopper().open(<Contents cms={pageOf([...others, `<b>${first}</b> &amp; mehr`])} />);
  expect(screen.getByText('Geltung & mehr')).toBeTruthy();
});

test('shows no contents for four headings', () => {
  testShopper().open(<Contents cms={pageOf(LONG.slice(1))} />);
  expect(screen.queryByTestId('contents')).toBeNull();
});

test('collapses a list longer than the screen', () => {
  testShopper().open(<Contents cms={pageOf([...LONG, 'A', 'B', 'C', 'D'])} />);
  expect(screen.getByTestId('contents').querySelector('details')?.open).toBe(false);
});
