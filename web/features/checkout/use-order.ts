import { useCallback, useEffect, useState } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { currentApi } from '../../shared/graphql/current-api.ts';
import { OrderDocument } from './checkout.generated.ts';
import { type Arrival, orderOutcome } from './order-outcome.ts';

/** Milliseconds between two looks at an order whose payment is under way, and how many there are. */
const LOOK_AGAIN_MS = 3_000;
const MAX_POLLS = 20;

/**
 * An order of this session: undefined until it is known, null when it is none. Looked up again while its payment is under
 * way; what is known stays when a look fails.
 */
export function useOrder(orderId: string, arrival: Arrival) {
  const [order, setOrder] = useState<OrderPartsFragment | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const [looks, setLooks] = useState(0);
  const load = useCallback(() => {
    setFailure(null);
    currentApi()
      .personal(OrderDocument, { id: orderId })
      .then(
        (answer) => setOrder(answer.order ?? null),
        (reason: unknown) => setFailure(failureText(reason)),
      )
      .finally(() => setLooks((before) => before + 1));
  }, [orderId]);
  useEffect(load, [load]);
  const pending = order != null && orderOutcome(order, arrival) === 'pending';
  useEffect(() => {
    if (!pending || looks > MAX_POLLS) return;
    const timer = setTimeout(load, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [pending, looks, load]);
  return { order, failure, retry: load };
}
