import { isObject } from '../lib/json.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import type { Logger } from '../platform/logger.ts';
import type { AdminToken, TokenStore } from '../platform/token-store.ts';
import { readAnswer } from './answer.ts';
import { ShopwareError } from './errors.ts';
import { Hint } from './hint.ts';
import { sendRead } from './transport/retry.ts';
import type { Transport, UpstreamRequest } from './transport/transport.ts';

const REFRESH_EARLY_S = 30;

/**
 * Client of Shopware's Admin API. Calls have the rights of the gateway's integration, so shoppers' input must be validated
 * before.
 */
export class AdminClient {
  readonly #transport: Transport;
  readonly #credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly #tokens: TokenStore | null;
  readonly #wrongIntegration: Hint;
  #token: AdminToken | null = null;
  /** Token that Shopware rejected before its expiry. */
  #refused: string | null = null;
  #refreshing: Promise<string> | null = null;

  /** @param tokens token store shared with the other gateways */
  constructor(
    transport: Transport,
    credentials: { readonly clientId: string; readonly clientSecret: string },
    log: Logger,
    tokens: TokenStore | null = null,
  ) {
    this.#wrongIntegration = new Hint(
      log,
      'Shopware refuses the integration: SHOPWARE_ADMIN_CLIENT_ID or SHOPWARE_ADMIN_CLIENT_SECRET is wrong',
    );
    this.#transport = transport;
    this.#credentials = credentials;
    this.#tokens = tokens;
  }

  /**
   * Requests a token ahead of the first call.
   * @throws ShopwareError, UpstreamError
   */
  async authorise(): Promise<void> {
    await this.#bearer();
  }

  /**
   * @param path below `/api`, e.g. `/search/seo-url`
   * @throws ShopwareError, UpstreamError
   */
  async read(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    try {
      return await this.#read(method, path, body);
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 401) throw error;
      this.#rejectFor();
      return this.#read(method, path, body);
    }
  }

  /**
   * Sends a change; retried only if the token had expired.
   * @param path below `/api`, e.g. `/media`
   * @param languageId language of translated fields; default: that of the system
   * @throws ShopwareError, UpstreamError
   */
  write(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    languageId?: string,
  ): Promise<unknown> {
    const headers = languageId === undefined ? {} : { 'sw-language-id': languageId };
    return this.#write({ method, path, headers, ...(body === undefined ? {} : { body }) });
  }

  /**
   * @param path below `/api`
   * @throws ShopwareError, UpstreamError
   */
  upload(path: string, content: Uint8Array, type: string): Promise<unknown> {
    return this.#write({ method: 'POST', path, headers: {}, file: { content, type } });
  }

  async #write(request: UpstreamRequest): Promise<unknown> {
    const send = async () => {
      const authorization = `Bearer ${await this.#bearer()}`;
      const headers = { ...request.headers, accept: 'application/json', authorization };
      const path = `/api${request.path}`;
      return readAnswer(request.path, await this.#transport.send({ ...request, path, headers }));
    };
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 401) throw error;
      this.#rejectFor();
      return send();
    }
  }

  async #read(method: 'GET' | 'POST', path: string, body: unknown): Promise<unknown> {
    const headers = { accept: 'application/json', authorization: `Bearer ${await this.#bearer()}` };
    const send = () =>
      this.#transport.send({ method, path: `/api${path}`, headers, ...(method === 'GET' ? {} : { body }) });
    return readAnswer(path, await sendRead(send, () => false));
  }

  #rejectFor(): void {
    this.#refused = this.#token?.value ?? null;
    this.#token = null;
  }

  /** Returns a valid token; concurrent callers share one renewal. */
  #bearer(): Promise<string> {
    if (this.#token !== null && this.#token.until > Date.now()) return Promise.resolve(this.#token.value);
    this.#refreshing ??= this.#renew().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Takes the token of another gateway, or fetches one and shares it. */
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
    if (answer.status === 400 || answer.status === 401) this.#wrongIntegration.give();
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
