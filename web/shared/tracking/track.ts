import type {
  CartPartsFragment,
  CheckoutPartsFragment,
  ProductPartsFragment,
} from '../../generated/graphql.ts';

/** What the shopper changed: pieces of a product, or of a line. */
type CartChange =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set' | 'remove'; id: string }
  | { kind: 'addCode' | 'removeCode' | 'removeSavedCode' };

interface OrderStates {
  readonly id: string | number;
  readonly status: { readonly key: string };
  readonly paymentStatus: { readonly key: string };
}

export type ShopEvent =
  | { kind: 'view'; product: ProductPartsFragment }
  /** `before` is null where the cart was not known. */
  | { kind: 'cart'; job: CartChange; before: CartPartsFragment | null; after: CartPartsFragment }
  | { kind: 'wish'; id: string }
  | { kind: 'shipping' | 'payment'; checkout: CheckoutPartsFragment }
  | { kind: 'login' | 'sign_up' }
  /** As they are now. */
  | { kind: 'orders'; orders: readonly OrderStates[] };

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
