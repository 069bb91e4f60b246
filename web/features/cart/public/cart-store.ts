import type { CartPartsFragment, NoticePartsFragment } from '../../../generated/graphql.ts';
import { failureText } from '../../../shared/errors/failure-text.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { currentClient } from '../../../shared/graphql/current-client.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { applySession, sessionStore, syncSessionAcrossTabs } from '../../../shared/session/session-store.ts';
import { ViewerDocument } from '../../../shared/session/viewer.generated.ts';
import { hasSession } from '../../../shared/storage/cookies.ts';
import { openTabChannel } from '../../../shared/storage/tab-channel.ts';
import { track } from '../../../shared/tracking/track.ts';
import {
  AddPromotionCodeDocument,
  AddToCartDocument,
  CartDocument,
  RemoveFromCartDocument,
  RemovePromotionCodeDocument,
  RemovePromotionDocument,
  UpdateCartItemDocument,
} from '../cart.generated.ts';
import { type CartAnswer, type CartJob, CartQueue } from '../cart-queue.ts';

/** What the cart's parts of the page show. */
export interface CartState {
  /** False until it is known whether this browser has a cart. */
  known: boolean;
  /** Why it could not be found out; null otherwise. */
  failure: string | null;
  cart: CartPartsFragment | null;
  count: number;
  /** Ids of lines whose new quantity has not been confirmed yet. */
  pending: ReadonlySet<string>;
  /** Pieces being added. */
  adding: number;
  busy: boolean;
  /** What the shop said since the shopper's last wish. */
  notices: readonly NoticePartsFragment[];
}

/** The state before anything is known; also the server's. */
const EMPTY_CART: CartState = {
  known: false,
  failure: null,
  cart: null,
  count: 0,
  pending: new Set(),
  adding: 0,
  busy: false,
  notices: [],
};

const OVERLAP_MS = 2000;
const ADDED = 'promotion-discount-added';
const listeners = new Set<() => void>();
let state = EMPTY_CART;
let notices: readonly NoticePartsFragment[] = [];
let broadcast: (cart: CartPartsFragment) => void = () => {};
let answeredAt = 0;
let known = false;
let failure: string | null = null;

const queue = new CartQueue(send, publish);

function publish(): void {
  const view = queue.view();
  state = { ...view, known, failure, busy: queue.busy, notices };
  for (const listener of listeners) listener();
}

function applyCart(cart: CartPartsFragment): void {
  const fresh = cart.notices.map((notice) => `${notice.code} ${notice.lineItemId ?? ''}`);
  notices = [
    ...notices.filter(({ code, lineItemId }) => !fresh.includes(`${code} ${lineItemId ?? ''}`)),
    ...cart.notices,
  ];
  answeredAt = Date.now();
  known = true;
  failure = null;
}

async function send(job: CartJob): Promise<CartAnswer> {
  const { payload } = await fetchCart(job);
  if (payload.cart) {
    applyCart(payload.cart);
    // What is wrong with a code stands beside its field, and once is enough.
    if (job.kind === 'addCode')
      notices = notices.filter(({ code }) => !/^promotion/.test(code) || code === ADDED);
    broadcast(payload.cart);
  }
  return { cart: payload.cart ?? null, userErrors: payload.userErrors };
}

function fetchCart(job: CartJob) {
  const client = currentClient();
  switch (job.kind) {
    case 'add': {
      const { productId, quantity, idempotencyKey } = job;
      return dataOf(client.mutation(AddToCartDocument, { input: { productId, quantity, idempotencyKey } }));
    }
    case 'set':
      return dataOf(
        client.mutation(UpdateCartItemDocument, { input: { id: job.id, quantity: job.quantity } }),
      );
    case 'remove':
      return dataOf(client.mutation(RemoveFromCartDocument, { input: { id: job.id } }));
    case 'addCode':
      return dataOf(client.mutation(AddPromotionCodeDocument, { input: { code: job.code } }));
    case 'removeCode':
      return dataOf(client.mutation(RemovePromotionDocument, { input: { id: job.id } }));
    case 'removeSavedCode':
      return dataOf(client.mutation(RemovePromotionCodeDocument, { input: { code: job.code } }));
  }
}

/** Asks the shop for the cart as it is now; leaves everything as it was when it cannot answer. */
export async function refreshCart(): Promise<void> {
  const { cart } = (await dataOf(currentClient().query(CartDocument, {})).catch(() => null)) ?? {};
  if (!cart || queue.busy) return;
  applyCart(cart);
  queue.adopt(cart);
}

/** Takes over a cart that came with another answer (checkout), and tells the other tabs. */
export function adoptCart(cart: CartPartsFragment): void {
  applyCart(cart);
  queue.adopt(cart);
  broadcast(cart);
}

/** Begins to keep the cart once the page is hydrated; asks for it only if the session's marker cookie is there. */
export function startCart(ofShop: Shop): void {
  const postToTabs = openTabChannel<CartPartsFragment>(
    'kontor-cart',
    (cart) => {
      if (queue.busy || Date.now() - answeredAt < OVERLAP_MS) void refreshCart();
      else {
        known = true;
        queue.adopt(cart);
      }
    },
    () => void (hasSession() && refreshCart()),
  );
  broadcast = (cart) => postToTabs({ ...cart, notices: [] });
  syncSessionAcrossTabs(ofShop.t('session.expired'), () => void refreshCart());
  if (!hasSession()) {
    known = true;
    applySession({ state: 'VISITOR', expired: false });
    publish();
    return;
  }
  void loadCart();
}

/** Asks the shop who the shopper is and what is in their cart; what cannot be answered is said in place of the cart. */
export async function loadCart(): Promise<void> {
  failure = null;
  publish();
  try {
    const { session, cart } = await dataOf(currentClient().query(ViewerDocument, {}));
    // A login may have been quicker than this answer to a question from before it.
    if (sessionStore.getState() === 'UNKNOWN') applySession(session);
    else if (known) return;
    if (queue.busy) return;
    applyCart(cart);
    queue.adopt(cart);
  } catch (reason) {
    if (known) return;
    failure = failureText(reason);
    publish();
  }
}

/** Wishes a change of the cart. What cannot be done is said in a notification, unless `quiet`; null then. */
export async function changeCart(job: CartJob, quiet = false): Promise<CartAnswer | null> {
  notices = [];
  try {
    const answer = await queue.enqueue(job);
    const [refusal] = answer.userErrors;
    if (job.kind === 'add' && !refusal && answer.cart) track({ ...job, cart: answer.cart });
    // What stands as a notice beside the cart is not said twice.
    const shown = answer.cart?.notices.some(({ code }) => code === refusal?.code);
    if (refusal && !quiet && !shown) notify('danger', refusal.message);
    return answer;
  } catch (reason) {
    notify('danger', failureText(reason));
    void refreshCart();
    return null;
  }
}

/** For {@link useCart}. */
export const cartStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: () => state,
  getServerState: () => EMPTY_CART,
};
