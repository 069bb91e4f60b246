import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { Semaphore } from '../../lib/semaphore.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { basicCredentials } from '../../shopware/transport/basic-credentials.ts';

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

/** Fetches files of Shopware's media only, with bounded concurrency. */
export class ShopFiles {
  readonly #dispatcher: Dispatcher;
  readonly #origin: string;
  readonly #gate = new Semaphore(CONCURRENCY, MAX_QUEUE);
  readonly #missing = new LRUCache<string, true>({ max: MAX_NEGATIVE, ttl: NEGATIVE_TTL_MS });

  /** Prefix of `/media/`, e.g. `/shop1` in a storage shared by several shops. */
  readonly #folder: string;
  readonly #credentials: Readonly<Record<string, string>>;

  /**
   * @param endpoint base URL of `/media/` and `/thumbnail/`
   * @param dispatcher connections, which the caller closes
   */
  constructor(endpoint: string, dispatcher: Dispatcher) {
    const { origin, pathname } = new URL(endpoint);
    this.#folder = pathname.replace(/\/$/, '');
    this.#credentials = { ...basicCredentials(endpoint) };
    this.#origin = origin;
    this.#dispatcher = dispatcher;
  }

  /**
   * @param path path and version from `safePath`
   * @returns null for a missing file
   * @throws UpstreamError `overloaded` when the queue is full, `timeout`, `unreachable`, `failed` for another status
   */
  async open(path: string, request: FileRequest): Promise<ShopFile | null> {
    const name = pathOf(path);
    if (this.#missing.has(name)) return null;
    const leave = await this.#acquire(path, request.signal);
    try {
      const file = await this.#request(path, request);
      file.body.once('close', leave);
      if (file.status === 200 || file.status === 304) return file;
      file.body.on('error', () => undefined).destroy();
      if (!ABSENT.has(file.status))
        throw new UpstreamError('failed', `${path} answered ${file.status}`, file.status);
      // Some storages support only GET.
      if (request.method !== 'HEAD') this.#missing.set(name, true);
      return null;
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #acquire(path: string, signal: AbortSignal | undefined): Promise<() => void> {
    const started = performance.now();
    const leave = await this.#gate.acquire();
    if (leave === null)
      throw new UpstreamError('overloaded', `${path}: queue is full`, 503, OVERLOAD_RETRY_S);
    const isTimeout = performance.now() - started > HEADERS_TIMEOUT_MS;
    if (!isTimeout && !signal?.aborted) return leave;
    leave();
    throw new UpstreamError('overloaded', `${path} waited too long in the queue`, 503, OVERLOAD_RETRY_S);
  }

  async #request(path: string, { method = 'GET', headers, signal }: FileRequest): Promise<ShopFile> {
    try {
      const answer = await this.#dispatcher.request({
        origin: this.#origin,
        method,
        path: this.#folder + path,
        headers: { ...this.#credentials, ...headers },
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
}

export function pathOf(path: string): string {
  const end = path.indexOf('?');
  return end < 0 ? path : path.slice(0, end);
}
