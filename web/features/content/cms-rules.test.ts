import { describe, expect, test } from 'vitest';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import type { Slot } from '../../shared/slots/slot-parts.ts';
import { idOf, PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { columnsOf, takeLeadPicture } from './cms-rules.ts';

const slots = (...names: string[]): Slot[] =>
  names.map((slot) => ({ __typename: 'CmsText', id: slot, slot, html: '<p>Text</p>' }));

const names = (columns: Slot[][]) => columns.map((column) => column.map(({ slot }) => slot));

describe('columns of a block', () => {
  test.each([
    [
      ['left', 'center-left', 'center-right', 'right'],
      [['left'], ['center-left'], ['center-right'], ['right']],
    ],
    [
      ['left-image', 'left-text', 'center-image', 'center-text', 'right-image', 'right-text'],
      [
        ['left-image', 'left-text'],
        ['center-image', 'center-text'],
        ['right-image', 'right-text'],
      ],
    ],
    [
      ['left-top', 'left-bottom', 'right'],
      [['left-top', 'left-bottom'], ['right']],
    ],
    [['content'], [['content']]],
  ])('%j', (given, expected) => {
    expect(names(columnsOf(slots(...given)))).toEqual(expected);
  });
});

const IMAGE = { full: '/media/a.webp', srcset: null, width: 2000, height: 1000, alt: 'Reifen' };
const PICTURE: Slot = { __typename: 'CmsImage', id: idOf(1), slot: 'left', image: IMAGE, link: null };
const LISTING: Slot = { __typename: 'CmsListing', id: idOf(2), slot: 'content' };

function layoutOf(...blocks: Slot[][]): CmsPagePartsFragment {
  return {
    id: idOf(3),
    type: 'product_list',
    sections: [
      {
        id: idOf(4),
        layout: PLAIN_LAYOUT,
        sidebar: [],
        blocks: blocks.map((slots, index) => ({
          id: idOf(5 + index),
          type: 'image-text',
          layout: PLAIN_LAYOUT,
          slots,
        })),
      },
    ],
  };
}

describe('lead picture of a listing', () => {
  test('is the only content above it', () => {
    const { picture, rest } = takeLeadPicture(layoutOf([PICTURE], [LISTING]));
    expect(picture).toBe(IMAGE);
    expect(rest.sections.flatMap(({ blocks }) => blocks.map((block) => block.slots))).toEqual([[LISTING]]);
  });

  test.each([
    ['has text next to it', layoutOf([PICTURE, ...slots('right')], [LISTING])],
    ['is below it', layoutOf([LISTING], [PICTURE])],
    ['is on a page without a listing', layoutOf([PICTURE])],
  ])('is not a picture that %s', (_, layout) => {
    expect(takeLeadPicture(layout)).toEqual({ picture: null, rest: layout });
  });
});
