import type { CartPartsFragment, NoticePartsFragment } from '../../../generated/graphql.ts';
import { failureText } from '../../../shared/graphql/api-error.ts';
import { mutate, query } from '../../../shared/graphql/current-client.tsx';
import { makeKey } from '../../../shared/graphql/idempotency-key.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import {
  announceImitation,
  applySession,
  sessionStore,
  syncSessionAcrossTabs,
} from '../../../shared/session/session-store.ts';
import { ViewerDocument } from '../../../shared/session/viewer.generated.ts';
import { hasSession } from '../../../shared/storage/cookies.ts';
import { openTabChannel } from '../../../shared/storage/tab-channel.ts';
import { createStore, Listeners } from '../../../shared/store.ts';
import { track } from '../../../shared/tracking/track.ts';
import {
  AddPromotionCodeDocument,
  AddToCartDocument,
  CartDocument,
  RemoveFromCartDocument,
  RemovePromotionDocument,
  UpdateCartItemDocument,
} from '../cart.generated.ts';
import { type CartAnswer, type CartJob, CartQueue } from '../cart-queue.ts';

const openers = new Listeners();

/** Opens the side cart. */
export const openCart = (): void => openers.notify();

/** Returns a function that unsubscribes. */
export const onCartOpen = openers.subscribe;

export interface CartState extends ReturnType<CartQueue['view']> {
  /** False until the session is loaded. */
  known: boolean;
  failure: string | null;
  busy: boolean;
  /** Since the shopper's last change. */
  notices: readonly NoticePartsFragment[];
}

export const cartStore = createStore<CartState>({
  known: false,
  failure: null,
  cart: null,
  count: 0,
  pending: new Set(),
  adding: 0,
  busy: false,
  notices: [],
});

export const useCart = cartStore.use;

/** Ids of the products in the cart, oldest first. */
export const useProductIds = (): string[] =>
  useCart().cart?.items.flatMap(({ productId }) => productId ?? []) ?? [];

const OVERLAP_MS = 2000;
const ADDED = 'PROMOTION_ADDED';
const OF_PROMOTIONS = /^PROMOTION/;
let notices: readonly NoticePartsFragment[] = [];
let broadcast: (cart: CartPartsFragment) => void = () => {};
let answeredAt = 0;
let known = false;
let failure: string | null = null;

const queue = new CartQueue(send, publish);

function publish(): void {
  cartStore.set({ ...queue.view(), known, failure, busy: queue.busy, notices });
}

function subject({ code, cartItemId }: NoticePartsFragment): string {
  return OF_PROMOTIONS.test(code) ? 'promotions' : `${code} ${cartItemId ?? ''}`;
}

function applyCart(cart: CartPartsFragment): void {
  const fresh = cart.notices.map(subject);
  notices = [...notices.filter((shown) => !fresh.includes(subject(shown))), ...cart.notices];
  answeredAt = Date.now();
  known = true;
  failure = null;
}

async function send(job: CartJob): Promise<CartAnswer> {
  const { payload } = await fetchCart(job);
  if (payload.cart) {
    const jobs = job.kind === 'add' ? job.productIds.map((productId) => ({ ...job, productId })) : [job];
    for (const each of jobs) track({ kind: 'cart', job: each, before: queue.cart, after: payload.cart });
    applyCart(payload.cart);
    // Problems with a code appear only next to its field.
    if (job.kind === 'addCode')
      notices = notices.filter(({ code }) => !OF_PROMOTIONS.test(code) || code === ADDED);
    broadcast(payload.cart);
  }
  return { cart: payload.cart ?? null, userErrors: payload.userErrors };
}

function fetchCart(job: CartJob) {
  switch (job.kind) {
    case 'add': {
      const { productIds, quantity, idempotencyKey } = job;
      const items = productIds.map((productId) => ({ productId, quantity }));
      return mutate(AddToCartDocument, { input: { items, idempotencyKey } });
    }
    case 'set':
      return mutate(UpdateCartItemDocument, { input: { id: job.id, quantity: job.quantity } });
    case 'remove':
      return mutate(RemoveFromCartDocument, { input: { id: job.id } });
    case 'addCode':
      return mutate(AddPromotionCodeDocument, { input: { code: job.code } });
    case 'removeCode':
      return mutate(RemovePromotionDocument, { input: { id: job.id } });
    case 'removeSavedCode':
      return mutate(RemovePromotionDocument, { input: { code: job.code } });
  }
}

/** Keeps the current cart if the request fails. */
export async function refreshCart(): Promise<void> {
  const { cart } = (await query(CartDocument, {}).catch(() => null)) ?? {};
  if (!cart || queue.busy) return;
  applyCart(cart);
  queue.adopt(cart);
}

/** A login or a session change resolves the notice about the expired session. */
function dropExpiredNotice(): void {
  notices = notices.filter(({ code }) => code !== 'SESSION_EXPIRED');
}

/** Stores a cart from another response (login, checkout) and notifies other tabs. */
export function adoptCart(cart: CartPartsFragment): void {
  dropExpiredNotice();
  applyCart(cart);
  queue.adopt(cart);
  broadcast(cart);
}

/** Runs after hydration; loads the cart only if the session's marker cookie exists. */
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
  syncSessionAcrossTabs(ofShop.t('session.expired'), () => {
    dropExpiredNotice();
    void refreshCart();
  });
  if (!hasSession()) {
    known = true;
    applySession({ state: 'VISITOR', expired: false, imitated: false });
    publish();
    return;
  }
  void loadCart();
}

/** Loads session and cart; an error replaces the cart. */
export async function loadCart(): Promise<void> {
  failure = null;
  publish();
  try {
    const { session, cart } = await query(ViewerDocument, {});
    if (session.imitated) announceImitation(session.state);
    // A login may have completed before this response.
    if (sessionStore.get().state === 'UNKNOWN') applySession(session);
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

/** Reports refusals as a notification, unless `quiet`. Null if the request failed. */
export async function changeCart(job: CartJob, quiet = false): Promise<CartAnswer | null> {
  notices = [];
  try {
    const answer = await queue.enqueue(job);
    for (const refusal of quiet ? [] : answer.userErrors) {
      // The cart page already shows this notice.
      const shown = answer.cart?.notices.some(({ code }) => code === refusal.code);
      if (!shown) notify('danger', refusal.message);
    }
    return answer;
  } catch (reason) {
    notify('danger', failureText(reason));
    void refreshCart();
    return null;
  }
}

/** Adds the quantity of each product; refusals are shown as notifications. */
export function addToCart(productIds: readonly string[], quantity = 1): Promise<CartAnswer | null> {
  return changeCart({ kind: 'add', productIds, quantity, idempotencyKey: makeKey() });
}
