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
  /** Customer group that the customer asked for here; Shopware 6.6 does not tell. */
  requestedGroup?: string;
}

/** A session that went on under another token. */
interface Succession {
  readonly after: SessionValue;
  /** Name of the client whose call changed the token. */
  readonly client: string;
  /** When the call that changed the token was over, in milliseconds of this process; null while it runs. */
  readonly over: number | null;
}

/** Notes by session, and which token came after which. Bounded; a key is a hash, never the token itself. */
export class SessionMemory {
  readonly #notes = new LRUCache<string, SessionNotes>({ max: 20_000, ttl: 6 * 3_600_000 });
  readonly #successions = new LRUCache<string, Succession>({ max: 20_000, ttl: 5 * 60_000 });

  notes(token: string): SessionNotes {
    const key = tokenKey(token);
    const notes = this.#notes.get(key) ?? {};
    this.#notes.set(key, notes);
    return notes;
  }

  /** Takes what was noted of the cart along to another token. */
  moveNotes(before: string, after: string): void {
    const { cart } = this.notes(before);
    if (cart) this.#notes.set(tokenKey(after), { ...this.#notes.get(tokenKey(after)), cart });
    this.#notes.delete(tokenKey(before));
  }

  /** Remembers that a session went on under another token. */
  succeed(before: string, succession: Succession): void {
    this.#successions.set(tokenKey(before), succession);
    this.#successions.delete(tokenKey(succession.after.token));
  }

  /**
   * Under which token a call goes on that came with an old one: only one of the same client, and only one that was
   * asked before the token was handed out. Whoever presents an old token later stays outside (session fixation).
   * @param asked when the call came, in milliseconds of this process
   */
  follow(token: string, client: string, asked: number): SessionValue | null {
    const succession = this.#successions.get(tokenKey(token));
    if (!succession || succession.client !== client) return null;
    return succession.over === null || asked <= succession.over ? succession.after : null;
  }
}

/** A name for a token that does not give it away. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
