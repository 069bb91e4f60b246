import { useEffect, useRef, useState } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { usePersonalQuery } from '../../shared/graphql/use-personal-query.ts';
import { OrderDocument, OrderStandingHash } from './order.generated.ts';

export type OrderOutcome = 'placed' | 'paid' | 'pending' | 'open' | 'unpaid' | 'cancelled' | 'settled';

/** From the URL to which the payment provider returned the shopper. */
export type Arrival = 'placed' | 'paid' | 'unpaid';

type OrderStatus = Pick<OrderPartsFragment, 'paid' | 'canPay' | 'requiresRedirect'> & {
  status: Pick<OrderPartsFragment['status'], 'code'>;
  paymentStatus: Pick<OrderPartsFragment['paymentStatus'], 'code'>;
};

const FAILED_STATES = new Set(['failed', 'cancelled']);
const PENDING_STATES = new Set(['in_progress', 'unconfirmed']);

/** The order decides; the URL only shows that the shopper may have returned before the provider's notification. */
export function orderOutcome(order: OrderStatus, arrival: Arrival): OrderOutcome {
  if (order.status.code === 'cancelled') return 'cancelled';
  if (order.paid) return 'paid';
  const { code } = order.paymentStatus;
  if (!order.requiresRedirect) return code === 'open' || code === 'reminded' ? 'placed' : 'settled';
  if (FAILED_STATES.has(code)) return 'unpaid';
  if (PENDING_STATES.has(code) || (code === 'open' && arrival === 'paid')) return 'pending';
  if (order.canPay) return 'open';
  return code === 'authorized' ? 'placed' : 'settled';
}

export function isVirtual({ items }: Pick<OrderPartsFragment, 'items'>): boolean {
  const products = items.filter(({ type }) => type === 'PRODUCT');
  return products.length > 0 && products.every(({ downloads }) => downloads.length > 0);
}

/** Calls back when the event stream of an order opens and at each change; does not reconnect, because the caller polls. */
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
const POLL_MS = { alone: 3_000, streaming: 15_000 };
const MAX_POLLS = 20;

/** Undefined until loaded, null if unknown. Reloads while the payment is pending; a failed read keeps the last order. */
export function useOrder(
  orderId: string,
  arrival: Arrival,
): { order: OrderPartsFragment | null | undefined; failure: string | null; retry(): void } {
  const { data, error, asking, retry } = usePersonalQuery(OrderDocument, { id: orderId });
  const order = data ? (data.order ?? null) : undefined;
  const polls = useRef(0);
  const pending = order != null && orderOutcome(order, arrival) === 'pending';
  const isStreaming = useChanges(orderId, pending, retry);
  useEffect(() => {
    if (!pending || asking || polls.current >= MAX_POLLS) return;
    const timer = setTimeout(
      () => {
        polls.current++;
        retry();
      },
      isStreaming ? POLL_MS.streaming : POLL_MS.alone,
    );
    return () => clearTimeout(timer);
  }, [pending, asking, isStreaming, retry]);
  return { order, failure: error && failureText(error), retry };
}

function useChanges(orderId: string, isEnabled: boolean, changed: () => void): boolean {
  const [isStreaming, setStreaming] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const end = new AbortController();
    const onChange = () => {
      setStreaming(true);
      changed();
    };
    orderChanges(orderId, onChange, end.signal)
      .catch(() => undefined)
      .finally(() => setStreaming(false));
    return () => end.abort();
  }, [orderId, isEnabled, changed]);
  return isStreaming;
}
