import { chosenCurrency } from '../../shared/storage/cookies.ts';

/** Reloads a page when the shopper returns to it after a currency change in another tab. */
export function watchCurrency(reload = () => location.reload()): void {
  const before = chosenCurrency();
  const compare = () => {
    if (document.visibilityState === 'visible' && chosenCurrency() !== before) reload();
  };
  document.addEventListener('visibilitychange', compare);
  addEventListener('focus', compare);
  addEventListener('pageshow', compare);
}
