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

interface Reason {
  /** Code of Shopware or of the database. */
  readonly code: string;
  /** Path in the request body, e.g. `/seo_url/3/routeName`; empty if unknown. */
  readonly pointer: string;
  readonly detail: string;
}

/** Shopware rejected a request. */
export class RejectedError extends ShopwareError {
  readonly status: number;
  readonly reasons: readonly Reason[];

  constructor(status: number, body: unknown) {
    const reasons = reasonsOf(body);
    super(
      reasons.length === 0
        ? `status ${status}`
        : reasons.map(({ pointer, detail }) => (pointer ? `${pointer}: ${detail}` : detail)).join('\n  '),
    );
    this.status = status;
    this.reasons = reasons;
  }

  hasCode(...codes: readonly string[]): boolean {
    return this.reasons.some(({ code }) => codes.includes(code));
  }

  /** Whether the same request may succeed later: Shopware is busy, or a database lock timed out. */
  get isTemporary(): boolean {
    return [429, 502, 503, 504].includes(this.status) || this.hasCode('1205', '1213', '40001');
  }
}

/** Shopware indexes what is written before it answers. */
const TIMEOUT_MS = 300_000;
const TOKEN_MARGIN_MS = 30_000;
const PAGE_SIZE = 500;
const RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 5_000];

/** Client of Shopware's Admin API that renews its token and retries temporary failures. */
export class AdminClient {
  readonly #connection: AdminConnection;
  readonly #retryDelaysMs: readonly number[];
  #token: { readonly value: string; readonly until: number } | undefined;

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
      const rows = await this.#data(`/api/search/${entity.replaceAll('_', '-')}`, {
        ...criteria,
        limit: PAGE_SIZE,
        page,
        sort: [{ field: 'id', order: 'ASC' }],
      });
      found.push(...rows.filter(isRecord));
      if (rows.length < PAGE_SIZE) return found;
    }
  }

  /** Returns the ids that exist. @throws ShopwareError */
  async existing(entity: string, ids: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < ids.length; from += PAGE_SIZE) {
      const batch = { ids: ids.slice(from, from + PAGE_SIZE), limit: PAGE_SIZE };
      const rows = await this.#data(`/api/search-ids/${entity.replaceAll('_', '-')}`, batch);
      for (const id of rows) if (typeof id === 'string') found.add(id);
    }
    return found;
  }

  async #data(path: string, body: object): Promise<unknown[]> {
    const response = await this.send('POST', path, body);
    return isObject(response) && Array.isArray(response['data']) ? response['data'] : [];
  }

  async #request(
    method: string,
    path: string,
    type: string,
    body: BodyInit | null = null,
    [pause, ...pauses] = this.#retryDelaysMs,
  ): Promise<unknown> {
    const authorization = `Bearer ${await this.#bearer()}`;
    const headers = { authorization, accept: 'application/json', 'content-type': type };
    const response = await this.#fetch(path, { method, headers, body });
    const content: unknown = await response.json().catch(() => undefined);
    if (response.ok) return content;
    const error = new RejectedError(response.status, content);
    if (pause === undefined || !error.isTemporary) throw error;
    await delay(pause);
    return this.#request(method, path, type, body, pauses);
  }

  async #bearer(): Promise<string> {
    if (this.#token !== undefined && Date.now() < this.#token.until) return this.#token.value;
    const response = await this.#fetch('/api/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(this.#connection.grant),
    });
    const content: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !isObject(content) || typeof content['access_token'] !== 'string')
      throw new ShopwareError(
        `Shopware returns no token: ${new RejectedError(response.status, content).message}`,
      );
    const lifetimeS = typeof content['expires_in'] === 'number' ? content['expires_in'] : 60;
    this.#token = {
      value: content['access_token'],
      until: Date.now() + lifetimeS * 1_000 - TOKEN_MARGIN_MS,
    };
    return this.#token.value;
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

function isRecord(value: unknown): value is ShopwareRecord {
  return isObject(value) && typeof value['id'] === 'string';
}

function reasonsOf(body: unknown): Reason[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isObject) : [];
  return errors.map(({ source, detail, title, code }) => ({
    code: String(code ?? ''),
    pointer: isObject(source) && typeof source['pointer'] === 'string' ? source['pointer'] : '',
    detail: String(detail || title || code),
  }));
}
