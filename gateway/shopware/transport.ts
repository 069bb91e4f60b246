import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { UpstreamError } from './errors.ts';

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
const SILENCE = 30_000;
/** Largest answer that is read, in bytes. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** Connections to one Shopware with a time limit and a size limit on every call. */
export class Transport {
  readonly origin: string;
  readonly timeout: number;
  readonly #pool: Pool;

  /** @param timeout milliseconds from the call to the last byte */
  constructor(origin: string, timeout: number) {
    this.origin = new URL(origin).origin;
    this.timeout = timeout;
    this.#pool = new Pool(this.origin, { connections: 64, pipelining: 1, keepAliveTimeout: 10_000 });
  }

  /**
   * Sends one call, once.
   * @throws UpstreamError `timeout`, `unreachable` or `too-large`
   */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const signal = AbortSignal.timeout(this.timeout);
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
        if (size > LARGEST_BODY) throw new UpstreamError('too-large', `${request.path} answered too much`);
        chunks.push(bytes);
      }
      return { status: statusCode, headers, size, text: Buffer.concat(chunks).toString('utf8') };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (signal.aborted)
        throw new UpstreamError('timeout', `${request.path} took longer than ${this.timeout} ms`);
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
        bodyTimeout: SILENCE,
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
