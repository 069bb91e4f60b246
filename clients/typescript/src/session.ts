/** Where a session outlives the program: the keychain of a phone, a cookie of a server's own, `localStorage`. */
export interface SessionStorage {
  /** The token that was stored last; null for a new visitor. Read once. */
  get(): string | null | Promise<string | null>;
  /**
   * Stores a new token, null to forget it. It is worth as much as a password. One that fails loses the session at the next
   * start, no answer.
   */
  set(token: string | null): void | Promise<void>;
}

/** Keeps the session as long as the program runs. */
export function memorySession(token: string | null = null): SessionStorage {
  let kept = token;
  return {
    get: () => kept,
    set: (next) => {
      kept = next;
    },
  };
}

/**
 * The session of one shopper. The gateway answers calls of one session one after another, and tells a new token to the call
 * that changed it; answers overtake each other on their way, and tokens do not show which one is newer. Hence:
 * changes are sent one at a time, and the token of a change always holds; a query's holds only while the session is still
 * the one with which it was sent.
 */
export class Session {
  readonly #storage: SessionStorage;
  #loaded: Promise<void> | null = null;
  #token: string | null = null;
  #writes: Promise<unknown> = Promise.resolve();
  /** Whether a session was begun of which no token is told: a browser keeps it as a cookie. */
  begun = false;

  constructor(storage: SessionStorage) {
    this.#storage = storage;
  }

  /** The token as it is now; null without a session. */
  async token(): Promise<string | null> {
    this.#loaded ??= Promise.resolve(this.#storage.get()).then((token) => {
      this.#token ??= token ?? null;
    });
    await this.#loaded;
    return this.#token;
  }

  /**
   * Runs one change after the other, whatever became of those before.
   * @param patiently waits for those before, and throws where that takes too long
   */
  inTurn<T>(work: () => Promise<T>, patiently: (before: Promise<unknown>) => Promise<unknown>): Promise<T> {
    const before = this.#writes;
    const turn = patiently(before).then(work);
    this.#writes = Promise.allSettled([before, turn]);
    return turn;
  }

  /** @param sentWith token of the request; null if it had none */
  async adopt(token: string, sentWith: string | null, changes: boolean): Promise<void> {
    if (token === this.#token || !(changes || sentWith === this.#token)) return;
    await this.#keep(token);
  }

  async forget(): Promise<void> {
    await this.token();
    this.begun = false;
    await this.#keep(null);
  }

  async #keep(token: string | null): Promise<void> {
    this.#token = token;
    try {
      await this.#storage.set(token);
    } catch {
      // It goes on in memory.
    }
  }
}
