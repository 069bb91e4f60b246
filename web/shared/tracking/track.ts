import type { CartPartsFragment, ProductPartsFragment } from '../../generated/graphql.ts';

/** Something that shops count. */
export type ShopEvent =
  | { kind: 'view'; product: ProductPartsFragment }
  | { kind: 'add'; productId: string; quantity: number; cart: CartPartsFragment };

let hear: ((event: ShopEvent) => void) | null = null;
let viewed: ShopEvent | null = null;

/** Tells the tag of something, if the visitor has allowed it; else nothing leaves the page and nothing is kept but the present view. */
export function track(event: ShopEvent): void {
  if (hear) hear(event);
  else viewed = event.kind === 'view' ? event : null;
}

/** Takes over what is told from now on, and the product in view; null ends it. */
export function subscribeEvents(listener: ((event: ShopEvent) => void) | null): void {
  hear = listener;
  if (viewed) listener?.(viewed);
  viewed = null;
}
