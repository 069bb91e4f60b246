import { setTimeout as wait } from 'node:timers/promises';
import { ErrorReply } from '@redis/client';
import { unshared } from '../../lib/upstream-error.ts';
import type { Logger } from '../logger.ts';
import { RedisUnavailableError, type Script } from './commands.ts';
import { type Connection, connectTo, type NodeInfo, type OpenConnections } from './connection.ts';

/** Interval of probes while Redis is unavailable. */
const PROBE_INTERVAL_MS = 250;
const PROBE_TTL_MS = 5_000;
const REPLICAS_INTERVAL_MS = 5_000;
/** Share of the command timeout in which a replica must confirm a write, since the reply must arrive in time, too. */
const REPLICA_SHARE = 0.6;
/** Maximum number of deferred deletions; other keys expire. */
const MAX_PENDING_DELETES = 1_000;
const RETRY_INTERVAL_MS = 25;

/**
 * Error prefixes that affect every command: memory full, read-only, disk failure, loading, no replica, no cluster
 * (https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors).
 */
const REFUSES_ALL =
  /^(?:OOM|READONLY|MISCONF|LOADING|NOREPLICAS|CLUSTERDOWN|MASTERDOWN|BUSY|NOAUTH|NOPERM)\b/;

type Args = readonly (string | number | Buffer)[];

interface StoreOptions {
  /** Separates shops that share a Redis. */
  readonly prefix: string;
  readonly log: Logger;
  /** Milliseconds of a command, after which Redis counts as unavailable. */
  readonly timeoutMs: number;
  /** Milliseconds that a call which requires Redis waits for a lost one. */
  readonly graceMs: number;
  /** Whether keys may be evicted; otherwise a Redis that does so counts as unavailable. */
  readonly mayEvict?: boolean;
  /** Connections to share. */
  readonly open?: OpenConnections;
}

/** Redis for the gateways of one shop, whose keys have a prefix. While it is unavailable every call fails at once. */
export class SharedStore {
  readonly #connection: Connection;
  readonly #options: StoreOptions;
  readonly #returned = new Set<() => void>();
  readonly #untidy: (() => Promise<unknown>)[] = [];
  readonly #probing: NodeJS.Timeout;
  readonly #created = performance.now();
  #up = false;
  #probesNow = false;
  #reason = 'not connected yet';
  #isOutageLogged = false;
  /** Time of the loss, or of the first attempt to connect; null while available. */
  #lostAt: number | null = performance.now();
  #node: NodeInfo | null = null;
  #nodeCheckedAt = 0;
  /** Since when Redis may lack data that was written before; null when it lacks none. */
  #emptiedAt: number | null = null;

