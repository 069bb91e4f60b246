import { chosenCurrency } from '../../shared/storage/cookies.ts';

/** Reloads a page that the shopper returns to after a change of currency in another tab. */
export function watchCurrency(reload = () => location.reload()): void {
  const before = chosenCurrency();
  const compare = () => {
    if (document.visibilityState === 'visible' && chosenCurrency() !== before) reload();
  };
  document.addEventListener('visibilitychange', compare);
  addEventListener('focus', compare);
  addEventListener('pageshow', compare);
}
