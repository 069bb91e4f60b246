import type { Seal } from '../crypto/seal.ts';
import { asText, orWithout, type SharedStore } from '../redis/shared-store.ts';
import { MemorySessionStore } from './memory.ts';
import {
  ROTATION_TTL_MS,
  SESSION_DATA_TTL_MS,
  type SessionData,
  type SessionStore,
  type TokenRotation,
  tokenKey,
} from './session-store.ts';

/**
 * Session data shared by the gateways of a shop, sealed in Redis because it holds a token and a cart. Also stored in
 * memory, so that it survives the loss or restart of Redis.
 */
export class RedisSessionStore implements SessionStore {
  readonly #store: SharedStore;
  readonly #seal: Seal;
  readonly #here = new MemorySessionStore();

  constructor(store: SharedStore, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  data(token: string): Promise<SessionData> {
    return orWithout(
      async () => (await this.#read<SessionData>(`notes:${tokenKey(token)}`)) ?? this.#here.data(token),
      () => this.#here.data(token),
    );
  }

  async save(token: string, data: SessionData): Promise<void> {
    await this.#here.save(token, data);
    await orWithout(
      () => this.#write(`notes:${tokenKey(token)}`, data, SESSION_DATA_TTL_MS),
      () => undefined,
    );
  }

  async forget(token: string): Promise<void> {
    await this.#here.forget(token);
    await orWithout(
      () => this.#delete(`notes:${tokenKey(token)}`),
      () => undefined,
    );
  }

  async recordRotation(before: string, rotation: TokenRotation): Promise<void> {
    await orWithout(
      async () => {
        await this.#write(`after:${tokenKey(before)}`, rotation, ROTATION_TTL_MS);
        await this.#delete(`after:${tokenKey(rotation.after.token)}`);
      },
      () => this.#here.recordRotation(before, rotation),
    );
  }

  rotationOf(token: string): Promise<TokenRotation | null> {
    return orWithout(
      () => this.#read<TokenRotation>(`after:${tokenKey(token)}`),
      () => this.#here.rotationOf(token),
    );
  }

  /** Only this class seals values for this purpose, so the value has the type with which it was written. */
  async #read<T>(key: string): Promise<T | null> {
    const sealed = asText(await this.#store.call('GET', key));
    const opened = sealed === null ? null : this.#seal.open(sealed);
    return opened === null ? null : (JSON.parse(opened.value) as T);
  }

  async #write(key: string, value: unknown, life: number): Promise<void> {
    await this.#store.call('SET', key, this.#seal.seal(JSON.stringify(value)), 'PX', String(life));
  }

  async #delete(key: string): Promise<void> {
    await this.#store.call('DEL', key);
  }
}
