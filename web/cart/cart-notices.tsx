import { NoticeLine } from '../ui/notice-line.tsx';
import { useCart } from './use-cart.ts';

/** Notices that concern no line of the cart that is shown. */
export function CartNotices() {
  const { notices, cart } = useCart();
  const lines = new Set(cart?.items.map(({ id }) => id));
  const general = notices.filter(({ lineItemId }) => !lineItemId || !lines.has(lineItemId));
  return general.map((notice) => <NoticeLine key={`${notice.code}${notice.lineItemId}`} notice={notice} />);
}
