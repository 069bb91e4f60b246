import type { FileAnswer, StoreAnswer, StoreCall, StoreClient } from '../shopware/store-client.ts';
import type { ReceivedSession } from './session-cookie.ts';
import { OWN_TURN, type SessionLock, type Turn } from './session-lock.ts';
import { follows, type SessionMemory, type SessionNotes, tokenKey } from './session-memory.ts';
import type { SessionMark, SessionValue } from './session-value.ts';

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
  readonly notes: SessionNotes;
}

/** What a session needs to speak to Shopware. */
interface SessionServices {
  readonly store: StoreClient;
  readonly lock: SessionLock;
  readonly memory: SessionMemory;
}

/** What a session adds to each of its calls. */
type SessionHeaders = Pick<StoreCall, 'languageId' | 'address'>;

/** The shopper's new session, while the request that opened it is under way. */
interface Change {
  readonly before: string;
  readonly after: string;
}

/** Calls that Shopware answers with another token (contract, "Tokens"). */
const CONTINUED = /^\/account\/(?:login|logout|register|register-confirm|change-password|change-email)$/;

/** The asking shopper's session at Shopware. Nothing is asked of Shopware, and none is made, before it is used. */
export class ShopperSession {
  readonly #services: SessionServices;
  readonly #received: ReceivedSession | null;
  readonly #headers: SessionHeaders;
  readonly #client: string;
  readonly #asked = now();
  readonly #changes: Change[] = [];
  #token: string | null;
  #mark: SessionMark;
  #changed = false;
  #followed = false;
  #lost = false;
  #notes: SessionNotes = {};
  /** What was said of this session and is not written down yet. */
  #said: Promise<unknown> = Promise.resolve();

  /**
   * @param received session out of the sealed cookie or bearer; null for a new visitor
   * @param client a name for the client, the same in all its calls
   */
  constructor(
    services: SessionServices,
    received: ReceivedSession | null,
    headers: SessionHeaders,
    client: string,
  ) {
    this.#services = services;
    this.#received = received;
    this.#token = received?.token ?? null;
    this.#mark = received?.mark ?? 'none';
    this.#headers = headers;
    this.#client = client;
  }

  /** Whether the shopper has a session already. */
  get exists(): boolean {
    return this.#token !== null;
  }

  /** What the session last knew of its shopper. */
  get mark(): SessionMark {
    return this.#mark;
  }

  /** Whether Shopware turned out not to know the session any more: who they were and their cart are gone. */
  get lost(): boolean {
    return this.#lost;
  }

  /**
   * What to hand out sealed; null when the client keeps what it has. A call that merely went on under another's token
   * hands out nothing: who changed the token does.
   */
  get handOut(): SessionValue | null {
    if (this.#token === null) return null;
    const renew = this.#received?.renew === true && !this.#followed;
    return this.#changed || renew ? { token: this.#token, mark: this.#mark } : null;
  }

  /** A name for the session that does not give its token away; null without one. */
  get key(): string | null {
    return this.#token === null ? null : tokenKey(this.#token);
  }

  /** What is remembered of the session, without waiting for its turn. */
  async remembered(): Promise<SessionNotes> {
    return this.#token === null ? {} : this.#services.memory.notes(this.#token);
  }

  /** Runs `work` alone: all else that carries this session's token waits (contract, "Races"). */
  async exclusive<T>(work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    for (;;) {
      const token = this.#token;
      if (token === null) return this.#turn(OWN_TURN, work);
      const done = await this.#services.lock.run(tokenKey(token), async (turn) => {
        if (token !== this.#token || (await this.#follows(token))) return null;
        return { outcome: await this.#turn(turn, work) };
      });
      if (done !== null) return done.outcome;
    }
  }

  /** Notes who the shopper is now, for this request and, sealed, for those to come. */
  become(mark: SessionMark): void {
    if (mark === this.#mark) return;
    this.#mark = mark;
    if (this.#followed && !this.#changed) return;
    this.#changed = true;
    this.#announce(null);
  }

  /** Forgets the session: the next call opens a new one. */
  abandon(): void {
    this.#token = null;
    this.#mark = 'none';
  }

  /**
   * Goes on under a token that the gateway has opened itself; nothing noted of the old one is kept but what `notes` says.
   * Only within a turn.
   */
  moveTo(token: string, notes: SessionNotes): void {
    const before = this.#token;
    this.#token = token;
    this.#mark = 'none';
    this.#changed = true;
    this.#notes = notes;
    if (before === null) return;
    this.#changes.push({ before, after: token });
    this.#announce(null);
  }

  /** The request is over: calls that come from now on must bring what it handed out. */
  async end(): Promise<void> {
    this.#announce(now());
    this.#changes.length = 0;
    await this.#said;
  }

  /** One turn: the notes as they were, the work, the notes as they are. */
  async #turn<T>(turn: Turn, work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    const { memory } = this.#services;
    const before = this.#token;
    this.#notes = before === null ? {} : await memory.notes(before);
    const known = JSON.stringify(this.#notes);
    try {
      return await work(this.#calls(turn));
    } finally {
      const after = this.#token;
      if (after !== null && (after !== before || JSON.stringify(this.#notes) !== known)) {
        await memory.keep(after, this.#notes);
      }
      await this.#said;
    }
  }

  #announce(over: number | null): void {
    const { memory } = this.#services;
    for (const { before, after } of this.#changes) {
      const value = { token: after, mark: this.#mark };
      this.#said = this.#said.then(() =>
        memory.succeed(before, { after: value, client: this.#client, over }),
      );
    }
  }

  /** Whether a call that waited goes on under another token. */
  async #follows(token: string): Promise<boolean> {
    const next = follows(await this.#services.memory.successor(token), this.#client, this.#asked);
    if (next === null) return false;
    this.#token = next.token;
    this.#mark = next.mark;
    this.#followed = true;
    return true;
  }

  #calls(turn: Turn): SessionCalls {
    const { store } = this.#services;
    const session = this;
    const prepare = (call: StoreCall): StoreCall => ({
      ...this.#headers,
      ...call,
      ...(this.#token === null ? {} : { token: this.#token }),
    });
    return {
      read: async <T>(call: StoreCall) => this.#adopt(call, await store.read<T>(prepare(call))),
      write: async <T>(call: StoreCall) => {
        await turn.secure(store.longestMs(call));
        return this.#adopt(call, await store.write<T>(prepare(call)));
      },
      writeElsewhere: async <T>(call: StoreCall) => {
        await turn.secure(store.longestMs(call));
        return store.write<T>({ ...this.#headers, ...call });
      },
      open: (call) => store.open(prepare(call)),
      get notes() {
        return session.#notes;
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
    const { memory } = this.#services;
    const before = this.#token;
    const { cart, dismissedCodes } = this.#notes;
    const continued = CONTINUED.test(call.path);
    this.#token = token;
    this.#changed = true;
    this.#notes = {};
    if (before !== null && !continued) this.#lost = true;
    if (before === null || !continued) return body;
    if (call.path !== '/account/logout') {
      this.#notes = {
        ...(await memory.notes(token)),
        ...(cart === undefined ? {} : { cart }),
        ...(dismissedCodes === undefined ? {} : { dismissedCodes }),
      };
      await memory.forget(before);
    }
    this.#changes.push({ before, after: token });
    this.#announce(null);
    return body;
  }
}

/** Milliseconds since 1970, finer than `Date.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
