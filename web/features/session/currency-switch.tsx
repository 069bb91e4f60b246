import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { setCookie } from '../../shared/storage/cookies.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { changeCurrency } from './change-session.ts';

/** Reloads the page to get the shop's prices in the new currency. */
export function CurrencySwitch() {
  const { t, currency, currencies } = useShop();
  if (currencies.length < 2) return null;
  async function change(isoCode: string) {
    const selected = currencies.find((other) => other.isoCode === isoCode);
    if (!selected) return;
    const refused = await changeCurrency(selected.id);
    if (refused) {
      notify('danger', refused);
      return;
    }
    setCookie('sw-currency', isoCode);
    location.reload();
  }
  return (
    <span className="sort-select">
      <select
        aria-label={t('currency')}
        value={currency}
        onChange={(event) => void change(event.target.value)}
      >
        {currencies.map(({ isoCode }) => (
          <option key={isoCode} value={isoCode}>
            {isoCode}
          </option>
        ))}
      </select>
      <Icon name="chevron" small />
    </span>
  );
}
