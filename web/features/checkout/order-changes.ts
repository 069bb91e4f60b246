import { OrderStandingHash } from './order.generated.ts';

/**
 * Calls back when the event stream of an order opens and at each change, until aborted or the stream
 * ends. Does not reconnect, because the caller also polls.
 */
export async function orderChanges(id: string, changed: () => void, signal: AbortSignal): Promise<void> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({
      variables: { id },
      extensions: { persistedQuery: { version: 1, sha256Hash: OrderStandingHash } },
    }),
    signal,
  });
  if (!response.ok || !response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (unread + value).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'event: complete') return;
      if (line === 'event: next') changed();
    }
  }
}
