import type { Seal } from '../session/seal.ts';
import {
  LocalSessionMemory,
  NOTES_LIFE,
  type SessionMemory,
  type SessionNotes,
  SUCCESSION_LIFE,
  type Succession,
  tokenKey,
} from '../session/session-memory.ts';
import { asText, orWithout, type SharedStore } from './shared-store.ts';

/**
 * What the gateways of a shop remember of sessions. It lies sealed in Redis: there is a token in it, and a cart. Notes are
 * kept here too, so that they are not lost when Redis goes or comes back empty.
 */
export class RedisSessionMemory implements SessionMemory {
  readonly #store: SharedStore;
  readonly #seal: Seal;
  readonly #here = new LocalSessionMemory();

  constructor(store: SharedStore, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  notes(token: string): Promise<SessionNotes> {
    return orWithout(
      async () => (await this.#read<SessionNotes>(`notes:${tokenKey(token)}`)) ?? this.#here.notes(token),
      () => this.#here.notes(token),
    );
  }

  async keep(token: string, notes: SessionNotes): Promise<void> {
    await this.#here.keep(token, notes);
    await orWithout(
      () => this.#write(`notes:${tokenKey(token)}`, notes, NOTES_LIFE),
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

  async succeed(before: string, succession: Succession): Promise<void> {
    await orWithout(
      async () => {
        await this.#write(`after:${tokenKey(before)}`, succession, SUCCESSION_LIFE);
        await this.#delete(`after:${tokenKey(succession.after.token)}`);
      },
      () => this.#here.succeed(before, succession),
    );
  }

  successor(token: string): Promise<Succession | null> {
    return orWithout(
      () => this.#read<Succession>(`after:${tokenKey(token)}`),
      () => this.#here.successor(token),
    );
  }

  /** What was sealed here: nobody else can have put it there, so it has the type with which it was written. */
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
