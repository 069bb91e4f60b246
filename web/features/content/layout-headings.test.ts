import { describe, expect, test } from 'vitest';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { withoutRepeats } from './cms-rules.ts';
import { headed } from './landing-page.tsx';

type Block = CmsPagePartsFragment['sections'][number]['blocks'][number];
type Slot = Block['slots'][number];

const text = (html: string): Slot => ({ __typename: 'CmsText', id: html, slot: 'content', html });
const picture: Slot = {
  __typename: 'CmsImage',
  id: 'picture',
  slot: 'left',
  image: { alt: '', full: '/media/a.webp', srcset: null, width: 800, height: 400 },
  link: null,
};
const page = (...blocks: readonly (readonly Slot[])[]): CmsPagePartsFragment => ({
  id: 'page',
  type: 'product_list',
  sections: [
    {
      id: 'section',
      layout: PLAIN_LAYOUT,
      sidebar: [],
      blocks: blocks.map((slots, index) => ({
        id: `${index}`,
        type: 'x',
        layout: PLAIN_LAYOUT,
        slots: [...slots],
      })),
    },
  ],
});
const htmls = (cms: CmsPagePartsFragment) =>
  cms.sections.flatMap(({ blocks }) =>
    blocks.map(({ slots }) =>
      slots.map((slot) => (slot.__typename === 'CmsText' ? slot.html : slot.__typename)),
    ),
  );

describe('Shopware’s default category layout', () => {
  const category = { name: 'Reifen & Schläuche', descriptionHtml: '<p>Für Straße &amp; Wald.</p>' };

  test('repeats neither name nor description and keeps the picture', () => {
    const cms = page(
      [text('<h1>Reifen &amp; Schläuche</h1>')],
      [picture, text('<p>Für Straße &amp; Wald.</p>')],
      [text('<p>Mehr dazu.</p>')],
    );
    expect(htmls(withoutRepeats(cms, category, true))).toEqual([['CmsImage'], ['<p>Mehr dazu.</p>']]);
  });
});

describe('a landing page', () => {
  test('promotes a leading heading, as on Shopware’s legal pages', () => {
    const { cms, ...head } = headed(
      page([text('<h2 id="h-agb">AGB &amp; mehr</h2><hr /><h2>1. Vertrag</h2>')]),
    );
    expect(htmls(cms)).toEqual([['<h2>1. Vertrag</h2>']]);
    expect(head).toEqual({ titled: true, textFirst: true, title: 'AGB & mehr' });
  });
});
