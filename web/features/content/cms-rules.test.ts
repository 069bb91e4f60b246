import { describe, expect, test } from 'vitest';
import type { Slot } from '../../shared/slots/slot-parts.ts';
import { columnsOf } from './cms-rules.ts';

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
