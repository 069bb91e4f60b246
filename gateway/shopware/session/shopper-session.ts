import { isObject } from '../../lib/json.ts';
import { isOutcomeUnknown, unshared } from '../../lib/upstream-error.ts';
import { type ChangeSignals, orderTopic, sessionTopic } from '../../platform/changes/change-signals.ts';
import { LOCAL_HOLD, type LockHold, type SessionLock } from '../../platform/lock/session-lock.ts';
import {
  resolveRotatedToken,
  type SessionData,
  type SessionStore,
  tokenKey,
} from '../../platform/session-store/session-store.ts';
import type {
  Imitation,
  LoginState,
  ReceivedSession,
  SessionValue,
} from '../../platform/session-store/session-value.ts';
import type { FileAnswer, StoreAnswer, StoreCall, StoreClient } from '../store-client.ts';
import { assertNoOrderUnderWay, ORDER_PATH, ORDER_TIMEOUT_FACTOR, type OrderCalls } from './sent-order.ts';

/** Calls with the shopper's token; available only while the session's lock is held. */
export interface SessionCalls extends OrderCalls {
  /** Sends a change in a separate context. @throws UpstreamError `unshared`, as `write` */
  writeElsewhere<T>(call: StoreCall): Promise<StoreAnswer<T>>;
  /** Opens a file; its body may be read after the lock is released. */
  open(call: StoreCall): Promise<FileAnswer>;
  storedOrder<T extends object>(id: string): Promise<T | null>;
}

interface SessionParts {
  readonly store: StoreClient;
  readonly lock: SessionLock;
  readonly memory: SessionStore;
  readonly changes: ChangeSignals;
}

type SessionHeaders = Pick<StoreCall, 'languageId' | 'address'>;

/** The session's new token while the request that caused the rotation is running. */
interface Rotation {
  readonly before: string;
  readonly after: string;
  readonly lasts: boolean;
}

/** Calls that rotate the token (docs/shopware.md, "Tokens"). */
const ROTATING_PATHS =
  /^\/account\/(?:login|login\/imitate-customer|logout|register|register-confirm|change-password|change-email)$/;
/** Those after which the same customer is logged in. */
const SAME_LOGIN_PATHS = /^\/account\/change-(?:password|email)$/;

/** Calls that may change the cart or its prices. */
const CART_PATHS = /^\/(?:checkout|context|account)(?:\/|$)/;

/** The shopper's session at Shopware, created lazily with its first call. */
export class ShopperSession {
  readonly #parts: SessionParts;
  readonly #received: ReceivedSession | null;
  readonly #headers: SessionHeaders;
  readonly #client: string;
  readonly #requestedAt = now();
  readonly #rotations: Rotation[] = [];
  #token: string | null;
  #state: ReturnType<typeof stateOf>;
  #changed = false;
  #resolvedRotation = false;
  #expired = false;
  #data: SessionData = {};
  #isDataShared = true;
  #storedText = '{}';
  #cartTouched = false;
  readonly #touched = new Set<string>();
  #pendingWrites: Promise<unknown> = Promise.resolve();

  constructor(
    parts: SessionParts,
    received: ReceivedSession | null,
    headers: SessionHeaders,
    client: string,
  ) {
    this.#parts = parts;
    this.#received = received;
    this.#token = received?.token ?? null;
    this.#state = stateOf(received);
    this.#headers = headers;
    this.#client = client;
  }

  get exists(): boolean {
    return this.#token !== null;
  }

  get loginState(): LoginState {
    return this.#state.loginState;
  }

  /** Last known price context of a session with special prices; null for public prices. */
  get prices(): string | null {
    return this.#state.prices;
  }

  /** The staff member who acts for the customer; null for the customer's own session. */
  get imitation(): Imitation | null {
    return this.#state.imitation;
  }

  /** Whether Shopware has expired the session: login and cart are lost. */
  get expired(): boolean {
    return this.#expired;
  }

