import { useState } from 'react';
import { useMutation } from 'urql';
import { SubscribeNewsletterDocument } from '../features/forms/public/forms.generated.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { openConsentSettings } from '../shared/consent/consent.ts';
import { checkEmail } from '../shared/forms/buyer-rules.ts';
import { EmailField, Honeypot } from '../shared/forms/small-fields.tsx';
import { apiErrorOf, failureText } from '../shared/graphql/api-error.ts';
import { useShop, useTranslate } from '../shared/i18n/shop.ts';
import { Button, ContactLinks, Icon } from '../shared/ui/elements.tsx';
import { MenuLink } from '../shared/ui/menu-link.tsx';
import { PromiseText } from '../shared/ui/promise-line.tsx';

const MAX_SHORT_NAME = 12;

/** Logo or name of the shop with a link to the home page. */
export function Wordmark() {
  const { t, path, identity } = useShop();
  const { name, logo } = identity;
  if (!name && !logo) return null;
  return (
    <a className="wordmark" href={path('/')} aria-label={name ? t('header.home', { shop: name }) : undefined}>
      {logo ? (
        <img src={logo.url} width={logo.width ?? undefined} height={logo.height ?? undefined} alt="" />
      ) : (
        <span className={name.length > MAX_SHORT_NAME ? 'wordmark-long' : undefined}>{name}</span>
      )}
    </a>
  );
}

/** Stored for `theme.ts`, which applies it before the next first paint. */
function ThemeToggle() {
  const t = useTranslate();
  function toggle() {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    try {
      localStorage.setItem('kontor-theme', root.dataset.theme);
    } catch {
      // Storage is blocked: the choice applies to this page.
    }
  }
  return (
    <button type="button" className="link min-h-11" onClick={toggle}>
      {t('theme.toggle')}
    </button>
  );
}

function FooterNewsletter() {
  const { t, identity } = useShop();
  const [{ fetching, data, error }, subscribe] = useMutation(SubscribeNewsletterDocument);
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const refusal = data?.payload.userErrors[0]?.message;
  if (data && !refusal && !error) {
    return (
      <p className="mt-6 max-w-[34ch]" role="status">
        {t('newsletter.mailed', { email: email.trim() })}
      </p>
    );
  }
  async function send() {
    if (fetching) return;
    const problem = checkEmail(email, t);
    setInvalid(problem);
    if (!problem) await subscribe({ input: { email: email.trim(), website } });
  }
  return (
    <form
      className="foot-newsletter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <h2>{t('footer.newsletter')}</h2>
        <p className="small text-ink-2">{identity.newsletter || t('newsletter.text')}</p>
      </div>
      <div className="newsletter-row">
        <EmailField
          id="foot-newsletter-email"
          value={email}
          error={invalid ?? refusal ?? (error && failureText(apiErrorOf(error)))}
          onChange={setEmail}
        />
        <Honeypot value={website} onChange={setWebsite} />
        <Button type="submit" busy={fetching}>
          {t('footer.subscribe')}
        </Button>
      </div>
    </form>
  );
}

/** Legal links, and the settings of the shopper. */
export function LegalNotice({ menus }: { menus: LayoutPartsFragment | null }) {
  const { t, consent, identity } = useShop();
  const columns = menus?.footer ?? [];
  const entries = [...(menus?.service ?? []), ...columns, ...columns.flatMap(({ children }) => children)];
  // A shop's menu may lead to a copy of a legal page, with the same name under another path.
  const linked = new Set(entries.flatMap(({ label, link }) => [label.toLowerCase(), link?.path]));
  const owner = identity.legalEntity ?? identity.name;
  return (
    <div className="legal-line">
      <div>
        {owner && <span>{['©', identity.year, owner].filter(Boolean).join(' ')}</span>}
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
      </div>
      <div>
        {consent && (
          <button type="button" className="link min-h-11" onClick={openConsentSettings}>
            {t('footer.cookies')}
          </button>
        )}
        <ThemeToggle />
      </div>
    </div>
  );
}

type Column = LayoutPartsFragment['footer'][number];

function leadsTo(entries: Column['children'], scheme: 'tel:' | 'mailto:'): boolean {
  return entries.some(({ link }) => link?.url?.startsWith(scheme));
}

function ShopContact({ columns }: { columns: readonly Column[] }) {
  const { identity } = useShop();
  const { phone, email, address, openingHours, promises, social } = identity;
  const entries = columns.flatMap(({ children }) => children);
  const isListed = (!phone || leadsTo(entries, 'tel:')) && (!email || leadsTo(entries, 'mailto:'));
  return (
    <div className="foot-contact">
      {address.length > 0 && <p>{address.join('\n')}</p>}
      {!isListed && (
        <p>
          <ContactLinks />
        </p>
      )}
      {openingHours.length > 0 && <p>{openingHours.join('\n')}</p>}
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

/** Phones fold the columns, except one with the telephone number. */
function FooterColumn({ column: { label, children } }: { column: Column }) {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      {!leadsTo(children, 'tel:') && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
          <Icon name="chevron" small />
        </button>
      )}
      <ul>
        {children.map((entry) => (
          <li key={entry.categoryId}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterPayment() {
  const { t, identity } = useShop();
  const { paymentMethods, paymentLogos } = identity;
  return (
    <ul
      className="small mt-5 flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-5 text-ink-2 empty:hidden"
      aria-label={t('order.payment')}
    >
      {paymentMethods.map((name) => {
        const logo = paymentLogos.find(({ alt }) => alt === name);
        return (
          <li key={name} className="flex items-center gap-2">
            {logo && <img className="method-sign" loading="lazy" src={logo.url} alt="" />}
            {name}
          </li>
        );
      })}
    </ul>
  );
}

export function SiteFooter({ menus }: { menus: LayoutPartsFragment | null }) {
  const { identity } = useShop();
  const claim = identity.claim ?? identity.homeDescription;
  return (
    <footer className="site-foot" data-testid="footer">
      <div className="page-width">
        <div className="foot-grid">
          <div>
            <Wordmark />
            {claim && <p className="foot-claim">{claim}</p>}
            <FooterNewsletter />
          </div>
          <div className="foot-links">
            {menus?.footer.map((column) => (
              <FooterColumn key={column.categoryId} column={column} />
            ))}
          </div>
        </div>
        <ShopContact columns={menus?.footer ?? []} />
        <FooterPayment />
        <LegalNotice menus={menus} />
      </div>
    </footer>
  );
}
