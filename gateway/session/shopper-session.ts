import type { FileAnswer, StoreCall, StoreClient } from '../shopware/store-client.ts';
import type { ReceivedSession } from './session-cookie.ts';
import type { SessionLock } from './session-lock.ts';
import { type SessionMemory, type SessionNotes, tokenKey } from './session-memory.ts';
import type { SessionMark, SessionValue } from './session-value.ts';

/** Calls that carry the shopper's token; only to be had while no other call of the session runs. */
export interface SessionCalls {
  read<T>(call: StoreCall): Promise<T>;
  write<T>(call: StoreCall): Promise<T>;
  /** Opens a file; what is in it can be read after the session's turn. */
  open(call: StoreCall): Promise<FileAnswer>;
  readonly notes: SessionNotes;
}

/** What a session needs to speak to Shopware. */
export interface SessionServices {
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
  readonly #asked = performance.now();
  readonly #changes: Change[] = [];
  #token: string | null;
  #mark: SessionMark;
  #changed = false;
  #followed = false;

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

  /** Runs `work` alone: all else that carries this session's token waits (contract, "Races"). */
  async exclusive<T>(work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    for (;;) {
      const token = this.#token;
      if (token === null) return work(this.#calls());
      const turn = await this.#services.lock.run(tokenKey(token), async () => {
        if (token !== this.#token || this.#follows(token)) return null;
        return { outcome: await work(this.#calls()) };
      });
      if (turn !== null) return turn.outcome;
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

  /** The request is over: calls that come from now on must bring what it handed out. */
  end(): void {
    this.#announce(performance.now());
    this.#changes.length = 0;
  }

  #announce(over: number | null): void {
    for (const { before, after } of this.#changes) {
      const value = { token: after, mark: this.#mark };
      this.#services.memory.succeed(before, { after: value, client: this.#client, over });
    }
  }

  /** Whether a call that waited goes on under another token. */
  #follows(token: string): boolean {
    const next = this.#services.memory.follow(token, this.#client, this.#asked);
    if (next === null) return false;
    this.#token = next.token;
    this.#mark = next.mark;
    this.#followed = true;
    return true;
  }

  #calls(): SessionCalls {
    const { store, memory } = this.#services;
    const session = this;
    const prepare = (call: StoreCall): StoreCall => ({
      ...this.#headers,
      ...call,
      ...(this.#token === null ? {} : { token: this.#token }),
    });
    return {
      read: async <T>(call: StoreCall) => this.#adopt(call, await store.read<T>(prepare(call))),
      write: async <T>(call: StoreCall) => this.#adopt(call, await store.write<T>(prepare(call))),
      open: (call) => store.open(prepare(call)),
      get notes() {
        return session.#token === null ? {} : memory.notes(session.#token);
      },
    };
  }

  /**
   * Takes over the token that Shopware answers with. Where one is expected it continues the session; any other means
   * that the session had expired, so nothing of it is remembered.
   */
  #adopt<T>(call: StoreCall, { body, token }: { readonly body: T; readonly token: string | null }): T {
    if (token === null || token === this.#token) return body;
    const before = this.#token;
    this.#token = token;
    this.#changed = true;
    if (before === null || !CONTINUED.test(call.path)) return body;
    if (call.path !== '/account/logout') this.#services.memory.moveNotes(before, token);
    this.#changes.push({ before, after: token });
    this.#announce(null);
    return body;
  }
}