  /**
   * Token to issue to the client; null if unchanged. A call that resolved a rotation issues it again, because the response of
   * the call that rotated it may have been lost.
   */
  async tokenToIssue(): Promise<SessionValue | null> {
    const token = this.#token;
    if (token === null) return null;
    if (this.#resolvedRotation && !this.#changed) {
      // The response of a call that has rotated the token again must not be overwritten.
      return (await this.#parts.memory.rotationOf(token)) === null ? this.#value(token) : null;
    }
    return this.#changed || this.#received?.renew === true ? this.#value(token) : null;
  }

  /** Identifies the session without revealing its token; null without one. */
  get key(): string | null {
    return this.#token === null ? null : tokenKey(this.#token);
  }

  /** Reads the stored data without the lock. */
  async storedData(): Promise<SessionData> {
    return this.#token === null ? {} : (await this.#parts.memory.data(this.#token)).data;
  }

  /** Runs `work` under the session's lock; other calls with its token wait (docs/shopware.md, "Races"). */
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

  /** Records the login state, for this request and, sealed, for later ones. */
  setLoginState(loginState: LoginState): void {
    if (loginState === this.#state.loginState) return;
    this.#state.loginState = loginState;
    this.#changed = true;
    this.#recordRotations(null);
  }

  /** Records the price context, like {@link setLoginState}; null for public prices. */
  setPrices(prices: string | null): void {
    if (prices === this.#state.prices) return;
    this.#state.prices = prices;
    this.#changed = true;
    this.#recordRotations(null);
  }

  setImitation(imitation: Imitation): void {
    this.#state.imitation = imitation;
    this.#changed = true;
  }

  /** Discards the session; the next call creates a new one. */
  reset(): void {
    this.#token = null;
    this.#state = stateOf(null);
  }

  /** Continues with a token that the gateway has opened, and with `data`. Only while the lock is held. */
  switchToken(token: string, data: SessionData): void {
    const before = this.#token;
    this.#token = token;
    this.#state = stateOf(null);
    this.#changed = true;
    this.#data = data;
    if (before === null) return;
    this.#pushRotation(before, token);
  }

  /** Ends the request; later calls must use the issued token. */
  async end(): Promise<void> {
    this.#recordRotations(now());
    this.#rotations.length = 0;
    await this.#pendingWrites;
  }

  async #runLocked<T>(hold: LockHold, work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    const { memory } = this.#parts;
    const before = this.#token;
    const stored = before === null ? null : await memory.data(before);
    this.#data = stored?.data ?? {};
    this.#isDataShared = stored?.isShared ?? true;
    this.#storedText = JSON.stringify(this.#data);
    await this.#acknowledgeRotation();
    try {
      return await work(this.#calls(hold));
    } finally {
      const after = this.#token;
      const isMoved = before !== null && after !== before;
      if (after !== null && (isMoved || JSON.stringify(this.#data) !== this.#storedText)) {
        await memory.save(after, this.#data);
      }
      await this.#pendingWrites;
      this.#signalChanges(before);
    }
  }

  /** Once a client presents the new token, the old one is not needed any more. */
  async #acknowledgeRotation(): Promise<void> {
    const { rotatedFrom } = this.#data;
    if (rotatedFrom === undefined || this.#token !== this.#received?.token) return;
    await this.#parts.memory.endRotation(rotatedFrom);
    delete this.#data.rotatedFrom;
  }

  #signalChanges(before: string | null): void {
    const { changes } = this.#parts;
    const after = this.#token;
    if (before !== null && before !== after) changes.signal('ended', sessionTopic(tokenKey(before)));
    else if (this.#cartTouched && after !== null) changes.signal('changed', sessionTopic(tokenKey(after)));
    for (const topic of this.#touched) changes.signal('changed', topic);
    this.#cartTouched = false;
    this.#touched.clear();
  }

  #touch({ path, body }: StoreCall): void {
    if (CART_PATHS.test(path)) this.#cartTouched = true;
    const orderId = isObject(body) ? body['orderId'] : null;
    if (typeof orderId === 'string') this.#touched.add(orderTopic(orderId));
  }

  #value(token: string): SessionValue {
    return { token, ...this.#state };
  }

  #pushRotation(before: string, after: string): void {
    this.#data.rotatedFrom = tokenKey(before);
    this.#rotations.push({ before, after, lasts: this.#state.loginState !== 'customer' });
    this.#recordRotations(null);
  }

  #recordRotations(completedAt: number | null): void {
    const { memory } = this.#parts;
    for (const { before, after, lasts } of this.#rotations) {
      const value = this.#value(after);
      this.#pendingWrites = this.#pendingWrites.then(() =>
        memory.recordRotation(before, { after: value, client: this.#client, lasts, completedAt }),
      );
    }
  }

  async #resolveRotation(token: string): Promise<boolean> {
    const next = resolveRotatedToken(
      await this.#parts.memory.rotationOf(token),
      this.#client,
      this.#requestedAt,
    );
    if (next === null) return false;
    if (next === 'refused') throw unshared('a login has rotated the token of the session');
    this.#token = next.token;
    this.#state = stateOf(next);
    this.#resolvedRotation = true;
    return true;
  }

  #calls(hold: LockHold): SessionCalls {
    const { store, memory } = this.#parts;
    const session = this;
    const prepare = (call: StoreCall): StoreCall => ({
      ...this.#headers,
      ...call,
      ...(this.#token === null ? {} : { token: this.#token }),
    });
    const secure = async (call: StoreCall): Promise<void> => {
      if (!this.#isDataShared) throw unshared('the session data could not be read');
      // A rotation moves the cart, so an order that began before Redis lost its data must have ended, too.
      const ordering = ROTATING_PATHS.test(call.path) || call.path === ORDER_PATH;
      await hold.secure(store.maxDurationMs(ordering ? { timeoutFactor: ORDER_TIMEOUT_FACTOR } : call));
      if (call.path !== ORDER_PATH) await assertNoOrderUnderWay(calls);
    };
    const calls: SessionCalls = {
      read: async <T>(call: StoreCall) => this.#adopt(call, await store.read<T>(prepare(call))),
      write: async <T>(call: StoreCall) => {
        await secure(call);
        this.#touch(call);
        const answer = await store.write<T>(prepare(call)).catch((error: unknown) => {
          this.#noteLostToken(call, error);
          throw error;
        });
        return this.#adopt(call, answer);
      },
      writeElsewhere: async <T>(call: StoreCall) => {
        await secure(call);
        return store.write<T>({ ...this.#headers, ...call });
      },
      open: (call) => store.open(prepare(call)),
      get data() {
        return session.#data;
      },
      saveData: async () => {
        if (this.#token === null) return;
        await memory.saveDurably(this.#token, this.#data);
        this.#storedText = JSON.stringify(this.#data);
      },
      saveOrder: (id, order) => memory.saveOrder(id, order),
      storedOrder: (id) => memory.order(id),
    };
    return calls;
  }

  #noteLostToken({ path, body }: StoreCall, error: unknown): void {
    if (this.#token === null || !ROTATING_PATHS.test(path) || !isOutcomeUnknown(error)) return;
    this.#data.lostToken = { at: Date.now(), guest: isObject(body) && body['guest'] === true };
  }

  /** A new token continues the session on a rotating path; otherwise the session has expired, and its data is dropped. */
  async #adopt<T>(
    call: StoreCall,
    { body, token }: { readonly body: T; readonly token: string | null },
  ): Promise<T> {
    if (token === null || token === this.#token) return body;
    const { memory } = this.#parts;
    const before = this.#token;
    const { cart, dismissedCodes, pendingNotices, lostToken, orders } = this.#data;
    const continued = ROTATING_PATHS.test(call.path);
    this.#token = token;
    this.#changed = true;
    this.#data = {};
    if (before !== null && !continued) this.#expired = true;
    if (!continued || call.path === '/account/logout') this.#state.prices = null;
    if (!SAME_LOGIN_PATHS.test(call.path)) this.#state.imitation = null;
    if (!continued) return body;
    if (call.path !== '/account/logout') {
      const { data } = await memory.data(token);
      const both = [...(data.orders ?? []), ...(orders ?? [])];
      this.#data = {
        ...data,
        ...(both.length === 0 ? {} : { orders: both }),
        ...(cart === undefined ? {} : { cart }),
        ...(dismissedCodes === undefined ? {} : { dismissedCodes }),
        ...(pendingNotices === undefined ? {} : { pendingNotices }),
        ...(lostToken === undefined ? {} : { lostToken }),
      };
      // A login without a session joins the customer's other device, whose data it must not overwrite.
      if (before === null) this.#storedText = JSON.stringify(this.#data);
      else await memory.forget(before);
    }
    if (before !== null) this.#pushRotation(before, token);
    return body;
  }
}

/** What the sealed token of a session contains in addition to Shopware's token; `null` for a new session. */
function stateOf(value: Partial<SessionValue> | null) {
  const { loginState = 'none', prices = null, imitation = null } = value ?? {};
  return { loginState, prices, imitation };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
