import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ErrorReply } from '@redis/client';
import type { Logger } from '../logger.ts';
import { type Connection, connectionTo, type NodeInfo } from './connection.ts';

/** Redis did not answer, refused to write, or has not confirmed a write. What reads goes on without it, what writes must not. */
export class RedisUnavailableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RedisUnavailableError';
  }
}

/** Milliseconds after which a command is given up. */
const COMMAND_TIMEOUT_MS = 500;
/** Milliseconds between two probes of a Redis that is away. */
const PROBE_INTERVAL_MS = 250;
/** Milliseconds after which a key that only proves that Redis takes writes is gone again. */
const PROBE_TTL_MS = 5_000;
/** Milliseconds between two questions whether there are replicas. */
const REPLICAS_INTERVAL_MS = 5_000;
/** Milliseconds that a replica has to confirm a write. */
const REPLICA_TIMEOUT_MS = 300;
/** What may wait to be tidied up; the rest runs out by itself. */
const MAX_PENDING_DELETES = 1_000;
/** Milliseconds between two tries of a command that must not go without Redis. */
const RETRY_INTERVAL_MS = 25;

/**
 * First words of replies that refuse not one command but any: memory full, read-only, disk failed, still loading, no
 * replica, no cluster (https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors).
 */
const REFUSES_ALL =
  /^(?:OOM|READONLY|MISCONF|LOADING|NOREPLICAS|CLUSTERDOWN|MASTERDOWN|BUSY|NOAUTH|NOPERM)\b/;

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
  readonly #untidy: (() => Promise<unknown>)[] = [];
  readonly #probing: NodeJS.Timeout;
  readonly #created = performance.now();
  #up = false;
  #probesNow = false;
  #reason = 'not connected yet';
  /** When Redis was lost, or when it was first looked for; null while it is there. */
  #lostAt: number | null = performance.now();
  #node: NodeInfo | null = null;
  #nodeCheckedAt = 0;
  /** When a Redis began that may have forgotten what the one before it knew; null when none did. */
  #emptiedAt: number | null = null;

  /** @param prefix tells shops apart that share a Redis */
  constructor(urls: readonly [string, ...string[]], prefix: string, log: Logger) {
    this.#prefix = prefix;
    this.#log = log;
    // A connection that broke may come back to a Redis that was started anew.
    this.#connection = connectionTo(urls, (error) => this.#lose(error.message || error.name));
    this.#connection.open();
    this.#probing = setInterval(() => void this.#probe(), PROBE_INTERVAL_MS);
    this.#probing.unref();
  }

  /** Whether Redis answers and takes writes, as far as is known. */
  get available(): boolean {
    return this.#up && this.#connection.ready;
  }

  /** Waits until Redis is there, at most so many milliseconds. */
  async waitUntilReady(timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!this.available && Date.now() < end) await wait(20);
  }

  /**
   * Does what must not be done without Redis: tries again while Redis has been away for less than the grace.
   * @param graceMs milliseconds
   * @throws RedisUnavailableError
   */
  async insist<T>(graceMs: number, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const away = performance.now() - (this.#lostAt ?? startedAt);
        if (!(error instanceof RedisUnavailableError) || away >= graceMs) throw error;
        await wait(RETRY_INTERVAL_MS);
      }
    }
  }

  /**
   * Whether what was written so many milliseconds ago would still be there: false for a while after Redis was started
   * anew, for it may have come back empty while another gateway goes by what it had written.
   */
  remembers(sinceMs: number): boolean {
    return this.#emptiedAt === null || performance.now() - this.#emptiedAt >= sinceMs;
  }

  /** Calls back when Redis is there (again), at once if it is: what was said before was missed. */
  onReturn(callback: () => void): void {
    this.#returned.add(callback);
    if (this.available) callback();
  }

  /** Does something now, or once when Redis is back: what is tidied up, so that nobody waits for it to run out. */
  tidy(work: () => Promise<unknown>): void {
    work().catch(() => {
      if (this.#untidy.length < MAX_PENDING_DELETES) this.#untidy.push(work);
    });
  }

  /**
   * Sends one command about one key.
   * @throws RedisUnavailableError
   */
  async call(name: string, key: string, ...args: readonly (string | Buffer)[]): Promise<unknown> {
    const full = this.key(key);
    return this.#inTime(() => this.#connection.send(full, [name, full, ...args]));
  }

  /**
   * Runs a script over keys of one slot (`{…}` in them is the same).
   * @throws RedisUnavailableError
   */
  async run(
    { hash, source }: Script,
    keys: readonly [string, ...string[]],
    ...args: readonly (string | Buffer)[]
  ): Promise<unknown> {
    const full = keys.map((key) => this.key(key));
    const [first = ''] = full;
    const rest = [String(full.length), ...full, ...args];
    return this.#inTime(async () => {
      try {
        return await this.#connection.send(first, ['EVALSHA', hash, ...rest]);
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return this.#connection.send(first, ['EVAL', source, ...rest]);
      }
    });
  }

  /**
   * Runs a script whose effect must outlive a failover: where there are replicas, one of them has confirmed it.
   * @throws RedisUnavailableError
   */
  async runDurably(
    script: Script,
    keys: readonly [string, ...string[]],
    ...args: readonly (string | Buffer)[]
  ): Promise<unknown> {
    const reply = await this.run(script, keys, ...args);
    if ((this.#node?.replicas ?? 0) === 0) return reply;
    const first = this.key(keys[0]);
    const confirmed = await this.#inTime(() =>
      this.#connection.send(first, ['WAIT', '1', String(REPLICA_TIMEOUT_MS)]),
    );
    if (Number(confirmed) < 1) throw new RedisUnavailableError('no replica has confirmed a write');
    return reply;
  }

  /**
   * Tells all gateways of the shop, this one too.
   * @throws RedisUnavailableError
   */
  async publish(channel: string, message: string): Promise<void> {
    await this.#inTime(() => this.#connection.publish(this.key(channel), message));
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
    clearInterval(this.#probing);
    await this.#connection.close();
  }

  async #inTime<T>(work: () => Promise<T>): Promise<T> {
    if (!this.available) throw new RedisUnavailableError(this.#reason);
    try {
      return await inTime(work());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Other refusals concern one command; silence, broken connections and a Redis that takes no writes concern all.
      if (!(error instanceof ErrorReply) || REFUSES_ALL.test(reason)) this.#lose(reason);
      throw new RedisUnavailableError(reason);
    }
  }

  /** Notices that Redis came or went. */
  async #probe(): Promise<void> {
    if (this.#up && !this.#connection.ready) this.#lose(this.#reason);
    if (!this.#connection.ready || this.#probesNow) return;
    if (this.#up && performance.now() - this.#nodeCheckedAt < REPLICAS_INTERVAL_MS) return;
    this.#probesNow = true;
    try {
      await this.#send();
    } catch (error) {
      this.#lose(error instanceof Error ? error.message : String(error));
    } finally {
      this.#probesNow = false;
    }
  }

  async #send(): Promise<void> {
    const probe = this.key('probe');
    if (!this.#up) await inTime(this.#connection.send(probe, ['SET', probe, '', 'PX', String(PROBE_TTL_MS)]));
    this.#compare(await inTime(this.#connection.node()));
    if (this.#up) return;
    this.#up = true;
    this.#lostAt = null;
    this.#log.info('redis connected');
    for (const callback of this.#returned) callback();
    for (const work of this.#untidy.splice(0)) work().catch(() => undefined);
  }

  /** Tells a Redis that was only away from one that was started anew since this gateway has known one. */
  #compare(node: NodeInfo | null): void {
    const now = performance.now();
    const upForMs = now - this.#created;
    const another =
      this.#nodeCheckedAt > 0 && !this.#up && (node === null || node.runId !== this.#node?.runId);
    if (another && (node === null || node.uptimeMs < upForMs)) this.#emptiedAt = now - (node?.uptimeMs ?? 0);
    this.#node = node;
    this.#nodeCheckedAt = now;
  }

  #lose(reason: string): void {
    this.#reason = reason;
    if (!this.#up) return;
    this.#up = false;
    this.#lostAt = performance.now();
    this.#log.warn({ reason }, 'redis unavailable: reading from local state, changes are refused');
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${COMMAND_TIMEOUT_MS} ms`)),
      COMMAND_TIMEOUT_MS,
    );
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
export async function orWithout<T>(pending: () => Promise<T>, without: () => Promise<T> | T): Promise<T> {
  try {
    return await pending();
  } catch (error) {
    if (!(error instanceof RedisUnavailableError)) throw error;
    return without();
  }
}

/** A reply as text; null for anything else. */
export function asText(reply: unknown): string | null {
  if (typeof reply === 'string') return reply;
  return Buffer.isBuffer(reply) ? reply.toString('utf8') : null;
}
