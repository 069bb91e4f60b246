import { createHash } from 'node:crypto';
import type { SessionValue } from './session-value.ts';

/** What the gateway remembers of a session besides Shopware; without it nothing breaks, only hints are missing. */
export interface SessionData {
  /** Cart as it was last answered, to tell what Shopware repaired silently (docs/shopware.md, "Cart"). */
  cart?: {
    readonly items: readonly { readonly id: string; readonly label: string; readonly quantity: number }[];
    readonly promotions: readonly {
      readonly id: string;
      readonly label: string;
      readonly code: string | null;
    }[];
    /** Keys of lasting messages that were delivered. */
    readonly delivered: readonly string[];
  };
  /** Currency in which the session's context calculates. */
  currency?: { readonly id: string; readonly isoCode: string };
  /** Chosen methods, to tell when Shopware swapped them. */
  methods?: { readonly shipping: string | null; readonly payment: string | null };
  /** Promotion codes that the shopper took out before they applied; Shopware keeps them (case 249, 281). */
  dismissedCodes?: readonly string[];
  /** Customer group that the customer asked for here; Shopware 6.6 does not tell. */
  requestedGroup?: string;
}

/** A session that went on under another token. */
export interface TokenRotation {
  readonly after: SessionValue;
  /** Name of the client whose call changed the token. */
  readonly client: string;
  /** When the call that changed the token was over, in milliseconds since 1970; null while it runs. */
  readonly completedAt: number | null;
}

/** Milliseconds for which notes are kept after they were last changed. */
export const SESSION_DATA_TTL_MS = 6 * 3_600_000;
/** Milliseconds for which it is known which token came after which. */
export const ROTATION_TTL_MS = 5 * 60_000;

/** Notes by session, and which token came after which. A key is a hash, never the token itself. */
export interface SessionStore {
  /** Notes of a session, to be changed in place and then kept. */
  data(token: string): Promise<SessionData>;
  save(token: string, data: SessionData): Promise<void>;
  forget(token: string): Promise<void>;
  /** Remembers that a session went on under another token. */
  recordRotation(before: string, rotation: TokenRotation): Promise<void>;
  /** What came after a token; null when nothing did. */
  rotationOf(token: string): Promise<TokenRotation | null>;
}

/**
 * Under which token a call goes on that came with an old one: only one of the same client, and only one that was
 * asked before the token was handed out. Whoever presents an old token later stays outside (session fixation).
 * @param requestedAt when the call came, in milliseconds since 1970
 */
export function resolveRotatedToken(
  rotation: TokenRotation | null,
  client: string,
  requestedAt: number,
): SessionValue | null {
  if (!rotation || rotation.client !== client) return null;
  return rotation.completedAt === null || requestedAt <= rotation.completedAt ? rotation.after : null;
}

/** A name for a token that does not give it away. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
