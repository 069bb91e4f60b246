import { useEffect, useRef } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { usePersonalQuery } from '../../shared/graphql/use-personal-query.ts';
import { OrderDocument } from './checkout.generated.ts';
import { type Arrival, orderOutcome } from './order-outcome.ts';

/** Interval while the payment is pending, and number of polls. */
const LOOK_AGAIN_MS = 3_000;
const MAX_POLLS = 20;

/** Undefined until loaded, null if unknown. Polled while its payment is pending; keeps the last answer when a poll fails. */
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
