import { useEffect, useRef, useState } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { usePersonalQuery } from '../../shared/graphql/use-personal-query.ts';
import { OrderDocument, OrderStandingHash } from './order.generated.ts';
import { type Arrival, orderOutcome } from './order-outcome.ts';

/**
 * Calls back when the event stream of an order opens and at each change, until aborted or the stream
 * ends. Does not reconnect, because the caller also polls.
 */
async function orderChanges(id: string, changed: () => void, signal: AbortSignal): Promise<void> {
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

/** Polling interval while the payment is pending; longer with an event stream, which needs Shopware's webhooks. */
const LOOK_AGAIN_MS = { alone: 3_000, told: 15_000 };
const MAX_POLLS = 20;

/**
 * Undefined until loaded, null if unknown. While the payment is pending, reloads the order at each event
 * and at an interval; keeps the last response after a failed read.
 */
export function useOrder(
  orderId: string,
  arrival: Arrival,
): { order: OrderPartsFragment | null | undefined; failure: string | null; retry(): void } {
  const { data, error, asking, retry } = usePersonalQuery(OrderDocument, { id: orderId });
  const order = data ? (data.order ?? null) : undefined;
  const looks = useRef(0);
  const pending = order != null && orderOutcome(order, arrival) === 'pending';
  const told = useChanges(orderId, pending, retry);
  useEffect(() => {
    if (!pending || asking || looks.current >= MAX_POLLS) return;
    const timer = setTimeout(
      () => {
        looks.current++;
        retry();
      },
      told ? LOOK_AGAIN_MS.told : LOOK_AGAIN_MS.alone,
    );
    return () => clearTimeout(timer);
  }, [pending, asking, told, retry]);
  return { order, failure: error && failureText(error), retry };
}

/** Whether the event stream is open. */
function useChanges(orderId: string, wanted: boolean, changed: () => void): boolean {
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const end = new AbortController();
    const hear = () => {
      setTold(true);
      changed();
    };
    orderChanges(orderId, hear, end.signal)
      .catch(() => undefined)
      .finally(() => setTold(false));
    return () => end.abort();
  }, [orderId, wanted, changed]);
  return told;
}
