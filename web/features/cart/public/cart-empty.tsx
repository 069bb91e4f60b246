import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { useNavigationState } from '../../../shared/navigation/navigation.ts';
import { sessionStore } from '../../../shared/session/session-store.ts';
import { Button, FailureNotice, Notice } from '../../../shared/ui/elements.tsx';
import { useWishlist } from '../../../shared/wishlist/wishlist-store.tsx';
import { loadCart, useCart } from './cart-store.ts';
import { RemovedLine } from './line-item.tsx';

export function CartFailure({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <div className="empty-state">
      <h2 className="title-3">{t('cart.failed.title')}</h2>
      <FailureNotice text={text} />
      <p className="text-ink-2">{t('cart.failed.text')}</p>
      <Button look="primary" onClick={() => void loadCart()}>
        {t('error.retry')}
      </Button>
    </div>
  );
}

export function CartNotices() {
  const { notices, cart } = useCart();
  const lines = new Set(cart?.items.map(({ id }) => id));
  // For an empty cart after an expired session, the empty state explains more.
  const general = notices.filter(
    ({ cartItemId, code }) =>
      (!cartItemId || !lines.has(cartItemId)) && (lines.size > 0 || code !== 'SESSION_EXPIRED'),
  );
  return general.map((notice) => <Notice key={`${notice.code}${notice.cartItemId}`} notice={notice} />);
}

/** Offers the login after an expired session, because it restores the cart. */
export function CartEmpty({ onLeave, titled = true }: { onLeave?: () => void; titled?: boolean }) {
  const { t, path } = useShop();
  const { notices } = useCart();
  const href = useNavigationState('href');
  const { loginEnded } = sessionStore.use();
  const wishes = useWishlist().ids.length;
  if (loginEnded || notices.some(({ code }) => code === 'SESSION_EXPIRED')) {
    const { pathname, search } = new URL(href);
    const to = new URLSearchParams({ to: pathname + search });
    return (
      <div className="empty-state">
        <h2 className="title-3">{t('cart.expired.title')}</h2>
        <p className="text-ink-2 max-w-[44ch]">{t('cart.expired.text')}</p>
        <a className="button button-primary" href={`${path('/login')}?${to}`} onClick={onLeave}>
          {t('account.login')}
        </a>
        <a className="link link-target" href={path('/')} onClick={onLeave}>
          {t('cart.empty.link')}
        </a>
      </div>
    );
  }
  return (
    <div className={titled ? 'empty-state' : 'empty-state -mt-6 border-t-0 pt-0'} data-testid="cart-empty">
      <RemovedLine />
      {titled && <h2 className="title-3">{t('cart.empty.title')}</h2>}
      <p className="text-ink-2">{t('cart.empty.text')}</p>
      <a className="button button-primary" href={path('/')} onClick={onLeave}>
        {t('cart.empty.link')}
      </a>
      {wishes > 0 && (
        <a className="link link-target" href={path('/wishlist')} onClick={onLeave}>
          {t('cart.empty.wishes', { count: wishes })}
        </a>
      )}
    </div>
  );
}
