import { isObject } from '../../lib/json.ts';
import type { Seal } from '../crypto/seal.ts';
import type { SessionLock } from '../lock/session-lock.ts';
import { asText, orWithout, type SharedStore } from '../redis/shared-store.ts';
import type { AdminToken, TokenStore } from './token-store.ts';

const TOKEN_KEY = 'admin-token';

/** The Admin API's token, sealed in Redis: one gateway fetches it for all. */
export class RedisTokenStore implements TokenStore {
  readonly #store: SharedStore;
  readonly #seal: Seal;
  readonly #lock: SessionLock;

  constructor(store: SharedStore, seal: Seal, lock: SessionLock) {
    this.#store = store;
    this.#seal = seal;
    this.#lock = lock;
  }

  read(): Promise<AdminToken | null> {
    return orWithout(
      async () => {
        const sealed = asText(await this.#store.call('GET', TOKEN_KEY));
        const opened = sealed === null ? null : this.#seal.open(sealed);
        const token: unknown = opened === null ? null : JSON.parse(opened.value);
        return isToken(token) && token.until > Date.now() ? token : null;
      },
      () => null,
    );
  }

  async set(token: AdminToken): Promise<void> {
    const life = Math.max(1, token.until - Date.now());
    await orWithout(
      () => this.#store.call('SET', TOKEN_KEY, this.#seal.seal(JSON.stringify(token)), 'PX', String(life)),
      () => null,
    );
  }

  withLock<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock.run(TOKEN_KEY, work);
  }
}

function isToken(value: unknown): value is AdminToken {
  return isObject(value) && typeof value['value'] === 'string' && typeof value['until'] === 'number';
}
