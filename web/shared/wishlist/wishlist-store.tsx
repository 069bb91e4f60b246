import { useEffect } from 'react';
import { failureText } from '../graphql/api-error.ts';
import { mutate, query } from '../graphql/current-client.tsx';
import { useTranslate } from '../i18n/shop.ts';
import { notify } from '../notifications/notifications.tsx';
import { applySession, loginIsMissing, sessionStore } from '../session/session-store.ts';
import { openTabChannel } from '../storage/tab-channel.ts';
import { readLocalList, writeLocal } from '../storage/tab-storage.ts';
import { createStore } from '../store.ts';
import { track } from '../tracking/track.ts';
import { Icon } from '../ui/elements.tsx';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts';

/** docs/rules.md, "States". */
const KEY = 'sw-wishlist-items';
const ID = /^[0-9a-f]{32}$/;

/** Newest first; ignores invalid entries. */
function readLocalWishlist(): readonly string[] {
  return [...new Set(readLocalList(KEY).filter((id): id is string => typeof id === 'string' && ID.test(id)))];
}

/** False if storage is blocked. */
const writeLocalWishlist = (ids: readonly string[]): boolean =>
  writeLocal(KEY, ids.length > 0 ? ids : undefined);

/** Null after a user error. */
async function mergeIds(productIds: readonly string[]): Promise<readonly string[] | null> {
  const { payload } = await mutate(AddToWishlistDocument, { input: { productIds: [...productIds] } });
  return payload.userErrors.length > 0 ? null : (payload.wishlist?.productIds ?? null);
}

/** Resolves to the whole list or the message of a user error. */
async function changeIds(productId: string, wished: boolean) {
  const { payload } = wished
    ? await mutate(AddToWishlistDocument, { input: { productIds: [productId] } })
    : await mutate(RemoveFromWishlistDocument, { input: { id: productId } });
  return {
    ids: payload.wishlist?.productIds ?? null,
    refusal: payload.userErrors[0]?.message ?? null,
    loggedOut: payload.userErrors.some(loginIsMissing),
  };
}

interface WishlistState {
  /** False until the session is known, unless this browser has a list. */
  known: boolean;
  /** Whether the list is the customer's, or this browser's (docs/rules.md, "States"). */
  customer: boolean;
  /** The newest first. */
  ids: readonly string[];
}

const store = createStore<WishlistState>({ known: false, customer: false, ids: [] });
let started = false;
let broadcast: (ids: readonly string[]) => void = () => {};
/** Runs changes in sequence. */
let changes: Promise<unknown> = Promise.resolve();
let open = 0;

const showIds = (ids: readonly string[]): void => store.set({ ...store.get(), ids });

function showLocal(): void {
  const ids = readLocalWishlist();
  // A customer's list may follow, so an empty one is not final.
  store.set({ known: ids.length > 0 || sessionStore.get().state !== 'UNKNOWN', customer: false, ids });
}

/** A list in the browser of staff is not the customer's. */
const customersLocal = (): readonly string[] => (sessionStore.get().imitated ? [] : readLocalWishlist());

/** Merges this browser's list into the customer's once (docs/rules.md, "States"). */
async function showCustomer(): Promise<void> {
  const local = customersLocal();
  try {
    const merged = local.length > 0 ? await mergeIds(local).catch(() => null) : null;
    if (merged) writeLocalWishlist(readLocalWishlist().filter((id) => !local.includes(id)));
    const ids = merged ?? (await query(WishlistIdsDocument, {})).wishlist.productIds;
    if (sessionStore.get().state !== 'CUSTOMER') return;
    // A product added meanwhile must not be lost.
    if (customersLocal().some((id) => !local.includes(id))) return showCustomer();
    store.set({ known: true, customer: true, ids });
    broadcast(ids);
  } catch {
    // The next page tries again; nothing is lost.
    if (!store.get().known) store.set({ known: true, customer: true, ids: local });
  }
}

function follow(): void {
  const session = sessionStore.get().state;
  if (session === 'CUSTOMER') void showCustomer();
  else showLocal();
}

function start(): void {
  if (started) return;
  started = true;
  broadcast = openTabChannel<readonly string[]>(
    'kontor-wishlist',
    (ids) => store.get().customer && open === 0 && showIds(ids),
    follow,
  );
  // Another tab changed the list of this browser.
  addEventListener('storage', ({ key }) => {
    if ((key === KEY || key === null) && !store.get().customer) showLocal();
  });
  sessionStore.subscribe(follow);
  follow();
}

const changed = (ids: readonly string[], id: string, wished: boolean): readonly string[] =>
  wished ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id);

/** Optimistic; a user error reverts the change with a message. */
export async function wish(id: string, wished: boolean): Promise<void> {
  if (!store.get().customer) {
    const ids = changed(readLocalWishlist(), id, wished);
    if (!writeLocalWishlist(ids)) notify('danger', failureText(null));
    showLocal();
    return;
  }
  showIds(changed(store.get().ids, id, wished));
  open += 1;
  const change = changes.then(() => changeIds(id, wished));
  changes = change.catch(() => {});
  const answer = await change.catch((reason: unknown) => ({
    ids: null,
    refusal: failureText(reason),
    loggedOut: loginIsMissing(reason),
  }));
  open -= 1;
  if (answer.loggedOut) {
    // After an expired login the product is stored in this browser (docs/rules.md, "Permissions").
    applySession({ state: 'VISITOR', expired: true, imitated: false });
    await wish(id, wished);
  } else if (answer.refusal) {
    showIds(changed(store.get().ids, id, !wished));
    notify('danger', answer.refusal);
  } else if (answer.ids && open === 0) {
    showIds(answer.ids);
    broadcast(answer.ids);
  }
}

/** Removes products that are no longer sold. */
export function clearLocal(gone: readonly string[]): void {
  if (store.get().customer || gone.length === 0) return;
  writeLocalWishlist(readLocalWishlist().filter((id) => !gone.includes(id)));
  showLocal();
}

/** The wishlist; empty on the server and during hydration. */
export function useWishlist(): WishlistState {
  useEffect(start, []);
  return store.use();
}

interface WishlistHeartProps {
  product: { id: string; name: string };
  className?: string;
}

export function WishlistHeart({ product, className = 'heart' }: WishlistHeartProps) {
  const t = useTranslate();
  const wished = useWishlist().ids.includes(product.id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={wished}
      aria-label={t('wishlist.heart', { name: product.name })}
      onClick={() => {
        if (!wished) track({ kind: 'wish', id: product.id });
        void wish(product.id, !wished);
      }}
      data-testid="product-wishlist-button"
    >
      <Icon name="heart" />
    </button>
  );
}
