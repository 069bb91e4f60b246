import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What the gateway remembers of a session besides Shopware; without it nothing breaks, only hints are missing. */
export interface SessionNotes {
  /** Cart as it was last answered, to tell what Shopware repaired silently (contract, "Cart"). */
  cart?: {
    readonly items: readonly { readonly id: string; readonly label: string; readonly quantity: number }[];
    readonly promotions: readonly { readonly id: string; readonly label: string; readonly code: string | null }[];
    /** Keys of lasting messages that were delivered. */
    readonly delivered: readonly string[];
  };
  /** Currency in which the session's context calculates. */
  currency?: { readonly id: string; readonly isoCode: string };
  /** Chosen methods, to tell when Shopware swapped them. */
  methods?: { readonly shipping: string | null; readonly payment: string | null };
}

/** Notes by session, and which token came after which. Bounded; a key is a hash, never the token itself. */
export class SessionMemory {
  readonly #notes = new LRUCache<string, SessionNotes>({ max: 20_000, ttl: 6 * 3_600_000 });
  readonly #successors = new LRUCache<string, string>({ max: 20_000, ttl: 10 * 60_000 });

  notes(token: string): SessionNotes {
    const key = tokenKey(token);
    const notes = this.#notes.get(key) ?? {};
    this.#notes.set(key, notes);
    return notes;
  }

  /** Remembers for ten minutes that Shopware replaced a token, for requests that were under way with the old one. */
  succeed(before: string, after: string): void {
    const notes = this.#notes.get(tokenKey(before));
    if (notes) this.#notes.set(tokenKey(after), notes);
    this.#successors.set(tokenKey(before), after);
  }

  /** The newest token of a session. */
  current(token: string): string {
    let newest = token;
    for (let hop = 0; hop < 8; hop++) {
      const next = this.#successors.get(tokenKey(newest));
      if (next === undefined || next === newest) return newest;
      newest = next;
    }
    return newest;
  }
}

/** A name for a token that does not give it away. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
