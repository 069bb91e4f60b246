import { createHash } from 'node:crypto';
import type { Seal } from '../crypto/seal.ts';

/** Redis did not answer, rejected a write, or did not confirm one. Reads continue without it, writes must not. */
export class RedisUnavailableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RedisUnavailableError';
  }
}

export interface Script {
  readonly source: string;
  readonly hash: string;
}

export function script(source: string): Script {
  return { source, hash: createHash('sha1').update(source).digest('hex') };
}

/** Returns the fallback if Redis is unavailable. */
export async function orWithout<T>(pending: () => Promise<T>, without: () => Promise<T> | T): Promise<T> {
  try {
    return await pending();
  } catch (error) {
    if (!(error instanceof RedisUnavailableError)) throw error;
    return without();
  }
}

/** Does work with Redis, or locally without one and while it is unavailable. */
export async function withRedis<Store, T>(
  store: Store | null,
  work: (store: Store) => Promise<T>,
  locally: () => Promise<T> | T,
): Promise<T> {
  return store === null ? locally() : orWithout(() => work(store), locally);
}

/** Deletes a key; without Redis, or while it is unavailable, there is nothing to delete. */
export function deleteKey(store: Commands | null, key: string): Promise<unknown> {
  return withRedis<Commands, unknown>(
    store,
    (redis) => redis.call('DEL', key),
    () => undefined,
  );
}

/** Returns null if Redis is unavailable. */
export function orNull<T>(pending: () => Promise<T>): Promise<T | null> {
  return orWithout<T | null>(pending, () => null);
}

export function asText(reply: unknown): string | null {
  if (typeof reply === 'string') return reply;
  return Buffer.isBuffer(reply) ? reply.toString('utf8') : null;
}

interface Commands {
  call(name: string, key: string, ...args: readonly (string | number)[]): Promise<unknown>;
}

/** Reads a value that {@link writeSealed} wrote; the caller is the only writer of the key and so knows its type. */
export async function readSealed<T>(store: Commands, seal: Seal, key: string): Promise<T | null> {
  const sealed = asText(await store.call('GET', key));
  const opened = sealed === null ? null : seal.open(sealed);
  return opened === null ? null : (JSON.parse(opened.value) as T);
}

/** Writes a value as sealed JSON. */
export async function writeSealed(store: Commands, seal: Seal, key: string, value: unknown, ttlMs: number) {
  await store.call('SET', key, seal.seal(JSON.stringify(value)), 'PX', ttlMs);
}
