import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { wellFormedJson } from '../../lib/json.ts';
import { Semaphore } from '../../lib/semaphore.ts';
import { NotConnectedError, UpstreamError } from '../../lib/upstream-error.ts';
import { basicCredentials } from './basic-credentials.ts';
import { Circuit } from './circuit.ts';

export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent unchanged in place of a body. */
  readonly file?: { readonly content: Uint8Array; readonly type: string };
  /** Multiple of the default timeout. Default: 1. */
  readonly timeoutFactor?: number;
}

/** An answer of any status, unparsed. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Bytes of the body on the wire. */
  readonly size: number;
  readonly text: string;
}

export interface OpenAnswer {
  readonly status: number;
  readonly headers: UpstreamAnswer['headers'];
  /** Must be read or discarded. */
  readonly body: Readable;
  discard(): Promise<void>;
}

const FILE_IDLE_TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 8 * 1024 * 1024;

const MAX_RUNNING = 64;
const MAX_QUEUE = 256;
const OVERLOAD_RETRY_AFTER_S = 1;
const DOWN = new Set([502, 503, 504]);
/** Code of a sales channel in maintenance, which answers 503 but is healthy (case 595). */
const MAINTENANCE_CODE = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';

/** Error codes that mean that nothing was sent. */
const UNCONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Observes every call, and may add headers to it. */
export interface CallObserver {
  /** @returns additional headers, and a callback for the end of the call */
  begin(
    method: string,
    path: string,
  ): {
    readonly headers: Readonly<Record<string, string>>;
    /** @param outcome a status, or the reason of an UpstreamError */
    end(outcome: string): void;
  };
  circuitChanged(isOpen: boolean): void;
}

const NOOP_OBSERVER: CallObserver = {
  begin: () => ({ headers: {}, end: () => undefined }),
  circuitChanged: () => undefined,
};

/** Calls to one API of Shopware with timeouts, size limits, a bounded queue and a circuit breaker. */
export class Transport {
  readonly origin: string;
  readonly timeout: number;
  readonly circuit = new Circuit((isOpen) => this.#observer.circuitChanged(isOpen));
  readonly gate = new Semaphore(MAX_RUNNING, MAX_QUEUE);
  /** Called for every response of a shop in maintenance. */
  onMaintenance: () => void = () => undefined;
  readonly #dispatcher: Dispatcher;
  readonly #observer: CallObserver;
  /** Overridden by a request's own authorisation. */
  readonly #credentials: Readonly<Record<string, string>>;
  #lastFailed = false;

  /** `origin` may contain credentials; `timeout` in milliseconds to the last byte; the caller closes `dispatcher`. */
  constructor(
    origin: string,
    timeout: number,
    dispatcher: Dispatcher,
    observer: CallObserver = NOOP_OBSERVER,
  ) {
    this.#observer = observer;
    this.origin = new URL(origin).origin;
    this.#credentials = { ...basicCredentials(origin) };
    this.timeout = timeout;
    this.#dispatcher = dispatcher;
  }

  /** Whether the circuit is open, or the last call got no response. */
  get failing(): boolean {
    return this.#lastFailed || this.circuit.state !== 'closed';
  }

  /** Sends one call without retries. @throws UpstreamError; `overloaded` or NotConnectedError when nothing was sent */
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
    // Unlike `AbortSignal.timeout`, the timer is cleared when the call ends.
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(), timeout);
    const end = await this.#acquire(request.path, signal).catch((error: unknown) => {
      clearTimeout(timer);
      throw error;
    });
    let failed = true;
    try {
      const answer = await this.#exchange(request, signal, timeout);
      if (isMaintenance(answer)) this.onMaintenance();
      failed = DOWN.has(answer.status) && !isMaintenance(answer);
      return answer;
    } catch (error) {
      failed = !(error instanceof UpstreamError) || error.reason !== 'too-large';
      throw error;
    } finally {
      clearTimeout(timer);
      this.#lastFailed = failed;
      end(failed);
    }
  }

  async #acquire(path: string, signal: AbortSignal): Promise<(failed: boolean) => void> {
    const place = this.gate.acquire();
    if (place === null) throw overloaded(`${path}: queue is full`);
    const leave = await place;
    if (signal.aborted) {
      leave();
      throw overloaded(`${path} waited too long in the queue`);
    }
    const ended = this.circuit.admit();
    if (ended !== null) {
      return (failed) => {
        ended(failed);
        leave();
      };
    }
    leave();
    throw overloaded(`${path}: Shopware is unavailable`, this.circuit.retryAfter);
  }

  async #exchange(request: UpstreamRequest, signal: AbortSignal, timeout: number): Promise<UpstreamAnswer> {
    try {
      const { statusCode, headers, body } = await this.#dispatcher.request({
        origin: this.origin,
        method: request.method,
        path: request.path,
        headers: { ...this.#credentials, ...request.headers, ...contentType(request) },
        ...(request.body === undefined ? {} : { body: wellFormedJson(request.body) }),
        ...(request.file === undefined ? {} : { body: request.file.content }),
        signal,
      });
      const decoder = new TextDecoder();
      let text = '';
      let size = 0;
      for await (const chunk of body) {
        const bytes: Uint8Array = chunk;
        size += bytes.length;
        if (size > MAX_BODY_BYTES) throw new UpstreamError('too-large', `${request.path} returned too much`);
        text += decoder.decode(bytes, { stream: true });
      }
      return { status: statusCode, headers, size, text: text + decoder.decode() };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (signal.aborted)
        throw new UpstreamError('timeout', `${request.path} took longer than ${timeout} ms`);
      const message = `${request.path}: ${error instanceof Error ? error.message : 'failed'}`;
      if (error instanceof Error && 'code' in error && UNCONNECTED.has(error.code))
        throw new NotConnectedError(message);
      throw new UpstreamError('unreachable', message);
    }
  }

  /** Opens a file; its body has an idle timeout but no size limit. @throws UpstreamError */
  async open(path: string, headers: Readonly<Record<string, string>>): Promise<OpenAnswer> {
    try {
      const answer = await this.#dispatcher.request({
        origin: this.origin,
        method: 'GET',
        path,
        headers: { ...this.#credentials, ...headers },
        headersTimeout: Math.max(this.timeout, 1_000),
        bodyTimeout: FILE_IDLE_TIMEOUT_MS,
      });
      const { statusCode: status, headers: received, body } = answer;
      return { status, headers: received, body, discard: () => body.dump() };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'HeadersTimeoutError';
      if (isTimeout) throw new UpstreamError('timeout', `${path} took longer than ${this.timeout} ms`);
      throw new UpstreamError('unreachable', `${path}: ${error instanceof Error ? error.message : 'failed'}`);
    }
  }
}

/** Whether the sales channel is in maintenance (case 595). */
export function isMaintenance({ status, text }: UpstreamAnswer): boolean {
  return status === 503 && text.includes(MAINTENANCE_CODE);
}

function overloaded(message: string, retryAfter = OVERLOAD_RETRY_AFTER_S): UpstreamError {
  return new UpstreamError('overloaded', message, 503, retryAfter);
}

function contentType({ body, file }: UpstreamRequest): Record<string, string> {
  if (file !== undefined) return { 'content-type': file.type };
  return body === undefined ? {} : { 'content-type': 'application/json' };
}
