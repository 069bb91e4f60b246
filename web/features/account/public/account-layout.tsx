import '../../../styles/account.css';
import '../../../styles/orders.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useLoginLost } from '../../../shared/session/use-login-lost.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { useLogout } from '../use-logout.ts';

const ENTRIES = [
  { key: 'account.overview', path: '/account' },
  { key: 'account.orders', path: '/account/order' },
  { key: 'account.addresses', path: '/account/address' },
  { key: 'account.payment', path: '/account/payment' },
  { key: 'account.profile', path: '/account/profile' },
  { key: 'account.wishlist', path: '/wishlist' },
] as const;

function AccountNav({ current }: { current: string }) {
  const { t, path } = useShop();
  const { busy, logout } = useLogout();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetWidth / 3;
  }, []);
  return (
    <nav ref={nav} className="account-nav" aria-label={t('account.nav')}>
      <ul>
        {ENTRIES.map((entry) => (
          <li key={entry.key}>
            <a href={path(entry.path)} aria-current={entry.path === current ? 'page' : undefined}>
              {t(entry.key)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" aria-busy={busy || undefined} onClick={() => void logout()}>
            {t('account.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface Step {
  label: string;
  path?: string;
}

/**
 * @param current path of the open entry, without language prefix
 * @param steps breadcrumbs after the account itself
 */
export function AccountLayout({
  title,
  current,
  steps,
  children,
}: {
  title: string;
  current: string;
  steps: readonly Step[];
  children: ReactNode;
}) {
  const { t, path } = useShop();
  const session = useSession();
  const lost = useLoginLost();
  const stranger = session !== 'UNKNOWN' && session !== 'CUSTOMER';
  useEffect(() => {
    if (stranger) lost();
  }, [stranger, lost]);
  return (
    <div className="page-width">
      <Breadcrumbs
        steps={[
          { label: t('home'), path: path('/') },
          { label: t('account.title'), path: path('/account') },
          ...steps.map((step) => ({ ...step, path: step.path && path(step.path) })),
        ]}
      />
      <h1 className="title-1 page-title">{title}</h1>
      <div className="account-grid">
        <AccountNav current={current} />
        <div className="account-main" data-testid="account-main">
          {!stranger && children}
        </div>
      </div>
    </div>
  );
}
