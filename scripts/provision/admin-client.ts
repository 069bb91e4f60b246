import { setTimeout as pause } from 'node:timers/promises';
import type { Configuration } from './configuration.ts';
import { isObject } from './json.ts';
import { RefusedError, ShopwareError } from './shopware-error.ts';

/** An entity as the Admin API sends or takes it. */
export type ShopwareRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** Milliseconds; Shopware indexes what is written before it answers. */
const TIME_LIMIT = 300_000;
/** Milliseconds before the end of its life in which a token is not used any more. */
const SPARE = 30_000;
/** Shopware's largest page of a search. */
const PAGE = 500;
/** Milliseconds before a request that failed in passing is sent again; every request here may be sent twice. */
const PAUSES: readonly number[] = [500, 2_000, 5_000];

function isRecord(value: unknown): value is ShopwareRecord {
  return isObject(value) && typeof value['id'] === 'string';
}

/** Shopware's Admin API, with a token that is renewed when it runs out. */
export class AdminClient {
  readonly #configuration: Configuration;
  #token: { readonly value: string; readonly until: number } | undefined;

  readonly #pauses: readonly number[];

  /** @param pauses milliseconds before each further try of a request that failed in passing */
  constructor(configuration: Configuration, pauses = PAUSES) {
    this.#configuration = configuration;
    this.#pauses = pauses;
  }

  /**
   * POST, PATCH or GET with JSON. What fails in passing is sent again.
   * @throws RefusedError on any status from 400 on; ShopwareError where there is no answer
   */
  async send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.#patiently(() => this.#request(method, path, text, 'application/json'));
  }

  /** Sends the bytes of a file. @throws ShopwareError */
  async upload(path: string, content: Buffer, type: string): Promise<void> {
    const bytes = new Uint8Array(content);
    await this.#patiently(() => this.#request('POST', path, bytes, type));
  }

  /** All entities that meet the criteria, whatever their number. @throws ShopwareError */
  async search(entity: string, criteria: Readonly<Record<string, unknown>> = {}): Promise<ShopwareRecord[]> {
    const found: ShopwareRecord[] = [];
    for (let page = 1; ; page++) {
      const answer = await this.send('POST', `/api/search/${entity.replaceAll('_', '-')}`, {
        ...criteria,
        limit: PAGE,
        page,
        sort: [{ field: 'id', order: 'ASC' }],
      });
      const rows = isObject(answer) && Array.isArray(answer['data']) ? answer['data'].filter(isRecord) : [];
      found.push(...rows);
      if (rows.length < PAGE) return found;
    }
  }

  /** Those of the ids that exist. @throws ShopwareError */
  async existing(entity: string, ids: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < ids.length; from += PAGE) {
      const answer = await this.send('POST', `/api/search-ids/${entity.replaceAll('_', '-')}`, {
        ids: ids.slice(from, from + PAGE),
        limit: PAGE,
      });
      const rows: unknown[] = isObject(answer) && Array.isArray(answer['data']) ? answer['data'] : [];
      for (const id of rows) if (typeof id === 'string') found.add(id);
    }
    return found;
  }

  async #patiently(request: () => Promise<unknown>): Promise<unknown> {
    for (const milliseconds of this.#pauses)
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof RefusedError && error.passing)) throw error;
        await pause(milliseconds);
      }
    return request();
  }

  async #request(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    type: string,
  ): Promise<unknown> {
    const response = await this.#fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${await this.#bearer()}`,
        accept: 'application/json',
        'content-type': type,
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new RefusedError(response.status, answer);
    return answer;
  }

  async #bearer(): Promise<string> {
    if (this.#token !== undefined && Date.now() < this.#token.until) return this.#token.value;
    const response = await this.#fetch('/api/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(this.#configuration.grant),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !isObject(answer) || typeof answer['access_token'] !== 'string')
      throw new ShopwareError(
        `Shopware gives no token: ${new RefusedError(response.status, answer).message}`,
      );
    const seconds = typeof answer['expires_in'] === 'number' ? answer['expires_in'] : 60;
    this.#token = { value: answer['access_token'], until: Date.now() + seconds * 1_000 - SPARE };
    return this.#token.value;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const url = `${this.#configuration.endpoint}${path}`;
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new ShopwareError(
        `${url} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  }
}
