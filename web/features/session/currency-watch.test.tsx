import { expect, test } from 'vitest';
import { setCookie } from '../../shared/storage/cookies.ts';
import { watchCurrency } from './session-switches.tsx';

test('reloads a page only after a currency change in another tab', () => {
  setCookie('sw-currency', 'CHF');
  let reloads = 0;
  watchCurrency(() => {
    reloads += 1;
  });
  dispatchEvent(new Event('focus'));
  expect(reloads).toBe(0);
  setCookie('sw-currency', 'EUR');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reloads).toBe(1);
  setCookie('sw-currency', '', 0);
});
