import '../../../styles/account.css';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { useLoginLost, useSession } from '../../../shared/session/session-store.ts';
import { Breadcrumbs } from '../../../shared/ui/page-frame.tsx';
import { useLogout } from '../session-changes.ts';
import { LoadFailure } from './account-data.tsx';

const SLOW_AFTER_MS = 4000;

function Placeholder({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div data-testid="account-placeholder">
      <p role="status" className={isSlow ? 'mb-6' : undefined}>
        {isSlow && t('account.slow')}
      </p>
      {children}
    </div>
  );
}

/** Sections of an account screen before their data is loaded. */
export function SectionSkeletons() {
  return [1, 2, 3].map((number) => (
    <div key={number} className="account-section first-of-type:mt-0">
      <div className="skeleton col-start-1 h-6 w-44" />
      <div className="grid w-full gap-2">
        <div className="skeleton h-5 w-1/3" />
        <div className="skeleton h-5 w-1/4" />
        <div className="skeleton h-5 w-1/4" />
        <div className="skeleton mt-2 h-5 w-1/6" />
      </div>
    </div>
  ));
}

/** A section of an account screen, named by its heading. */
export function AccountSection({ title, ...rest }: ComponentProps<'section'> & { title: string }) {
  const heading = useId();
  return (
    <section {...rest} className="account-section" aria-labelledby={heading}>
      <h2 className="title-4" id={heading}>
        {title}
      </h2>
      {rest.children}
    </section>
  );
}

const ENTRIES = [
  { key: 'account.overview', path: '/account' },
  { key: 'account.orders', path: '/account/order' },
  { key: 'account.addresses', path: '/account/address' },
  { key: 'account.payment', path: '/account/payment' },
  { key: 'account.profile', path: '/account/profile' },
  { key: 'wishlist', path: '/wishlist' },
] as const;

export function AccountNav({ current }: { current: string }) {
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

/**
 * Frame of an account screen: its error with a retry, or a placeholder until its data is loaded.
 * @param props.current path of the open entry, without language prefix
 * @param props.skeleton null once the data is loaded
 */
export function AccountLayout({
  title,
  current,
  steps = [{ label: title }],
  failure,
  retry,
  skeleton,
  children,
}: {
  title: string;
  current: string;
  /** The title by default. */
  steps?: readonly { label: string; path?: string }[];
  failure: string | null;
  retry(): void;
  skeleton: ReactNode;
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
          {!stranger && failure && <LoadFailure text={failure} onRetry={retry} />}
          {!stranger && !failure && skeleton && <Placeholder>{skeleton}</Placeholder>}
          {!stranger && children}
        </div>
      </div>
    </div>
  );
}
