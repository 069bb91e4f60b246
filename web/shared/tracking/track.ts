import type {
  CartPartsFragment,
  CheckoutPartsFragment,
  ProductPartsFragment,
} from '../../generated/graphql.ts';

/** A change of a product's or line's quantity. */
type CartChange =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set' | 'remove'; id: string }
  | { kind: 'addCode' | 'removeCode' | 'removeSavedCode' };

interface OrderStates {
  readonly id: string | number;
  readonly status: { readonly code: string };
  readonly paymentStatus: { readonly code: string };
}

export type ShopEvent =
  | { kind: 'view'; product: ProductPartsFragment }
  /** `before` is null if the cart was not loaded. */
  | { kind: 'cart'; job: CartChange; before: CartPartsFragment | null; after: CartPartsFragment }
  | { kind: 'wish'; id: string }
  | { kind: 'shipping' | 'payment'; checkout: CheckoutPartsFragment }
  | { kind: 'login' | 'sign_up' }
  /** Current states. */
  | { kind: 'orders'; orders: readonly OrderStates[] };

let subscriber: ((event: ShopEvent) => void) | null = null;
let viewed: ShopEvent | null = null;

/** Without consent only the current view is stored. */
export function track(event: ShopEvent): void {
  if (subscriber) subscriber(event);
  else viewed = event.kind === 'view' ? event : null;
}

/** Also replays the product in view; null unsubscribes. */
export function subscribeEvents(listener: ((event: ShopEvent) => void) | null): void {
  subscriber = listener;
  if (viewed) listener?.(viewed);
  viewed = null;
}
