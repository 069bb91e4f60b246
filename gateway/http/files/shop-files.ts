import { LRUCache } from 'lru-cache';
import type { Agent, Dispatcher } from 'undici';
import { decodedUri } from '../../lib/decode-uri.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { MAX_FILE_BYTES, MAX_FILE_CONNECTIONS } from '../../platform/connections.ts';
import { basicCredentials } from '../../shopware/transport/basic-credentials.ts';

/** Shopware's folder and file names, without `..` and double encoding. */
const SAFE_PATH = /^\/(?:media|thumbnail)\/[\w\-./%+~()]+$/;
/** Shopware's version suffix of a replaced file: seconds since 1970. */
const VERSION = /^(?:ts=)?\d{1,13}$/;
const MAX_QUEUE = 128;
const OVERLOAD_RETRY_S = 1;
/** Timeout until the headers; shorter with time in the queue, so that a storage that hangs does not get the queue, too. */
const HEADERS_TIMEOUT_MS = 5_000;
const QUEUED_TIMEOUT_MS = 4_000;
/** Timeout between two chunks. */
const BODY_TIMEOUT_MS = 10_000;
/** Statuses of a missing file; storages without list permission answer 403. Other errors are temporary. */
const ABSENT: ReadonlySet<number> = new Set([403, 404, 410]);
const NEGATIVE_TTL_MS = 30_000;
const MAX_NEGATIVE = 10_000;

/** A file of the shop. Its body must be read or destroyed. */
export type ShopFile = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

interface FileRequest {
  readonly method?: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Opens a file; null if it is missing or larger than `MAX_FILE_BYTES`. @throws UpstreamError also for a full queue */
export type OpenFile = (path: string, request: FileRequest) => Promise<ShopFile | null>;

/** Files of Shopware's media only, over the connections of `agent`, which the caller closes. */
export function shopFiles(endpoint: string, agent: Agent): OpenFile {
  const { origin, pathname } = new URL(endpoint);
  const folder = pathname.replace(/\/$/, '');
  const credentials = basicCredentials(endpoint);
  const missing = new LRUCache<string, true>({ max: MAX_NEGATIVE, ttl: NEGATIVE_TTL_MS });

  return async (path, { method = 'GET', headers, signal }) => {
    const name = pathOf(path);
    if (missing.has(name)) return null;
    const pending = agent.stats[origin]?.size ?? 0;
    if (pending >= MAX_FILE_CONNECTIONS + MAX_QUEUE)
      throw new UpstreamError('overloaded', `${path}: too many files are requested`, 503, OVERLOAD_RETRY_S);
    const late = new AbortController();
    const timeout = pending < MAX_FILE_CONNECTIONS ? HEADERS_TIMEOUT_MS : QUEUED_TIMEOUT_MS;
    const timer = setTimeout(() => late.abort(), timeout);
    const file = await agent
      .request({
        origin,
        method,
        path: folder + path,
        headers: { ...credentials, ...headers },
        bodyTimeout: BODY_TIMEOUT_MS,
        signal: AbortSignal.any([signal, late.signal]),
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'failed';
        throw new UpstreamError(late.signal.aborted ? 'timeout' : 'unreachable', `${path}: ${reason}`);
      })
      .finally(() => clearTimeout(timer));
    const { statusCode } = file;
    const isTooLarge = Number(file.headers['content-length'] ?? 0) > MAX_FILE_BYTES;
    if (statusCode === 304 || (statusCode === 200 && !isTooLarge)) return file;
    discard(file);
    if (statusCode === 200) return null;
    if (!ABSENT.has(statusCode))
      throw new UpstreamError('failed', `${path} answered ${statusCode}`, statusCode);
    // Some storages support only GET.
    if (method !== 'HEAD') missing.set(name, true);
    return null;
  };
}

/** Aborts the download of a file. */
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

/** The path without its version. */
export function pathOf(path: string): string {
  return path.split('?', 1)[0] ?? '';
}
