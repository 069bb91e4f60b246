import { LRUCache } from 'lru-cache';
import {
  ROTATION_TTL_MS,
  SESSION_DATA_TTL_MS,
  type SessionData,
  type SessionStore,
  type TokenRotation,
  tokenKey,
} from './session-store.ts';

/** Session data in the memory of one process, bounded. */
export class MemorySessionStore implements SessionStore {
  readonly #data = new LRUCache<string, SessionData>({ max: 20_000, ttl: SESSION_DATA_TTL_MS });
  readonly #rotations = new LRUCache<string, TokenRotation>({ max: 20_000, ttl: ROTATION_TTL_MS });

  async data(token: string): Promise<SessionData> {
    return this.#data.get(tokenKey(token)) ?? {};
  }

  async save(token: string, data: SessionData): Promise<void> {
    this.#data.set(tokenKey(token), data);
  }

  async forget(token: string): Promise<void> {
    this.#data.delete(tokenKey(token));
  }

  async recordRotation(before: string, rotation: TokenRotation): Promise<void> {
    this.#rotations.set(tokenKey(before), rotation);
    this.#rotations.delete(tokenKey(rotation.after.token));
  }

  async rotationOf(token: string): Promise<TokenRotation | null> {
    return this.#rotations.get(tokenKey(token)) ?? null;
  }
}
