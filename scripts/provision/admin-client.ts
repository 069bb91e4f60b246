import { setTimeout as delay } from 'node:timers/promises';
import { isObject } from '../../sandbox/shops/shape.ts';

/** An entity as the Admin API returns or accepts it. */
export type ShopwareRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** Connection to an Admin API. */
export interface AdminConnection {
  /** Origin of Shopware, without a trailing slash. */
  readonly endpoint: string;
  /** Body of `/api/oauth/token`. */
  readonly grant: Readonly<Record<string, string>>;
}

/** A failure that the operator can fix in Shopware or in the configuration. */
export class ShopwareError extends Error {}

/** Shopware rejected a request. */
export class RejectedError extends ShopwareError {
  readonly status: number;
  /** Codes of Shopware or of the database. */
  readonly #codes: readonly string[];

  constructor(status: number, body: unknown) {
    const errors = isObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isObject) : [];
    const reasons = errors.map(({ source, detail, title, code }) => {
      const pointer = isObject(source) ? source['pointer'] : undefined;
      return [pointer, detail || title || code].filter(Boolean).join(': ');
    });
    super(reasons.slice(0, 5).join('\n  ') || `status ${status}`);
    this.status = status;
    this.#codes = errors.map(({ code }) => String(code));
  }

  hasCode(...codes: readonly string[]): boolean {
    return this.#codes.some((code) => codes.includes(code));
  }

  /** Whether the same request may succeed later: the token expired, Shopware is busy, or a database lock timed out. */
  get isTemporary(): boolean {
    return [401, 429, 502, 503, 504].includes(this.status) || this.hasCode('1205', '1213', '40001');
  }
}

/** Shopware indexes what is written before it answers. */
const TIMEOUT_MS = 300_000;
const PAGE_SIZE = 500;
const RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 5_000];

/** Client of Shopware's Admin API that renews its token and retries temporary failures. */
export class AdminClient {
  readonly #connection: AdminConnection;
  readonly #retryDelaysMs: readonly number[];
  #token: string | undefined;

  constructor(connection: AdminConnection, retryDelaysMs = RETRY_DELAYS_MS) {
    this.#connection = connection;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Sends JSON. @throws RejectedError for a status from 400 on, ShopwareError without a response */
  async send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    return this.#request(method, path, 'application/json', body === undefined ? null : JSON.stringify(body));
  }

  /** Writes or deletes entities in one transaction. @throws ShopwareError */
  async sync(entity: string, action: 'upsert' | 'delete', payload: readonly object[]): Promise<void> {
    await this.send('POST', '/api/_action/sync', { [entity]: { entity, action, payload } });
  }

  /** Uploads a file. @throws ShopwareError */
  async upload(path: string, content: Buffer, type: string): Promise<void> {
    await this.#request('POST', path, type, new Uint8Array(content));
  }

  /** Returns all entities that match the criteria. @throws ShopwareError */
  async search(entity: string, criteria: Readonly<Record<string, unknown>> = {}): Promise<ShopwareRecord[]> {
    const found: ShopwareRecord[] = [];
    for (let page = 1; ; page++) {
      const sort = [{ field: 'id', order: 'ASC' }];
      const rows = await this.#rows('search', entity, { ...criteria, limit: PAGE_SIZE, page, sort });
      found.push(
        ...rows.filter((row): row is ShopwareRecord => isObject(row) && typeof row['id'] === 'string'),
      );
      if (rows.length < PAGE_SIZE) return found;
    }
  }

  /** Returns the ids that exist. @throws ShopwareError */
  async existing(entity: string, ids: readonly string[]): Promise<Set<unknown>> {
    return new Set(ids.length === 0 ? [] : await this.#rows('search-ids', entity, { ids }));
  }

  async #rows(kind: 'search' | 'search-ids', entity: string, criteria: object): Promise<unknown[]> {
    const response = await this.send('POST', `/api/${kind}/${entity.replaceAll('_', '-')}`, criteria);
    return isObject(response) && Array.isArray(response['data']) ? response['data'] : [];
  }

  async #request(
    method: string,
    path: string,
    type: string,
    body: BodyInit | null = null,
    [pause, ...pauses] = this.#retryDelaysMs,
  ): Promise<unknown> {
    this.#token ??= await this.#authorise();
    const headers = {
      authorization: `Bearer ${this.#token}`,
      accept: 'application/json',
      'content-type': type,
    };
    const response = await this.#fetch(path, { method, headers, body });
    const content: unknown = await response.json().catch(() => undefined);
    if (response.ok) return content;
    const error = new RejectedError(response.status, content);
    if (pause === undefined || !error.isTemporary) throw error;
    if (error.status === 401) this.#token = undefined;
    await delay(pause);
    return this.#request(method, path, type, body, pauses);
  }

  async #authorise(): Promise<string> {
    const response = await this.#fetch('/api/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(this.#connection.grant),
    });
    const content: unknown = await response.json().catch(() => undefined);
    if (isObject(content) && typeof content['access_token'] === 'string') return content['access_token'];
    throw new ShopwareError(
      `Shopware returns no token: ${new RejectedError(response.status, content).message}`,
    );
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const url = `${this.#connection.endpoint}${path}`;
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new ShopwareError(
        `${url} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  }
}
