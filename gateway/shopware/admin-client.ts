import { isObject, type Json } from '../lib/json.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import type { Logger } from '../platform/logger.ts';
import type { AdminToken, TokenStore } from '../platform/token-store.ts';
import { garbage, readAnswer } from './answer.ts';
import { ShopwareError } from './errors.ts';
import { createHint } from './hint.ts';
import { sendRead } from './transport/retry.ts';
import type { Transport, UpstreamAnswer } from './transport/transport.ts';

const REFRESH_EARLY_S = 30;

/** Calls have the rights of the gateway's integration, so shoppers' input must be validated before. */
export class AdminClient {
  readonly #transport: Transport;
  readonly #credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly #tokens: TokenStore | null;
  readonly #hintIntegration: () => void;
  #token: AdminToken | null = null;
  /** Token that Shopware rejected before its expiry. */
  #refused: string | null = null;
  #refreshing: Promise<string> | null = null;

  constructor(
    transport: Transport,
    credentials: { readonly clientId: string; readonly clientSecret: string },
    log: Logger,
    tokens: TokenStore | null = null,
  ) {
    this.#hintIntegration = createHint(
      log,
      'Shopware refuses the integration: SHOPWARE_ADMIN_CLIENT_ID or SHOPWARE_ADMIN_CLIENT_SECRET is wrong',
    );
    this.#transport = transport;
    this.#credentials = credentials;
    this.#tokens = tokens;
  }

  /** Requests a token ahead of the first call. */
  async authorise(): Promise<void> {
    await this.#bearer();
  }

  /** Reads `path` below `/api`. @throws ShopwareError, UpstreamError */
  read(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const request = { method, path: `/api${path}`, ...(method === 'GET' ? {} : { body }) };
    return this.#authorised(path, (headers) =>
      sendRead(
        () => this.#transport.send({ ...request, headers }),
        () => false,
      ),
    );
  }

  /** Rows of an entity, e.g. `seo-url`, as plain JSON or from JSON:API, depending on Shopware's version. */
  async search(entity: string, criteria: object): Promise<Json[]> {
    const path = `/search/${entity}`;
    const found = await this.read('POST', path, criteria);
    if (!isObject(found) || !Array.isArray(found['data']))
      throw garbage(path, { status: 200 }, 'without rows');
    return found['data']
      .filter(isObject)
      .map((row) => (isObject(row['attributes']) ? { ...row, ...row['attributes'] } : row));
  }

  /** Sends a change below `/api`; retried only if the token had expired. @throws ShopwareError, UpstreamError */
  write(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    languageId?: string,
  ): Promise<unknown> {
    const language = languageId === undefined ? {} : { 'sw-language-id': languageId };
    const request = { method, path: `/api${path}`, ...(body === undefined ? {} : { body }) };
    return this.#authorised(path, (headers) =>
      this.#transport.send({ ...request, headers: { ...headers, ...language } }),
    );
  }

  /** @throws ShopwareError, UpstreamError */
  upload(path: string, content: Uint8Array, type: string): Promise<unknown> {
    const request = { method: 'POST' as const, path: `/api${path}`, file: { content, type } };
    return this.#authorised(path, (headers) => this.#transport.send({ ...request, headers }));
  }

  /** Repeats a call once if its token had expired. */
  async #authorised(
    path: string,
    send: (headers: Readonly<Record<string, string>>) => Promise<UpstreamAnswer>,
  ): Promise<unknown> {
    const attempt = async () => {
      const authorization = `Bearer ${await this.#bearer()}`;
      return readAnswer(path, await send({ accept: 'application/json', authorization }));
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 401) throw error;
      this.#refused = this.#token?.value ?? null;
      this.#token = null;
      return attempt();
    }
  }

  /** Returns a valid token; concurrent callers share one renewal. */
  #bearer(): Promise<string> {
    if (this.#token !== null && this.#token.until > Date.now()) return Promise.resolve(this.#token.value);
    this.#refreshing ??= this.#renew().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #renew(): Promise<string> {
    const tokens = this.#tokens;
    const left = await tokens?.read();
    if (left && left.value !== this.#refused) this.#token = left;
    else if (tokens === null) this.#token = await this.#grant();
    else {
      this.#token = await tokens.withLock(async () => {
        const meanwhile = await tokens.read();
        if (meanwhile && meanwhile.value !== this.#refused) return meanwhile;
        const fresh = await this.#grant();
        await tokens.set(fresh);
        return fresh;
      });
    }
    return this.#token.value;
  }

  async #grant(): Promise<AdminToken> {
    const path = '/oauth/token';
    const body = {
      grant_type: 'client_credentials',
      client_id: this.#credentials.clientId,
      client_secret: this.#credentials.clientSecret,
    };
    const answer = await this.#transport.send({
      method: 'POST',
      path: `/api${path}`,
      headers: { accept: 'application/json' },
      body,
    });
    if (answer.status === 400 || answer.status === 401) this.#hintIntegration();
    const granted = readAnswer(path, answer);
    if (!isObject(granted) || typeof granted['access_token'] !== 'string') {
      throw new UpstreamError('garbage', `${path} returned no token`, answer.status);
    }
    const seconds = typeof granted['expires_in'] === 'number' ? granted['expires_in'] : 600;
    return {
      value: granted['access_token'],
      until: Date.now() + Math.max(1, seconds - REFRESH_EARLY_S) * 1_000,
    };
  }
}
