import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { openConsentSettings } from '../shared/consent/consent.ts';
import { useShop } from '../shared/i18n/shop.ts';
import type { ShopIdentity } from '../shared/shop/identity.ts';
import { MenuLink } from '../shared/ui/menu-link.tsx';
import { phoneHref, phoneText } from '../shared/ui/phone.ts';
import { PromiseText } from '../shared/ui/promise-text.tsx';
import { FooterNewsletter } from './footer-newsletter.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

/** Legal links, followed by `end`. */
export function LegalNotice({ menus, end }: { menus: LayoutPartsFragment | null; end: string }) {
  const { t, path, consent, identity } = useShop();
  const { year } = identity;
  const columns = menus?.footer ?? [];
  const entries = [...(menus?.service ?? []), ...columns, ...columns.flatMap(({ children }) => children)];
  // A shop's menu may lead to a copy of a legal page, with the same name under another path.
  const linked = new Set(entries.flatMap(({ label, link }) => [label.toLowerCase(), link?.path]));
  const owner = identity.legalEntity ?? identity.name;
  return (
    <div className="legal-line">
      {owner && <span>{['©', year, owner].filter(Boolean).join(' ')}</span>}
      {menus?.service.map((entry) => (
        <MenuLink key={entry.categoryId} entry={entry} />
      ))}
      {identity.legalPages
        .filter(({ label, path: to }) => !linked.has(to) && !linked.has(label.toLowerCase()))
        .map(({ label, path: to }) => (
          <a key={to} href={to}>
            {label}
          </a>
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

/** Claim, contact data, promises and social links. */
function ShopIdentityBlock({ identity: { claim, contact, promises, social } }: { identity: ShopIdentity }) {
  const { phone, email, address, hours } = contact;
  const lines = [...address, ...hours];
  return (
    <div className="foot-identity">
      {claim && <p>{claim}</p>}
      {lines.length > 0 && <p className="whitespace-pre-line">{lines.join('\n')}</p>}
      {phone && <a href={phoneHref(phone)}>{phoneText(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {promises.footer.map((promise) => (
        <p key={promise.text}>
          <PromiseText promise={promise} />
        </p>
      ))}
      {social.map(({ label, url }) => (
        <a key={url} href={url} rel="me noopener">
          {label}
        </a>
      ))}
    </div>
  );
}

export function SiteFooter({ menus }: { menus: LayoutPartsFragment | null }) {
  const { identity } = useShop();
  return (
    <footer className="site-foot" data-testid="footer">
      <div className="page-width">
        <div className="foot-grid">
          <div>
            <Wordmark />
            <ShopIdentityBlock identity={identity} />
            <FooterNewsletter />
          </div>
          {menus?.footer.map((column) => (
            <nav key={column.categoryId} aria-label={column.label}>
              <h2>{column.label}</h2>
              <ul>
                {column.children.map((entry) => (
                  <li key={entry.categoryId}>
                    <MenuLink entry={entry} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <LegalNotice menus={menus} end={identity.paymentMethods.join(' · ')} />
      </div>
    </footer>
  );
}
