import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { splitLanguage } from '../../shared/navigation/route.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { chosenCurrency, hasSession, setCookie } from '../../shared/storage/cookies.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { UpdateSessionDocument } from './session.generated.ts';

/** Resolves to the message of a failure; does nothing without a session. */
async function updateSession(input: { currencyId: string } | { locale: string }): Promise<string | null> {
  if (!hasSession()) return null;
  try {
    const { payload } = await mutate(UpdateSessionDocument, { input });
    return payload.userErrors[0]?.message ?? null;
  } catch (reason) {
    return failureText(reason);
  }
}

/** Reloads the page to get the shop's prices in the new currency. */
export function CurrencySwitch() {
  const { t, currency, currencies } = useShop();
  if (currencies.length < 2) return null;
  async function change(isoCode: string) {
    const selected = currencies.find((other) => other.isoCode === isoCode);
    if (!selected) return;
    const refused = await updateSession({ currencyId: selected.id });
    if (refused) return notify('danger', refused);
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

/** Stored in a cookie (docs/rules.md, "Languages"). */
export function LanguageSwitch() {
  const { t, languages, language } = useShop();
  const route = useNavigationState('route');
  const href = useNavigationState('href');
  const url = new URL(href);
  const { path } = splitLanguage(url.pathname, languages);
  return (
    <ul aria-label={t('language')} className="flex" data-testid="header-language-nav">
      {languages.map(({ locale, label, pathPrefix }) => {
        const alternate = route.head.alternates.find((other) => other.locale === locale)?.path.split('?')[0];
        const target = alternate ?? (route.status === 200 ? `${pathPrefix}${path}` : `${pathPrefix}/`);
        const [base = locale] = locale.split('-');
        // Languages that differ only in their region show it.
        const variants = languages.filter((other) => other.locale.split('-')[0] === base);
        const code = (variants.length > 1 ? locale : base).toUpperCase();
        return (
          <li key={locale}>
            <a
              href={target + url.search}
              hrefLang={locale}
              lang={locale}
              aria-label={`${code} ${label}`}
              aria-current={locale === language.locale ? 'true' : undefined}
              data-full-load
              data-testid={`header-language-${code.toLowerCase()}-link`}
              onClick={() => {
                setCookie('kontor-locale', locale);
                // For its mails.
                void updateSession({ locale });
              }}
            >
              {code}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
