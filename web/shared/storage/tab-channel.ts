/**
 * A way to tell other tabs something. It is closed while the page is kept by the browser for the way back (an open one
 * would forbid that), and `onReturn` says that news may have been missed.
 * @returns what tells the others
 */
export function openTabChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
  onReturn: () => void,
): (message: Message) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<Message>) => onMessage(event.data);
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
  return (message) => channel?.postMessage(message);
}
