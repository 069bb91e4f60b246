import { Notice } from '../../../shared/ui/notice.tsx';
import { useCart } from './cart-store.ts';

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
