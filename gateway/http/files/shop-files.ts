import { LRUCache } from 'lru-cache';
import { type Dispatcher, Pool } from 'undici';
import { decodedUri } from '../../lib/decode-uri.ts';
import { Semaphore } from '../../lib/semaphore.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { basicCredentials } from '../../shopware/transport/basic-credentials.ts';

/** Shopware's folder and file names, without `..` and double encoding. */
const SAFE_PATH = /^\/(?:media|thumbnail)\/[\w\-./%+~()]+$/;
/** Shopware's version suffix of a replaced file: seconds since 1970. */
const VERSION = /^(?:ts=)?\d{1,13}$/;
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const CONCURRENCY = 32;
const MAX_QUEUE = 128;
const OVERLOAD_RETRY_S = 1;
/** Timeout until the headers; shorter with time in the queue, so that a storage that hangs does not get the queue, too. */
const HEADERS_TIMEOUT_MS = 5_000;
const QUEUED_TIMEOUT_MS = 4_000;
/** Timeout between two chunks. */
const BODY_TIMEOUT_MS = 10_000;
/** Statuses of a file, of a part of it, of an unchanged file and of a part that it does not have. */
const PASSED: ReadonlySet<number> = new Set([200, 206, 304, 416]);
/** Statuses of a missing file; storages without list permission answer 403. Other errors are temporary. */
const ABSENT: ReadonlySet<number> = new Set([403, 404, 410]);
const NEGATIVE_TTL_MS = 30_000;
const MAX_NEGATIVE = 10_000;

interface FileRequest {
  readonly method?: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Files of Shopware's media only. */
export type ShopFiles = ReturnType<typeof shopFiles>;

/** Connects to Shopware's media, with bounded concurrency. */
export function shopFiles(endpoint: string) {
  const { origin, pathname } = new URL(endpoint);
  const folder = pathname.replace(/\/$/, '');
  const credentials = basicCredentials(endpoint);
  const pool = new Pool(origin, {
    connections: CONCURRENCY,
    maxResponseSize: MAX_FILE_BYTES,
    bodyTimeout: BODY_TIMEOUT_MS,
  });
  const missing = new LRUCache<string, true>({ max: MAX_NEGATIVE, ttl: NEGATIVE_TTL_MS });

  /** Sends a request. @throws UpstreamError also for a full queue */
  async function send(path: string, { method = 'GET', headers, signal }: FileRequest) {
    const pending = pool.stats.size;
    if (pending >= CONCURRENCY + MAX_QUEUE)
      throw new UpstreamError('overloaded', `${path}: too many files are requested`, 503, OVERLOAD_RETRY_S);
    const late = new AbortController();
    const timeout = pending < CONCURRENCY ? HEADERS_TIMEOUT_MS : QUEUED_TIMEOUT_MS;
    const timer = setTimeout(() => late.abort(), timeout);
    try {
      return await pool.request({
        method,
        path: folder + path,
        headers: { ...credentials, ...headers },
        signal: AbortSignal.any([signal, late.signal]),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'failed';
      throw new UpstreamError(late.signal.aborted ? 'timeout' : 'unreachable', `${path}: ${reason}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Opens a file, whose body must be read or dumped; null if it is missing or too large. @throws UpstreamError */
  async function open(path: string, request: FileRequest): Promise<Dispatcher.ResponseData | null> {
    const name = pathOf(path);
    if (missing.has(name)) return null;
    const file = await send(path, request);
    const { statusCode, headers, body } = file;
    const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_FILE_BYTES;
    if (PASSED.has(statusCode) && !isTooLarge) return file;
    void body.dump();
    if (isTooLarge) return null;
    if (!ABSENT.has(statusCode))
      throw new UpstreamError('failed', `${path} answered ${statusCode}`, statusCode);
    // Some storages support only GET.
    if (request.method !== 'HEAD') missing.set(name, true);
    return null;
  }

  /** Bodies that are sent at the speed of the client; the other connections are for pictures. */
  const streams = new Semaphore(CONCURRENCY / 2, 0);
  return { open, streams, close: () => pool.destroy() };
}

/** Validates the path and version of a file; null if they are invalid. */
export function safePath(url: string): string | null {
  const path = pathOf(url);
  const query = url.slice(path.length + 1);
  if (!SAFE_PATH.test(path) || (decodedUri(path)?.includes('..') ?? true)) return null;
  return VERSION.test(query) ? `${path}?${query}` : path;
}

/** The path without its version. */
export function pathOf(path: string): string {
  return path.split('?', 1)[0] ?? '';
}
