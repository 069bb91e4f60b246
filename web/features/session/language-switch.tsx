import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { splitLanguage } from '../../shared/navigation/route.ts';
import { setCookie } from '../../shared/storage/cookies.ts';
import { changeLocale } from './change-session.ts';

/** Stored in a cookie (docs/rules.md, "Languages"). */
export function LanguageSwitch() {
  const { t, languages, language } = useShop();
  const { route, href } = useNavigationState();
  const url = new URL(href);
  const { path } = splitLanguage(url.pathname, languages);
  return (
    <nav aria-label={t('language')} className="flex" data-testid="header-language-nav">
      {languages.map(({ locale, label, pathPrefix }) => {
        const alternate = route.alternates.find((other) => other.locale === locale)?.path;
        const target = alternate ?? (route.status === 200 ? `${pathPrefix}${path}` : `${pathPrefix}/`);
        return (
          <a
            key={locale}
            href={target + url.search}
            hrefLang={locale}
            lang={locale}
            aria-label={`${locale.slice(0, 2).toUpperCase()} ${label}`}
            aria-current={locale === language.locale ? 'true' : undefined}
            data-full-load
            data-testid={`header-language-${locale.slice(0, 2)}-link`}
            onClick={() => {
              setCookie('kontor-locale', locale);
              changeLocale(locale);
            }}
          >
            {locale.slice(0, 2).toUpperCase()}
          </a>
        );
      })}
    </nav>
  );
}
