import { expect, test } from 'vitest';
import { overlay } from './use-draft.ts';

const FRESH = { name: '', separate: false, billing: { street: '', city: '' } };

test('drops values that do not match the form', () => {
  expect(overlay(FRESH, { name: 5, billing: null, old: 'x', separate: true })).toEqual({
    ...FRESH,
    separate: true,
  });
  expect(overlay(FRESH, 'garbage')).toBe(FRESH);
});
