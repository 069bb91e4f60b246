import type { StoreCall, StoreClient } from '../shopware/store-client.ts';
import type { SessionLock } from './session-lock.ts';
import { type SessionMemory, type SessionNotes, tokenKey } from './session-memory.ts';

/** Calls that carry the shopper's token; only to be had while no other call of the session runs. */
export interface SessionCalls {
  read<T>(call: StoreCall): Promise<T>;
  write<T>(call: StoreCall): Promise<T>;
  readonly notes: SessionNotes;
}

/** What a session needs to speak to Shopware. */
export interface SessionServices {
  readonly store: StoreClient;
  readonly lock: SessionLock;
  readonly memory: SessionMemory;
}

/** The asking shopper's session at Shopware. Nothing is asked of Shopware, and none is made, before it is used. */
export class ShopperSession {
  readonly #services: SessionServices;
  readonly #call: Pick<StoreCall, 'languageId' | 'address'>;
  #token: string | null;
  readonly #before: string | null;

  /** @param token context token out of the sealed cookie or bearer; null for a new visitor */
  constructor(
    services: SessionServices,
    token: string | null,
    call: Pick<StoreCall, 'languageId' | 'address'>,
  ) {
    this.#services = services;
    this.#token = token;
    this.#before = token;
    this.#call = call;
  }

  /** Whether the shopper has a session already. */
  get exists(): boolean {
    return this.#token !== null;
  }

  /** The token to hand out sealed, when it is another than the one that came; else null. */
  get replaced(): string | null {
    return this.#token === this.#before ? null : this.#token;
  }

  /** A name for the session that does not give its token away; null without one. */
  get key(): string | null {
    return this.#token === null ? null : tokenKey(this.#token);
  }

  /** Runs `work` alone: all else that carries this session's token waits (contract, "Races"). */
  exclusive<T>(work: (calls: SessionCalls) => Promise<T>): Promise<T> {
    if (this.#token === null) return work(this.#calls());
    const token = this.#services.memory.current(this.#token);
    return this.#services.lock.run(tokenKey(token), () => {
      this.#token = this.#services.memory.current(token);
      return work(this.#calls());
    });
  }

  #calls(): SessionCalls {
    const { store, memory } = this.#services;
    const session = this;
    const prepare = (call: StoreCall): StoreCall => ({
      ...this.#call,
      ...call,
      ...(this.#token === null ? {} : { token: this.#token }),
    });
    return {
      read: async <T>(call: StoreCall) => this.#adopt(call, await store.read<T>(prepare(call))),
      write: async <T>(call: StoreCall) => this.#adopt(call, await store.write<T>(prepare(call))),
      get notes() {
        return session.#token === null ? {} : memory.notes(session.#token);
      },
    };
  }

  /**
   * Takes over the token that Shopware answers with. One that an account call gives continues the session; any other
   * means that the session had expired, so nothing of it is remembered (contract, "Tokens").
   */
  #adopt<T>(call: StoreCall, { body, token }: { readonly body: T; readonly token: string | null }): T {
    if (token === null || token === this.#token) return body;
    const continued = call.path.startsWith('/account/');
    if (this.#token !== null && continued) this.#services.memory.succeed(this.#token, token);
    this.#token = token;
    return body;
  }
}
