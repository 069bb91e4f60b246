import { LRUCache } from 'lru-cache';
import {
  ORDER_TTL_MS,
  ROTATION_TTL_MS,
  SESSION_DATA_TTL_MS,
  type SessionData,
  type SessionStore,
  type StoredData,
  type TokenRotation,
  tokenKey,
} from './session-store.ts';

/** Session data in the memory of one process, bounded. */
export class MemorySessionStore implements SessionStore {
  readonly #data = new LRUCache<string, SessionData>({ max: 20_000, ttl: SESSION_DATA_TTL_MS });
  /** Few: an order is large, and mostly read from Shopware. */
  readonly #orders = new LRUCache<string, object>({ max: 500, ttl: ORDER_TTL_MS });
  readonly #rotations = new LRUCache<string, TokenRotation>({ max: 20_000, ttl: ROTATION_TTL_MS });

  async data(token: string): Promise<StoredData> {
    return { data: this.#data.get(tokenKey(token)) ?? {}, isShared: true };
  }

  async save(token: string, data: SessionData): Promise<void> {
    this.#data.set(tokenKey(token), data);
  }

  saveDurably(token: string, data: SessionData): Promise<void> {
    return this.save(token, data);
  }

  async saveOrder(id: string, order: object): Promise<void> {
    this.#orders.set(id, order);
  }

  /** Only {@link saveOrder} writes it, so it has the type with which it was written. */
  async order<T extends object>(id: string): Promise<T | null> {
    return (this.#orders.get(id) as T | undefined) ?? null;
  }

  async forget(token: string): Promise<void> {
    this.#data.delete(tokenKey(token));
  }

  async recordRotation(before: string, rotation: TokenRotation): Promise<void> {
    this.#rotations.set(tokenKey(before), rotation);
    this.#rotations.delete(tokenKey(rotation.after.token));
  }

  async endRotation(key: string): Promise<void> {
    const rotation = this.#rotations.get(key);
    if (rotation) this.#rotations.set(key, { ...rotation, lasts: false, completedAt: 0 });
  }

  async rotationOf(token: string): Promise<TokenRotation | null> {
    return this.#rotations.get(tokenKey(token)) ?? null;
  }
}
