import { useShop } from '../../../shared/i18n/shop.ts';
import { useNavigationState } from '../../../shared/navigation/navigation.ts';
import { useLoginEnded } from '../../../shared/session/session-store.ts';
import { LeadOn } from '../../../shared/ui/lead-on.tsx';
import { useWishlist } from '../../../shared/wishlist/wishlist-store.ts';
import { RemovedLine } from '../removed-line.tsx';
import { useCart } from './cart-store.ts';

/** Notice code of an expired session. */
const EXPIRED = 'SESSION_EXPIRED';

/** Offers the login after an expired session, because it restores the cart. */
export function CartEmpty({ onLeave }: { onLeave?: () => void }) {
  const { t, path } = useShop();
  const { notices } = useCart();
  const href = useNavigationState('href');
  const loginEnded = useLoginEnded();
  const wishes = useWishlist().ids.length;
  if (loginEnded || notices.some(({ code }) => code === EXPIRED)) {
    const { pathname, search } = new URL(href);
    const to = new URLSearchParams({ to: pathname + search });
    return (
      <div className="empty-state">
        <h2 className="title-3">{t('cart.expired.title')}</h2>
        <p className="text-ink-2 max-w-[44ch]">{t('cart.expired.text')}</p>
        <a className="button button-primary" href={`${path('/login')}?${to}`} onClick={onLeave}>
          {t('cart.login')}
        </a>
        <a className="link link-target" href={path('/')} onClick={onLeave}>
          {t('cart.empty.link')}
        </a>
      </div>
    );
  }
  return (
    <div className="empty-state" data-testid="cart-empty">
      <RemovedLine />
      <h2 className="title-3">{t('cart.empty.title')}</h2>
      <p className="text-ink-2 max-w-[44ch]">{t('cart.empty.text')}</p>
      <a className="button button-primary" href={path('/')} onClick={onLeave}>
        {t('cart.empty.link')}
      </a>
      {wishes > 0 && (
        <a className="link link-target" href={path('/wishlist')} onClick={onLeave}>
          {t('cart.empty.wishes', { count: wishes })}
        </a>
      )}
      <LeadOn />
    </div>
  );
}
