import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { Semaphore } from '../../lib/semaphore.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { Circuit } from './circuit.ts';

/** A call to Shopware. */
export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, e.g. `/store-api/context`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly file?: { readonly content: Uint8Array; readonly type: string };
  /** How many times longer than others the call may take; 1 when absent. */
  readonly timeoutFactor?: number;
}

/** What came back, unread: any status. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Bytes of the body as they travelled. */
  readonly size: number;
  readonly text: string;
}

/** What came back with its body still to be read. */
export interface OpenAnswer {
  readonly status: number;
  readonly headers: UpstreamAnswer['headers'];
  /** Must be read or discarded. */
  readonly body: Readable;
  /** Leaves the body unread. */
  discard(): Promise<void>;
}

/** Milliseconds without a byte after which a file is given up. */
const FILE_IDLE_TIMEOUT_MS = 30_000;
/** Largest answer that is read, in bytes. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** Calls at a time. */
const MAX_CONNECTIONS = 64;
/** Calls that wait for one of these; more are refused. */
const MAX_QUEUE = 256;
/** Seconds after which a call that was refused for too many others may come again. */
const OVERLOAD_RETRY_AFTER_S = 1;
/** A server that is down or drowned, as a proxy in front of it says. */
const DOWN = new Set([502, 503, 504]);
/** Case 595: a shop in maintenance answers 503 and is quite well. */
const WELL = 'MAINTENANCE_MODE';

/** Is told of every call, and may add headers to it. */
export interface CallObserver {
  /** @returns headers to add, and what is to be told when the call is over */
  begin(
    method: string,
    path: string,
  ): {
    readonly headers: Readonly<Record<string, string>>;
    /** @param outcome a status, or the reason of an UpstreamError */
    end(outcome: string): void;
  };
}

const NOBODY: CallObserver = { begin: () => ({ headers: {}, end: () => undefined }) };

/** Connections to one API of Shopware: a time limit and a size limit on every call, bounded numbers, a circuit breaker. */
export class Transport {
  readonly origin: string;
  readonly timeout: number;
  readonly circuit = new Circuit();
  readonly gate = new Semaphore(MAX_CONNECTIONS, MAX_QUEUE);
  readonly #pool: Pool;
  readonly #observer: CallObserver;
  #lastFailed = false;

  /** @param timeout milliseconds from the call to the last byte */
  constructor(origin: string, timeout: number, observer: CallObserver = NOBODY) {
    this.#observer = observer;
    this.origin = new URL(origin).origin;
    this.timeout = timeout;
    this.#pool = new Pool(this.origin, {
      connections: MAX_CONNECTIONS,
      pipelining: 1,
      keepAliveTimeout: 10_000,
    });
  }

  /** Whether calls are refused because most failed, or the last one got no answer. */
  get failing(): boolean {
    return this.#lastFailed || this.circuit.state !== 'closed';
  }

  /**
   * Sends one call, once.
   * @throws UpstreamError `timeout`, `unreachable` or `too-large`; `overloaded` when nothing was sent
   */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const call = this.#observer.begin(request.method, request.path);
    try {
      const answer = await this.#send({ ...request, headers: { ...request.headers, ...call.headers } });
      call.end(String(answer.status));
      return answer;
    } catch (error) {
      call.end(error instanceof UpstreamError ? error.reason : 'failed');
      throw error;
    }
  }

  async #send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const timeout = this.timeout * (request.timeoutFactor ?? 1);
    const signal = AbortSignal.timeout(timeout);
    const end = await this.#acquire(request.path, signal);
    let failed = true;
    try {
      const answer = await this.#exchange(request, signal, timeout);
      failed = DOWN.has(answer.status) && !answer.text.includes(WELL);
      return answer;
    } catch (error) {
      failed = !(error instanceof UpstreamError) || error.reason !== 'too-large';
      throw error;
    } finally {
      this.#lastFailed = failed;
      end(failed);
    }
  }

  /** A place among the calls under way, where the circuit lets one through; answers how to end it. */
  async #acquire(path: string, signal: AbortSignal): Promise<(failed: boolean) => void> {
    const place = this.gate.acquire();
    if (place === null)
      throw new UpstreamError('overloaded', `${path}: too many calls wait`, 503, OVERLOAD_RETRY_AFTER_S);
    const leave = await place;
    if (signal.aborted) {
      leave();
      throw new UpstreamError(
        'overloaded',
        `${path} waited too long for its turn`,
        503,
        OVERLOAD_RETRY_AFTER_S,
      );
    }
    const ended = this.circuit.admit();
    if (ended !== null) {
      return (failed) => {
        ended(failed);
        leave();
      };
    }
    leave();
    const { retryAfter } = this.circuit;
    throw new UpstreamError('overloaded', `${path}: Shopware does not answer just now`, 503, retryAfter);
  }

  async #exchange(request: UpstreamRequest, signal: AbortSignal, timeout: number): Promise<UpstreamAnswer> {
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method: request.method,
        path: request.path,
        headers: { ...request.headers, ...contentType(request) },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        ...(request.file === undefined ? {} : { body: request.file.content }),
        signal,
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of body) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        if (size > MAX_BODY_BYTES) throw new UpstreamError('too-large', `${request.path} answered too much`);
        chunks.push(bytes);
      }
      return { status: statusCode, headers, size, text: Buffer.concat(chunks).toString('utf8') };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (signal.aborted)
        throw new UpstreamError('timeout', `${request.path} took longer than ${timeout} ms`);
      throw new UpstreamError(
        'unreachable',
        `${request.path}: ${error instanceof Error ? error.message : 'failed'}`,
      );
    }
  }

  /**
   * Opens a file; its body is not read and has no limit but that of silence.
   * @throws UpstreamError `timeout` or `unreachable`
   */
  async open(path: string, headers: Readonly<Record<string, string>>): Promise<OpenAnswer> {
    try {
      const answer = await this.#pool.request({
        method: 'GET',
        path,
        headers,
        headersTimeout: Math.max(this.timeout, 1_000),
        bodyTimeout: FILE_IDLE_TIMEOUT_MS,
      });
      const { statusCode: status, headers: received, body } = answer;
      return { status, headers: received, body, discard: () => body.dump() };
    } catch (error) {
      const late = error instanceof Error && error.name === 'HeadersTimeoutError';
      if (late) throw new UpstreamError('timeout', `${path} took longer than ${this.timeout} ms`);
      throw new UpstreamError('unreachable', `${path}: ${error instanceof Error ? error.message : 'failed'}`);
    }
  }

  /** Ends all connections; calls under way may finish. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function contentType({ body, file }: UpstreamRequest): Record<string, string> {
  if (file !== undefined) return { 'content-type': file.type };
  return body === undefined ? {} : { 'content-type': 'application/json' };
}
