import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { splitLanguage } from '../../shared/navigation/route.ts';
import { setCookie } from '../../shared/storage/cookies.ts';
import { changeLocale } from './change-session.ts';

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
                changeLocale(locale);
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
