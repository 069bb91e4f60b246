import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useCart } from '../features/cart/public/cart-store.ts';
import { CurrencySwitch, LanguageSwitch } from '../features/session/session-switches.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { useSession } from '../shared/session/session-store.ts';
import { Icon, phoneHref, phoneText } from '../shared/ui/elements.tsx';
import type { IconName } from '../shared/ui/icon-sprite.ts';
import { PromiseText } from '../shared/ui/promise-line.tsx';
import { useWishlist } from '../shared/wishlist/wishlist-store.tsx';
import { Wordmark } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import type { Overlay } from './overlays.tsx';

const LoginDialog = lazy(() => importOrReload(() => import('../features/account/public/login-dialog.tsx')));

/** Acts in place of a link, except for clicks that open it elsewhere. */
const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

interface ToolProps {
  icon: IconName;
  to: string;
  label: string;
  count?: number;
  testId?: string;
  className?: string;
  /** In place of the link. */
  onOpen?: (() => void) | undefined;
}

function Tool({ icon, to, label, count, testId, className = '', onOpen }: ToolProps) {
  return (
    <a
      className={`icon-button ${className}`}
      href={useShop().path(to)}
      aria-label={label}
      onClick={onOpen && onPlainClick(onOpen)}
    >
      <Icon name={icon} />
      {count ? (
        <span className="cart-count" data-testid={testId}>
          {count}
        </span>
      ) : null}
    </a>
  );
}

interface SiteHeaderProps {
  menus: LayoutPartsFragment | null;
  onOpen(overlay: Overlay): void;
}

/** Utility line and header bar with menu, search and cart. */
export function SiteHeader({ menus, onOpen }: SiteHeaderProps) {
  const { t, path, identity } = useShop();
  const [loginOpen, setLoginOpen] = useState(false);
  const session = useSession();
  const { count } = useCart();
  const { length } = useWishlist().ids;
  const { phone } = identity;
  const returns = identity.legalPages.find(({ role }) => role === 'WITHDRAWAL');
  // A shop without configured promises shows its conditions of return and its phone number.
  const promises = identity.promises.header.length
    ? identity.promises.header
    : [
        ...(returns ? [{ icon: null, text: returns.label, url: returns.path }] : []),
        ...(phone ? [{ icon: null, text: phoneText(phone), url: phoneHref(phone) }] : []),
      ];
  return (
    <>
      <header className="contents" data-testid="header">
        <div className="utility-line">
          <div className="page-width">
            {menus?.shop.freeShippingFrom && (
              <span data-testid="header-free-shipping">
                <b>{t('utility.shipping')}</b>{' '}
                {t('utility.shippingFrom', { amount: menus.shop.freeShippingFrom.formatted })}
              </span>
            )}
            {promises.map((promise) => (
              <span key={promise.text} className="desktop-only">
                <PromiseText promise={promise} />
              </span>
            ))}
            <div className="utility-tools">
              <CurrencySwitch />
              <LanguageSwitch />
            </div>
          </div>
        </div>
        <div className="site-head">
          <div className="page-width">
            <button
              type="button"
              className="icon-button menu-opener"
              aria-label={t('menu')}
              aria-haspopup="dialog"
              onClick={() => onOpen('menu')}
            >
              <Icon name="menu" />
            </button>
            <Wordmark />
            <MainMenu entries={menus?.main ?? []} />
            <div className="head-tools">
              <a
                className="search-opener"
                href={path('/search')}
                aria-label={t('search')}
                onClick={onPlainClick(() => onOpen('search'))}
              >
                <Icon name="search" />
                <span>{t('search')}</span>
              </a>
              <Tool
                icon="user"
                to="/account"
                label={t('account')}
                className="wide-only"
                onOpen={
                  session === 'CUSTOMER' || session === 'UNKNOWN' ? undefined : () => setLoginOpen(true)
                }
              />
              <Tool
                icon="heart"
                to="/wishlist"
                label={t('wishlist.open', { count: length })}
                count={length}
                testId="header-wishlist-count"
                className="max-[360px]:hidden"
              />
              <Tool
                icon="bag"
                to="/checkout/cart"
                label={t('cart.open', { count })}
                count={count}
                testId="header-cart-count"
                onOpen={() => onOpen('cart')}
              />
            </div>
          </div>
        </div>
      </header>
      {loginOpen && (
        <Suspense fallback={null}>
          <LoginDialog onClose={() => setLoginOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
