import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ErrorReply } from '@redis/client';
import type { Logger } from '../logger.ts';
import { type Connection, connectionTo } from './connection.ts';

/** Redis did not answer, or could not. Whoever meets it goes on with the memory of this process. */
export class StoreGone extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreGone';
  }
}

/** Milliseconds after which a command is given up. */
const PATIENCE = 500;
/** Milliseconds between two looks whether Redis is there. */
const LOOK = 250;

/** A Lua script that runs at one go, with keys of one slot. */
interface Script {
  readonly source: string;
  readonly hash: string;
}

/** A script by its text. */
export function script(source: string): Script {
  return { source, hash: createHash('sha1').update(source).digest('hex') };
}

/** What the gateways of one shop share; every key carries the shop's prefix. Without Redis every call fails at once. */
export class SharedStore {
  readonly #connection: Connection;
  readonly #prefix: string;
  readonly #log: Logger;
  readonly #returned = new Set<() => void>();
  readonly #looking: NodeJS.Timeout;
  #there = false;
  #looksNow = false;
  #reason = 'not connected yet';

  /** @param prefix tells shops apart that share a Redis */
  constructor(urls: readonly [string, ...string[]], prefix: string, log: Logger) {
    this.#prefix = prefix;
    this.#log = log;
    this.#connection = connectionTo(urls, (error) => {
      this.#reason = error.message || error.name;
    });
    this.#connection.open();
    this.#looking = setInterval(() => void this.#look(), LOOK);
    this.#looking.unref();
  }

  /** Whether Redis answers, as far as is known. */
  get available(): boolean {
    return this.#there && this.#connection.ready;
  }

  /** Waits until Redis is there, at most so many milliseconds. */
  async arrival(most: number): Promise<void> {
    const end = Date.now() + most;
    while (!this.available && Date.now() < end) await wait(20);
  }

  /** Calls back when Redis is there (again), at once if it is: what was said before was missed. */
  onReturn(callback: () => void): void {
    this.#returned.add(callback);
    if (this.available) callback();
  }

  /**
   * Sends one command about one key.
   * @throws StoreGone
   */
  async call(name: string, key: string, ...args: readonly (string | Buffer)[]): Promise<unknown> {
    const full = this.key(key);
    return this.#patiently(() => this.#connection.send(full, [name, full, ...args]));
  }

  /**
   * Runs a script over keys of one slot (`{…}` in them is the same).
   * @throws StoreGone
   */
  async run(
    { hash, source }: Script,
    keys: readonly [string, ...string[]],
    ...args: readonly (string | Buffer)[]
  ): Promise<unknown> {
    const full = keys.map((key) => this.key(key));
    const [first = ''] = full;
    const rest = [String(full.length), ...full, ...args];
    return this.#patiently(async () => {
      try {
        return await this.#connection.send(first, ['EVALSHA', hash, ...rest]);
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return this.#connection.send(first, ['EVAL', source, ...rest]);
      }
    });
  }

  /**
   * Tells all gateways of the shop, this one too.
   * @throws StoreGone
   */
  async publish(channel: string, message: string): Promise<void> {
    await this.#patiently(() => this.#connection.publish(this.key(channel), message));
  }

  /** Hears what the gateways of the shop tell, from when Redis is there. */
  listen(channel: string, listener: (message: string) => void): void {
    let subscribed = false;
    const subscribe = (): void => {
      if (subscribed) return;
      subscribed = true;
      this.#connection.subscribe(this.key(channel), listener).catch(() => {
        subscribed = false;
      });
    };
    this.onReturn(subscribe);
  }

  /** A key as it stands in Redis. */
  key(name: string): string {
    return `${this.#prefix}:${name}`;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#connection.close();
  }

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    if (!this.available) throw new StoreGone(this.#reason);
    try {
      return await inTime(work());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // What Redis refuses it refuses for this command alone; silence and broken connections concern all.
      if (!(error instanceof ErrorReply)) this.#lose(reason);
      throw new StoreGone(reason);
    }
  }

  /** Notices that Redis came or went. */
  async #look(): Promise<void> {
    if (this.#there && !this.#connection.ready) this.#lose(this.#reason);
    if (this.#there || !this.#connection.ready || this.#looksNow) return;
    this.#looksNow = true;
    const probe = this.key('probe');
    try {
      await inTime(this.#connection.send(probe, ['GET', probe]));
      this.#there = true;
      this.#log.info('Redis is there');
      for (const callback of this.#returned) callback();
    } catch (error) {
      this.#reason = error instanceof Error ? error.message : String(error);
    } finally {
      this.#looksNow = false;
    }
  }

  #lose(reason: string): void {
    this.#reason = reason;
    if (!this.#there) return;
    this.#there = false;
    this.#log.warn({ reason }, 'Redis is gone; this gateway goes on with its own memory');
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks Redis, and when it is gone does without.
 * @param without with the memory of this process
 */
export async function orWithout<T>(asking: () => Promise<T>, without: () => Promise<T> | T): Promise<T> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof StoreGone)) throw error;
    return without();
  }
}

/** A reply as text; null for anything else. */
export function asText(reply: unknown): string | null {
  if (typeof reply === 'string') return reply;
  return Buffer.isBuffer(reply) ? reply.toString('utf8') : null;
}
