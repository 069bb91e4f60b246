import { createHash } from 'node:crypto';
import type { SessionValue } from './session-value.ts';

/** Data of a session beyond Shopware's. */
export interface SessionData {
  /** Cart as last returned, to detect silent repairs by Shopware (docs/shopware.md, "Cart"). */
  cart?: {
    readonly items: readonly { readonly id: string; readonly label: string; readonly quantity: number }[];
    readonly promotions: readonly {
      readonly id: string;
      readonly label: string;
      readonly code: string | null;
    }[];
    /** Keys of persistent messages that were delivered. */
    readonly delivered: readonly string[];
  };
  /** Orders that were sent, the newest last; at most one is pending. */
  orders?: readonly OrderAttempt[];
  /** A call that changes the token, whose answer was lost: when (milliseconds since 1970), and whether it made a guest. */
  lostToken?: { readonly at: number; readonly guest: boolean };
  /** Notices that no response has delivered yet. */
  pendingNotices?: readonly PendingNotice[];
  /** {@link tokenKey} of the token before, until the client presents the new one. */
  rotatedFrom?: string;
  /** Currency of the session's context. */
  currency?: { readonly id: string; readonly isoCode: string };
  /** Chosen methods, to detect that Shopware replaced them. */
  methods?: { readonly shipping: string | null; readonly payment: string | null };
  /** Key of Shopware's persistent message by the promotion code, in lower case, that caused it. */
  promotionReasons?: Readonly<Record<string, string>>;
  /** Promotion codes that the shopper removed before they applied; Shopware stores them (case 249, 281). */
  dismissedCodes?: readonly string[];
  /** Customer group requested here; Shopware 6.6 does not return it. */
  requestedGroup?: string;
}

/** One intent to order. */
export interface OrderAttempt {
  /** Hash of the idempotency key. */
  readonly key: string;
  readonly cartHash: string;
  /** Set while the outcome is unknown. */
  readonly pending?: PendingOrder;
  /** Set once the order exists. */
  readonly orderId?: string;
  /** Set once the payment was started. */
  readonly payment?: { readonly url: string | null; readonly failed: boolean };
}

export interface PendingOrder {
  /** When Shopware no longer works on it, in milliseconds since 1970. */
  readonly overAt: number;
  /** The customer's newest orders before it was sent. */
  readonly knownOrders: readonly string[];
  /** Products and quantities. */
  readonly goods: string;
}

/** As the schema's `Notice`. */
interface PendingNotice {
  readonly code: string;
  readonly upstreamCode?: string | null;
  readonly severity: string;
  readonly message: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  readonly cartItemId?: string | null;
}

/** A change of a session's token. */
export interface TokenRotation {
  readonly after: SessionValue;
  readonly client: string;
  /** Whether it is resolved until the client presents the new token: no customer was logged in. */
  readonly lasts: boolean;
  /** End of the call that changed the token, in milliseconds since 1970; null while it runs. */
  readonly completedAt: number | null;
}

/** Counted from the last change. */
export const SESSION_DATA_TTL_MS = 6 * 3_600_000;
/** How long a repeated click is answered with its order. */
export const ORDER_TTL_MS = 24 * 3_600_000;
export const ROTATION_TTL_MS = 3_600_000;

interface StoredData {
  readonly data: SessionData;
  /** Whether the data is shared by all gateways; otherwise no write may rely on it. */
  readonly isShared: boolean;
}

/** Session data, orders and token rotations. Keys are hashes, never the token itself. */
export interface SessionStore {
  /** Returns the data of a session; change it in place, then store it. */
  data(token: string): Promise<StoredData>;
  save(token: string, data: SessionData): Promise<void>;
  /**
   * Stores data that must survive the loss of a node.
   * @throws UpstreamError `unshared` when that is not sure
   */
  saveDurably(token: string, data: SessionData): Promise<void>;
  /** Stores an order as Shopware returned it, for a session that cannot read it any more. */
  saveOrder(id: string, order: object): Promise<void>;
  /** Returns what {@link saveOrder} stored under the id, null if it is gone. */
  order<T extends object>(id: string): Promise<T | null>;
  forget(token: string): Promise<void>;
  recordRotation(before: string, rotation: TokenRotation): Promise<void>;
  /**
   * Stops resolving a rotation, which stays on record.
   * @param key {@link tokenKey} of the old token
   */
  endRotation(key: string): Promise<void>;
  rotationOf(token: string): Promise<TokenRotation | null>;
}

/**
 * Returns the new token for a call of the same client with an old one, since the response with the new one may have been
 * lost. A login is never resolved (session fixation); a call that was made before it ended is `refused`, because its
 * changes would be lost.
 * @param requestedAt when the call arrived, in milliseconds since 1970
 */
export function resolveRotatedToken(
  rotation: TokenRotation | null,
  client: string,
  requestedAt: number,
): SessionValue | 'refused' | null {
  if (!rotation || rotation.client !== client) return null;
  const { after, lasts, completedAt } = rotation;
  const isWaiting = completedAt === null || requestedAt <= completedAt;
  if (after.loginState === 'customer') return isWaiting ? 'refused' : null;
  return lasts || isWaiting ? after : null;
}

/** A hash of the token that does not reveal it. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
