import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { decodedUri } from '../../lib/decode-uri.ts';
import { Semaphore } from '../../lib/semaphore.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { basicCredentials } from '../../shopware/transport/basic-credentials.ts';

/** Shopware's folder and file names, without `..` and double encoding. */
const SAFE_PATH = /^\/(?:media|thumbnail)\/[\w\-./%+~()]+$/;
/** Shopware's version suffix of a replaced file: seconds since 1970. */
const VERSION = /^(?:ts=)?\d{1,13}$/;
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
const CONCURRENCY = 32;
const MAX_QUEUE = 128;
const OVERLOAD_RETRY_S = 1;
/** Timeout until the headers, including the queue, and between two chunks. */
const HEADERS_TIMEOUT_MS = 5_000;
const BODY_TIMEOUT_MS = 10_000;
/** Statuses of a missing file; storages without list permission answer 403. Other errors are temporary. */
const ABSENT: ReadonlySet<number> = new Set([403, 404, 410]);
const NEGATIVE_TTL_MS = 30_000;
const MAX_NEGATIVE = 10_000;

export interface ShopFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Must be read or destroyed. */
  readonly body: Readable;
}

interface FileRequest {
  readonly method?: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Opens a file; null if it is missing. @throws UpstreamError also for a full queue */
export type OpenFile = (path: string, request: FileRequest) => Promise<ShopFile | null>;

/** Files of Shopware's media only, with bounded concurrency. The caller closes the connections. */
export function shopFiles(endpoint: string, dispatcher: Dispatcher): OpenFile {
  const { origin, pathname } = new URL(endpoint);
  const folder = pathname.replace(/\/$/, '');
  const credentials = basicCredentials(endpoint);
  const gate = new Semaphore(CONCURRENCY, MAX_QUEUE);
  const missing = new LRUCache<string, true>({ max: MAX_NEGATIVE, ttl: NEGATIVE_TTL_MS });

  async function enter(path: string, signal: AbortSignal | undefined): Promise<() => void> {
    const end = performance.now() + HEADERS_TIMEOUT_MS;
    const leave = await gate.acquire();
    if (leave !== null && performance.now() < end && !signal?.aborted) return leave;
    leave?.();
    throw new UpstreamError('overloaded', `${path}: too many files are requested`, 503, OVERLOAD_RETRY_S);
  }

  async function send(path: string, { method = 'GET', headers, signal }: FileRequest): Promise<ShopFile> {
    try {
      const answer = await dispatcher.request({
        origin,
        method,
        path: folder + path,
        headers: { ...credentials, ...headers },
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
        ...(signal ? { signal } : {}),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'failed';
      const isTimeout = error instanceof Error && error.name === 'HeadersTimeoutError';
      throw new UpstreamError(isTimeout ? 'timeout' : 'unreachable', `${path}: ${reason}`);
    }
  }

  return async (path, request) => {
    const name = pathOf(path);
    if (missing.has(name)) return null;
    const leave = await enter(path, request.signal);
    try {
      const file = await send(path, request);
      file.body.once('close', leave);
      if (file.status === 200 || file.status === 304) return file;
      discard(file);
      if (!ABSENT.has(file.status))
        throw new UpstreamError('failed', `${path} answered ${file.status}`, file.status);
      // Some storages support only GET.
      if (request.method !== 'HEAD') missing.set(name, true);
      return null;
    } catch (error) {
      leave();
      throw error;
    }
  };
}

export function discard({ body }: ShopFile): void {
  body.on('error', () => undefined).destroy();
}

/** Validates the path and version of a file; null if they are invalid. */
export function safePath(url: string): string | null {
  const path = pathOf(url);
  const query = url.slice(path.length + 1);
  if (!SAFE_PATH.test(path) || (decodedUri(path)?.includes('..') ?? true)) return null;
  return VERSION.test(query) ? `${path}?${query}` : path;
}

export function pathOf(path: string): string {
  return path.split('?', 1)[0] ?? '';
}
