import { expect, test } from 'vitest';
import { nextMoment } from './pace.ts';

test.each([
  [3, 400],
  [120, 400],
  [398, 400],
  [400, 800],
  [650, 800],
])(
  'work of %i ms is answered at %i ms: the time tells nothing of what was done in between',
  (took, moment) => {
    expect(nextMoment(took)).toBe(moment);
  },
);