  constructor(urls: readonly [string, ...string[]], options: StoreOptions) {
    this.#options = options;
    this.#connection = connectTo(options.open ?? new Map(), urls, (error) =>
      this.#lose(error.message || error.name),
    );
    this.#probing = setInterval(() => void this.#probe(), PROBE_INTERVAL_MS);
    this.#probing.unref();
  }

  get graceMs(): number {
    return this.#options.graceMs;
  }

  /** Whether Redis answered and accepted writes at the last check. */
  get available(): boolean {
    return this.#up && this.#connection.isReady();
  }

  async waitUntilReady(timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!this.available && Date.now() < end) await wait(20);
  }

  /** Runs work that requires Redis, again within the grace period. @throws RedisUnavailableError */
  async insist<T>(work: () => Promise<T>, graceMs = this.graceMs): Promise<T> {
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

  /** As {@link insist}, for work without which nothing may be sent. @throws UpstreamError `unshared` */
  insistOrRefuse<T>(work: () => Promise<T>, graceMs?: number): Promise<T> {
    return this.insist(work, graceMs).catch((error: unknown) => {
      throw error instanceof RedisUnavailableError ? unshared(error.message) : error;
    });
  }

  /** Returns whether data written `sinceMs` ago must still exist: a restarted Redis may have lost it. */
  remembers(sinceMs: number): boolean {
    return this.#emptiedAt === null || performance.now() - this.#emptiedAt >= sinceMs;
  }

  /** Calls back whenever Redis becomes available, immediately if it is. Earlier messages were missed. */
  onReturn(callback: () => void): void {
    this.#returned.add(callback);
    if (this.available) callback();
  }

  /** Runs clean-up now, or once Redis is back, so that no call waits for the expiry. */
  tidy(work: () => Promise<unknown>): void {
    work().catch(() => {
      if (this.#untidy.length < MAX_PENDING_DELETES) this.#untidy.push(work);
    });
  }

  /** Sends one command for one key. @throws RedisUnavailableError */
  async call(name: string, key: string, ...args: Args): Promise<unknown> {
    const full = this.key(key);
    return this.#inTime(() => this.#connection.send(full, [name, full, ...args.map(asArgument)]));
  }

  /** Runs a script over keys of one slot (same hash tag `{…}`). @throws RedisUnavailableError */
  async run({ hash, source }: Script, keys: readonly [string, ...string[]], ...args: Args): Promise<unknown> {
    const full = keys.map((key) => this.key(key));
    const [first = ''] = full;
    const rest = [String(full.length), ...full, ...args.map(asArgument)];
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
   * Runs a script whose effect must survive a failover: a replica, if there is one, must confirm it.
   * @throws RedisUnavailableError
   */
  async runDurably(script: Script, keys: readonly [string, ...string[]], ...args: Args): Promise<unknown> {
    const reply = await this.run(script, keys, ...args);
    if ((this.#node?.replicas ?? 0) === 0) return reply;
    const first = this.key(keys[0]);
    const confirmed = await this.#inTime(() =>
      this.#connection.send(first, ['WAIT', '1', String(Math.ceil(this.#options.timeoutMs * REPLICA_SHARE))]),
    );
    if (Number(confirmed) < 1) throw new RedisUnavailableError('no replica has confirmed a write');
    return reply;
  }

  /** Publishes to all gateways of the shop, including this one. @throws RedisUnavailableError */
  async publish(channel: string, message: string): Promise<void> {
    await this.#inTime(() => this.#connection.publish(this.key(channel), message));
  }

  /** Subscribes to a channel of the shop as soon as Redis is available. */
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

  key(name: string): string {
    return `${this.#options.prefix}:${name}`;
  }

  async close(): Promise<void> {
    clearInterval(this.#probing);
    await this.#connection.close();
  }

  async #inTime<T>(work: () => Promise<T>): Promise<T> {
    if (!this.available) throw new RedisUnavailableError(this.#reason);
    try {
      return await inTime(work(), this.#options.timeoutMs);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Other error replies affect one command; timeouts, broken connections and rejected writes affect all.
      if (!(error instanceof ErrorReply) || REFUSES_ALL.test(reason)) this.#lose(reason);
      throw new RedisUnavailableError(reason);
    }
  }

  async #probe(): Promise<void> {
    if (this.#up && !this.#connection.isReady()) this.#lose(this.#reason);
    if (!this.#connection.isReady() || this.#probesNow) return;
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
    if (!this.#up) {
      const write = ['SET', probe, '', 'PX', String(PROBE_TTL_MS)];
      await inTime(this.#connection.send(probe, write), this.#options.timeoutMs);
    }
    const node = await inTime(this.#connection.node(), this.#options.timeoutMs);
    if (node?.evicts && !this.#options.mayEvict)
      throw new Error('it may evict locks and orders: set maxmemory-policy noeviction, and REDIS_CACHE_URL');
    this.#compare(node);
    if (this.#up) return;
    this.#up = true;
    this.#lostAt = null;
    this.#isOutageLogged = false;
    this.#options.log.info('redis connected');
    for (const callback of this.#returned) callback();
    for (const work of this.#untidy.splice(0)) work().catch(() => undefined);
  }

  /** Detects a restart and a failover: a replica may lack writes that the previous node confirmed. */
  #compare(node: NodeInfo | null): void {
    const now = performance.now();
    const upForMs = now - this.#created;
    const another = this.#nodeCheckedAt > 0 && (node === null ? !this.#up : node.runId !== this.#node?.runId);
    const isYounger = node !== null && node.uptimeMs < upForMs;
    if (another) this.#emptiedAt = isYounger ? now - node.uptimeMs : now;
    this.#node = node;
    this.#nodeCheckedAt = now;
  }

  #lose(reason: string): void {
    this.#reason = reason;
    if (this.#up) this.#lostAt = performance.now();
    this.#up = false;
    if (this.#isOutageLogged) return;
    this.#isOutageLogged = true;
    this.#options.log.warn({ reason }, 'redis unavailable: reading from local state, writes are rejected');
  }
}

/** Timers run before sockets are read, so a busy gateway first reads the replies that have arrived. */
async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${timeoutMs} ms`));
    timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const asArgument = (value: Args[number]): string | Buffer =>
  typeof value === 'number' ? String(value) : value;
