import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionValue } from './session-value.ts';

/** What the gateway remembers of a session besides Shopware; without it nothing breaks, only hints are missing. */
export interface SessionNotes {
  /** Cart as it was last answered, to tell what Shopware repaired silently (contract, "Cart"). */
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
  /** Promotion codes that the shopper took out before they applied; Shopware keeps them (contract 249, 281). */
  dismissedCodes?: readonly string[];
  /** Customer group that the customer asked for here; Shopware 6.6 does not tell. */
  requestedGroup?: string;
}

/** A session that went on under another token. */
export interface Succession {
  readonly after: SessionValue;
  /** Name of the client whose call changed the token. */
  readonly client: string;
  /** When the call that changed the token was over, in milliseconds since 1970; null while it runs. */
  readonly over: number | null;
}

/** Milliseconds for which notes are kept after they were last changed. */
export const NOTES_LIFE = 6 * 3_600_000;
/** Milliseconds for which it is known which token came after which. */
export const SUCCESSION_LIFE = 5 * 60_000;

/** Notes by session, and which token came after which. A key is a hash, never the token itself. */
export interface SessionMemory {
  /** Notes of a session, to be changed in place and then kept. */
  notes(token: string): Promise<SessionNotes>;
  keep(token: string, notes: SessionNotes): Promise<void>;
  forget(token: string): Promise<void>;
  /** Remembers that a session went on under another token. */
  succeed(before: string, succession: Succession): Promise<void>;
  /** What came after a token; null when nothing did. */
  successor(token: string): Promise<Succession | null>;
}

/** The memory of one process, bounded. */
export class LocalSessionMemory implements SessionMemory {
  readonly #notes = new LRUCache<string, SessionNotes>({ max: 20_000, ttl: NOTES_LIFE });
  readonly #successions = new LRUCache<string, Succession>({ max: 20_000, ttl: SUCCESSION_LIFE });

  async notes(token: string): Promise<SessionNotes> {
    return this.#notes.get(tokenKey(token)) ?? {};
  }

  async keep(token: string, notes: SessionNotes): Promise<void> {
    this.#notes.set(tokenKey(token), notes);
  }

  async forget(token: string): Promise<void> {
    this.#notes.delete(tokenKey(token));
  }

  async succeed(before: string, succession: Succession): Promise<void> {
    this.#successions.set(tokenKey(before), succession);
    this.#successions.delete(tokenKey(succession.after.token));
  }

  async successor(token: string): Promise<Succession | null> {
    return this.#successions.get(tokenKey(token)) ?? null;
  }
}

/**
 * Under which token a call goes on that came with an old one: only one of the same client, and only one that was
 * asked before the token was handed out. Whoever presents an old token later stays outside (session fixation).
 * @param asked when the call came, in milliseconds since 1970
 */
export function follows(succession: Succession | null, client: string, asked: number): SessionValue | null {
  if (!succession || succession.client !== client) return null;
  return succession.over === null || asked <= succession.over ? succession.after : null;
}

/** A name for a token that does not give it away. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
