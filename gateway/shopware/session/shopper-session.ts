import { LOCAL_HOLD, type LockHold, type SessionLock } from '../../platform/lock/session-lock.ts';
import {
  resolveRotatedToken,
  type SessionData,
  type SessionStore,
  tokenKey,
} from '../../platform/session-store/session-store.ts';
import type {
  LoginState,
  ReceivedSession,
  SessionValue,
} from '../../platform/session-store/session-value.ts';
import type { FileAnswer, StoreAnswer, StoreCall, StoreClient } from '../store-client.ts';

/** Calls that carry the shopper's token; only to be had while no other call of the session runs. */
export interface SessionCalls {
  read<T>(call: StoreCall): Promise<T>;
  /** @throws UpstreamError `unshared`, and nothing is sent, when another gateway could change the same session meanwhile */
  write<T>(call: StoreCall): Promise<T>;
  /**
   * Sends what belongs to a context that this call opens or has opened, not to the shopper's own; of use within the turn only.
   * @throws UpstreamError `unshared`, as `write`
   */
  writeElsewhere<T>(call: StoreCall): Promise<StoreAnswer<T>>;
  /** Opens a file; what is in it can be read after the session's turn. */
  open(call: StoreCall): Promise<FileAnswer>;
  readonly data: SessionData;
}

/** What a session needs to speak to Shopware. */
interface SessionParts {
  readonly store: StoreClient;
  readonly lock: SessionLock;
  readonly memory: SessionStore;
}

/** What a session adds to each of its calls. */
type SessionHeaders = Pick<StoreCall, 'languageId' | 'address'>;

/** The shopper's new session, while the request that opened it is under way. */
interface Rotation {
  readonly before: string;
  readonly after: string;
}

/** Calls that Shopware answers with another token (docs/shopware.md, "Tokens"). */
const ROTATING_PATHS = /^\/account\/(?:login|logout|register|register-confirm|change-password|change-email)$/;

/** The asking shopper's session at Shopware. Nothing is asked of Shopware, and none is made, before it is used. */
export class ShopperSession {
  readonly #parts: SessionParts;
  readonly #received: ReceivedSession | null;
  readonly #headers: SessionHeaders;
  readonly #client: string;
  readonly #requestedAt = now();
  readonly #rotations: Rotation[] = [];
  #token: string | null;
  #loginState: LoginState;
  #changed = false;
  #resolvedRotation = false;
  #expired = false;
  #data: SessionData = {};
  /** What was said of this session and is not written down yet. */
  #pendingWrites: Promise<unknown> = Promise.resolve();

  /**
   * @param received session out of the sealed cookie or bearer; null for a new visitor
   * @param client a name for the client, the same in all its calls
   */
  constructor(
    parts: SessionParts,
    received: ReceivedSession | null,
    headers: SessionHeaders,
    client: string,
  ) {
    this.#parts = parts;
    this.#received = received;
    this.#token = received?.token ?? null;
    this.#loginState = received?.loginState ?? 'none';
    this.#headers = headers;
    this.#client = client;
  }

  /** Whether the shopper has a session already. */
  get exists(): boolean {
    return this.#token !== null;
  }

  /** What the session last knew of its shopper. */
  get loginState(): LoginState {
    return this.#loginState;
  }

  /** Whether Shopware turned out not to know the session any more: who they were and their cart are gone. */
  get expired(): boolean {
    return this.#expired;
  }

