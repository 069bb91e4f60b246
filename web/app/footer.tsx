import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { openConsentSettings } from '../shared/consent/consent.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { MenuLink } from '../shared/ui/menu-link.tsx';
import { FootNewsletter } from './foot-newsletter.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Legal links and a closing word. */
export function LegalNotice({ menus, end }: { menus: LayoutPartsFragment | null; end: string }) {
  const { t, path, consent } = useShop();
  return (
    <div className="legal-line">
      <span>{t('footer.copyright')}</span>
      {menus?.service.map((entry) => (
        <MenuLink key={entry.id} entry={entry} />
      ))}
      <a href={path('/shopware')}>{t('platform.link')}</a>
      {consent && (
        <button
          type="button"
          className="link min-h-11"
          onClick={openConsentSettings}
          data-testid="footer-consent-button"
        >
          {t('footer.cookies')}
        </button>
      )}
      <ThemeToggle />
      <span className="legal-end">{end}</span>
    </div>
  );
}

/** The footer: what the shop is, and its menu in columns. */
export function SiteFoot({ menus }: { menus: LayoutPartsFragment | null }) {
  const { t, path } = useShop();
  return (
    <footer className="site-foot" data-testid="footer">
      <div className="page-width">
        <div className="foot-grid">
          <div>
            <a className="wordmark" href={path('/')}>
              Kontor
            </a>
            <p className="text-ink-2 mt-2 max-w-[34ch]">{t('footer.about')}</p>
            <FootNewsletter />
          </div>
          {menus?.footer.map((column) => (
            <nav key={column.id} aria-label={column.label}>
              <h2>{column.label}</h2>
              <ul>
                {column.children.map((entry) => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <LegalNotice menus={menus} end={t('footer.payment')} />
      </div>
    </footer>
  );
}
