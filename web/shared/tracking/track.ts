import type { CartPartsFragment, ProductPartsFragment } from '../../generated/graphql.ts';

export type ShopEvent =
  | { kind: 'view'; product: ProductPartsFragment }
  | { kind: 'add'; productId: string; quantity: number; cart: CartPartsFragment };

let hear: ((event: ShopEvent) => void) | null = null;
let viewed: ShopEvent | null = null;

/** Without consent only the present view is kept, for later. */
export function track(event: ShopEvent): void {
  if (hear) hear(event);
  else viewed = event.kind === 'view' ? event : null;
}

/** Also replays the product in view; null unsubscribes. */
export function subscribeEvents(listener: ((event: ShopEvent) => void) | null): void {
  hear = listener;
  if (viewed) listener?.(viewed);
  viewed = null;
}
