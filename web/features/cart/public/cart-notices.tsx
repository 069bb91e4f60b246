import { Notice } from '../../../shared/ui/notice.tsx';
import { useCart } from './use-cart.ts';

/** Notices that concern no line of the cart that is shown. */
export function CartNotices() {
  const { notices, cart } = useCart();
  const lines = new Set(cart?.items.map(({ id }) => id));
  // Of an empty cart whose session has run out, what stands in its place tells more.
  const general = notices.filter(
    ({ lineItemId, code }) =>
      (!lineItemId || !lines.has(lineItemId)) && (lines.size > 0 || code !== 'message-403'),
  );
  return general.map((notice) => <Notice key={`${notice.code}${notice.lineItemId}`} notice={notice} />);
}
