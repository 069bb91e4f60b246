/** Closed in the back/forward cache, after which messages may be missing (`onReturn`). Returns the sender. */
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
