import type { CartPartsFragment } from '../generated/graphql.ts';

/**
 * Tells other tabs of a new cart and hears of theirs. The channel is closed while the page is kept by the browser for the
 * way back (an open one would forbid that), and `onReturn` says that news may have been missed.
 */
export function openCartChannel(
  onCart: (cart: CartPartsFragment) => void,
  onReturn: () => void,
): (cart: CartPartsFragment) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = new BroadcastChannel('kontor-cart');
    channel.onmessage = (event: MessageEvent<CartPartsFragment>) => onCart(event.data);
  };
  open();
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', (event) => {
    if (!channel) open();
    if (event.persisted) onReturn();
  });
  return (cart) => channel?.postMessage({ ...cart, notices: [] });
}
