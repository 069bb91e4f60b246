import { expect, test } from 'vitest';
import { starsWidth } from './stars.tsx';

test('an average is drawn as a fraction of a star, never rounded up', () => {
  const [whole, half, five] = [starsWidth(4), starsWidth(4.5), starsWidth(5)];
  // The middle of the fifth star, which begins after four stars and their gaps.
  expect(half - whole).toBe(12);
  expect(starsWidth(4.9)).toBeLessThan(five - 4);
  expect(starsWidth(0)).toBe(0);
  expect(starsWidth(3.1)).toBeGreaterThan(starsWidth(3));
});
