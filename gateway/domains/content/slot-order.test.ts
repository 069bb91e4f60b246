import { describe, expect, test } from 'vitest';
import { compareSlots } from './cms-page.ts';

describe('order of the slots of a block', () => {
  test.each([
    [['left', 'center', 'right']],
    [['left', 'center-left', 'center-right', 'right']],
    [['left-image', 'left-text', 'center-image', 'center-text', 'right-image', 'right-text']],
    [['left-top', 'left-bottom', 'right']],
    [['content']],
  ])('%j is the reading order', (expected) => {
    const sorted = expected
      .toSorted()
      .map((slot) => ({ slot }))
      .toSorted(compareSlots);
    expect(sorted.map(({ slot }) => slot)).toEqual(expected);
  });
});
