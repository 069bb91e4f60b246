import { useEffect, useRef } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { usePersonalQuery } from '../../shared/graphql/use-personal-query.ts';
import { OrderDocument } from './checkout.generated.ts';
import { type Arrival, orderOutcome } from './order-outcome.ts';

/** Milliseconds between two looks at an order whose payment is under way, and how many there are. */
const LOOK_AGAIN_MS = 3_000;
const MAX_POLLS = 20;

/**
 * An order of this session: undefined until it is known, null when it is none. Looked up again while its payment is under
 * way; what is known stays when a look fails.
 */
export function useOrder(
  orderId: string,
  arrival: Arrival,
): { order: OrderPartsFragment | null | undefined; failure: string | null; retry(): void } {
  const { data, error, asking, retry } = usePersonalQuery(OrderDocument, { id: orderId });
  const order = data ? (data.order ?? null) : undefined;
  const looks = useRef(0);
  const pending = order != null && orderOutcome(order, arrival) === 'pending';
  useEffect(() => {
    if (!pending || asking || looks.current >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      looks.current++;
      retry();
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [pending, asking, retry]);
  return { order, failure: error && failureText(error), retry };
}