  /**
   * What to hand out sealed; null when the client keeps what it has. A call that merely went on under another's token
   * hands out nothing: who changed the token does.
   */
  get tokenToIssue(): SessionValue | null {
    if (this.#token === null) return null;
    const renew = this.#received?.renew === true && !this.#resolvedRotation;
    return this.#changed || renew ? { token: this.#token, loginState: this.#loginState } : null;
  }

  /** A name for the session that does not give its token away; null without one. */
  get key(): string | null {
    return this.#token === null ? null : tokenKey(this.#token);
  }

  /** What is remembered of the session, without waiting for its turn. */
  async storedData(): Promise<SessionData> {
    return this.#token === null ? {} : this.#parts.memory.data(this.#token);
  }

  /** Runs `work` alone: all else that carries this session's token waits (docs/shopware.md, "Races"). */
  async withLock<T>(work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    for (;;) {
      const token = this.#token;
      if (token === null) return this.#runLocked(LOCAL_HOLD, work);
      const done = await this.#parts.lock.run(tokenKey(token), async (hold) => {
        if (token !== this.#token || (await this.#resolveRotation(token))) return null;
        return { outcome: await this.#runLocked(hold, work) };
      });
      if (done !== null) return done.outcome;
    }
  }

  /** Notes who the shopper is now, for this request and, sealed, for those to come. */
  setLoginState(loginState: LoginState): void {
    if (loginState === this.#loginState) return;
    this.#loginState = loginState;
    if (this.#resolvedRotation && !this.#changed) return;
    this.#changed = true;
    this.#recordRotations(null);
  }

  /** Forgets the session: the next call opens a new one. */
  reset(): void {
    this.#token = null;
    this.#loginState = 'none';
  }

  /**
   * Goes on under a token that the gateway has opened itself; nothing noted of the old one is kept but what `notes` says.
   * Only within a turn.
   */
  switchToken(token: string, data: SessionData): void {
    const before = this.#token;
    this.#token = token;
    this.#loginState = 'none';
    this.#changed = true;
    this.#data = data;
    if (before === null) return;
    this.#rotations.push({ before, after: token });
    this.#recordRotations(null);
  }

  /** The request is over: calls that come from now on must bring what it handed out. */
  async end(): Promise<void> {
    this.#recordRotations(now());
    this.#rotations.length = 0;
    await this.#pendingWrites;
  }

  /** One turn: the notes as they were, the work, the notes as they are. */
  async #runLocked<T>(hold: LockHold, work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    const { memory } = this.#parts;
    const before = this.#token;
    this.#data = before === null ? {} : await memory.data(before);
    const known = JSON.stringify(this.#data);
    try {
      return await work(this.#calls(hold));
    } finally {
      const after = this.#token;
      if (after !== null && (after !== before || JSON.stringify(this.#data) !== known)) {
        await memory.save(after, this.#data);
      }
      await this.#pendingWrites;
    }
  }

  #recordRotations(completedAt: number | null): void {
    const { memory } = this.#parts;
    for (const { before, after } of this.#rotations) {
      const value = { token: after, loginState: this.#loginState };
      this.#pendingWrites = this.#pendingWrites.then(() =>
        memory.recordRotation(before, { after: value, client: this.#client, completedAt }),
      );
    }
  }

  /** Whether a call that waited goes on under another token. */
  async #resolveRotation(token: string): Promise<boolean> {
    const next = resolveRotatedToken(
      await this.#parts.memory.rotationOf(token),
      this.#client,
      this.#requestedAt,
    );
    if (next === null) return false;
    this.#token = next.token;
    this.#loginState = next.loginState;
    this.#resolvedRotation = true;
    return true;
  }

  #calls(hold: LockHold): SessionCalls {
    const { store } = this.#parts;
    const session = this;
    const prepare = (call: StoreCall): StoreCall => ({
      ...this.#headers,
      ...call,
      ...(this.#token === null ? {} : { token: this.#token }),
    });
    return {
      read: async <T>(call: StoreCall) => this.#adopt(call, await store.read<T>(prepare(call))),
      write: async <T>(call: StoreCall) => {
        await hold.secure(store.maxDurationMs(call));
        return this.#adopt(call, await store.write<T>(prepare(call)));
      },
      writeElsewhere: async <T>(call: StoreCall) => {
        await hold.secure(store.maxDurationMs(call));
        return store.write<T>({ ...this.#headers, ...call });
      },
      open: (call) => store.open(prepare(call)),
      get data() {
        return session.#data;
      },
    };
  }

  /**
   * Takes over the token that Shopware answers with. Where one is expected it continues the session; any other means
   * that the session had expired, so nothing of it is remembered.
   */
  async #adopt<T>(
    call: StoreCall,
    { body, token }: { readonly body: T; readonly token: string | null },
  ): Promise<T> {
    if (token === null || token === this.#token) return body;
    const { memory } = this.#parts;
    const before = this.#token;
    const { cart, dismissedCodes } = this.#data;
    const continued = ROTATING_PATHS.test(call.path);
    this.#token = token;
    this.#changed = true;
    this.#data = {};
    if (before !== null && !continued) this.#expired = true;
    if (before === null || !continued) return body;
    if (call.path !== '/account/logout') {
      this.#data = {
        ...(await memory.data(token)),
        ...(cart === undefined ? {} : { cart }),
        ...(dismissedCodes === undefined ? {} : { dismissedCodes }),
      };
      await memory.forget(before);
    }
    this.#rotations.push({ before, after: token });
    this.#recordRotations(null);
    return body;
  }
}

/** Milliseconds since 1970, finer than `Date.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
