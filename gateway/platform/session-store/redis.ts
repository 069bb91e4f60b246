import type { Seal } from '../crypto/seal.ts';
import { asText, orWithout, RedisUnavailableError, type SharedStore, script } from '../redis/shared-store.ts';
import { unshared } from '../redis/unshared.ts';
import { MemorySessionStore } from './memory.ts';
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

const SET_SCRIPT = script(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

/**
 * Session data shared by the gateways of a shop, sealed in Redis because it holds a token and a cart. Also stored in
 * memory, so that it survives the loss or restart of Redis.
 */
export class RedisSessionStore implements SessionStore {
  readonly #store: SharedStore;
  readonly #seal: Seal;
  readonly #graceMs: number;
  readonly #here = new MemorySessionStore();

  /** @param graceMs how long a call waits for a lost Redis */
  constructor(store: SharedStore, seal: Seal, graceMs: number) {
    this.#store = store;
    this.#seal = seal;
    this.#graceMs = graceMs;
  }

  async data(token: string): Promise<StoredData> {
    const here = await this.#here.data(token);
    return orWithout<StoredData>(
      async () => {
        const data = await this.#store.insist(this.#graceMs, () =>
          this.#read<SessionData>(`notes:${tokenKey(token)}`),
        );
        return data === null ? here : { data, isShared: true };
      },
      () => ({ ...here, isShared: false }),
    );
  }

  async saveDurably(token: string, data: SessionData): Promise<void> {
    await this.#here.save(token, data);
    const sealed = this.#seal.seal(JSON.stringify(data));
    try {
      await this.#store.insist(this.#graceMs, () =>
        this.#store.runDurably(SET_SCRIPT, [`notes:${tokenKey(token)}`], sealed, String(SESSION_DATA_TTL_MS)),
      );
    } catch (error) {
      if (error instanceof RedisUnavailableError) throw unshared(error.message);
      throw error;
    }
  }

  saveOrder(id: string, order: object): Promise<void> {
    return orWithout(
      () => this.#write(`order:${tokenKey(id)}`, order, ORDER_TTL_MS),
      () => this.#here.saveOrder(id, order),
    );
  }

  order<T extends object>(id: string): Promise<T | null> {
    return orWithout(
      async () => (await this.#read<T>(`order:${tokenKey(id)}`)) ?? this.#here.order<T>(id),
      () => this.#here.order<T>(id),
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

  async endRotation(key: string): Promise<void> {
    await this.#here.endRotation(key);
    await orWithout(
      async () => {
        const rotation = await this.#read<TokenRotation>(`after:${key}`);
        if (rotation === null) return;
        await this.#write(`after:${key}`, { ...rotation, lasts: false, completedAt: 0 }, ROTATION_TTL_MS);
      },
      () => undefined,
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
