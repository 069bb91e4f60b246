import type { Readable } from 'node:stream';
import { isObject } from '../lib/json.ts';
import { ANY_JSON } from '../lib/shape.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import type { Logger } from '../platform/logger.ts';
import { garbage, isInvalidCart, readAnswer } from './answer.ts';
import { ShopwareError, UNKNOWN_CHANNEL } from './errors.ts';
import { createHint } from './hint.ts';
import { storeApiShape } from './store-api-shapes.ts';
import { sendRead } from './transport/retry.ts';
import {
  isMaintenance,
  type OpenAnswer,
  type Transport,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './transport/transport.ts';

export interface StoreCall {
  readonly method?: UpstreamRequest['method'];
  /** Path below `/store-api`, e.g. `/context`. */
  readonly path: string;
  readonly body?: unknown;
  /** `sw-language-id`; default: the sales channel's. */
  readonly languageId?: string;
  /** `sw-context-token`; none for a public read in the default currency. */
  readonly token?: string;
  /** The shopper's address, for Shopware's rate limits (docs/shopware.md, "Rate limits"). */
  readonly address?: string | undefined;
  readonly seoUrls?: boolean;
  /** Result of a response without content (204), which is otherwise invalid. */
  readonly empty?: unknown;
  /** Multiple of the default timeout. Default: 1. */
  readonly timeoutFactor?: number;
}

export interface StoreAnswer<T> {
  readonly body: T;
  /** `sw-context-token` of the answer; differs from the one sent when that had expired or was replaced. */
  readonly token: string | null;
  /** Bytes of the body on the wire. */
  readonly size: number;
}

export interface FileAnswer {
  readonly type: string;
  /** Bytes; null when unknown. */
  readonly length: number | null;
  /** Must be read or destroyed; Fastify does either. */
  readonly body: Readable;
}

/** Client of Shopware's Store API. */
export class StoreClient {
  readonly #transport: Transport;
  readonly #accessToken: string;
  readonly #hintChannel: () => void;
  readonly #hintAddress: () => void;

  constructor(transport: Transport, accessToken: string, log: Logger) {
    this.#transport = transport;
    this.#accessToken = accessToken;
    this.#hintChannel = createHint(
      log,
      'Shopware knows no such sales channel: SHOPWARE_ENDPOINT or SHOPWARE_ACCESS_TOKEN is wrong',
    );
    this.#hintAddress = createHint(log, 'SHOPWARE_ENDPOINT answers, but has no Store API: is it Shopware’s?');
  }

  maxDurationMs({ timeoutFactor = 1 }: Pick<StoreCall, 'timeoutFactor'>): number {
    return this.#transport.timeout * timeoutFactor;
  }

  /** Sends a read, also as POST; retried once by docs/rules.md, "Calls to Shopware". Errors as `readAnswer`. */
  async read<T>(call: StoreCall): Promise<StoreAnswer<T>> {
    const final = (answer: UpstreamAnswer) => isMaintenance(answer) || isInvalidCart(answer);
    const answer = await sendRead(() => this.#send(call), final);
    if (answer.status !== 204) return this.#answer(call, answer);
    if (call.empty === undefined) throw garbage(call.path, answer, 'with nothing');
    return { body: call.empty as T, token: tokenOf(answer), size: answer.size };
  }

  /** Sends a change, never retried. Errors as `readAnswer`. */
  async write<T>(call: StoreCall): Promise<StoreAnswer<T>> {
    return this.#answer(call, await this.#send(call));
  }

  /** Opens a file; a redirect (case 505) is followed only to Shopware's media. @throws ShopwareError, UpstreamError */
  async open(call: StoreCall): Promise<FileAnswer> {
    // Shopware 6.7 answers 406 to a document download that accepts JSON only.
    const headers = { ...this.#headers(call), accept: '*/*' };
    const first = await this.#transport.open(`/store-api${call.path}`, headers);
    const answer = first.status === 302 ? await this.#redirected(call.path, first) : first;
    if (answer.status !== 200) {
      await answer.discard();
      if (answer.status < 500) throw new ShopwareError(answer.status, call.path, []);
      throw new UpstreamError('failed', `${call.path} returned no file`, answer.status);
    }
    const length = Number(answer.headers['content-length'] ?? Number.NaN);
    return {
      type: String(answer.headers['content-type'] ?? 'application/octet-stream'),
      length: Number.isFinite(length) ? length : null,
      body: answer.body,
    };
  }

  async #redirected(path: string, { headers, discard }: OpenAnswer): Promise<OpenAnswer> {
    await discard();
    const target = URL.parse(String(headers['location'] ?? ''), this.#transport.origin);
    if (!target?.pathname.startsWith('/media/')) {
      throw new UpstreamError('garbage', `${path} is not a file of the shop`, 302);
    }
    return this.#transport.open(target.pathname + target.search, {});
  }

  #answer<T>(call: StoreCall, answer: UpstreamAnswer): StoreAnswer<T> {
    try {
      const body = readAnswer(call.path, answer);
      const shape = storeApiShape(call.method ?? 'POST', call.path);
      // A route with nothing to return answers 204.
      const good = answer.status === 204 ? shape === ANY_JSON : shape(body);
      if (!good) throw garbage(call.path, answer, 'without what belongs in it');
      // Beyond that, every field of the entity types is nullable.
      return { body: body as T, token: tokenOf(answer), size: answer.size };
    } catch (error) {
      this.#hint(error);
      throw error;
    }
  }

  #send(call: StoreCall): Promise<UpstreamAnswer> {
    return this.#transport.send({
      method: call.method ?? 'POST',
      path: `/store-api${call.path}`,
      headers: this.#headers(call),
      ...(call.timeoutFactor === undefined ? {} : { timeoutFactor: call.timeoutFactor }),
      ...((call.method ?? 'POST') === 'GET' ? {} : { body: withTranslatedFields(call.body ?? {}) }),
    });
  }

  #headers(call: StoreCall): Record<string, string> {
    return {
      accept: 'application/json',
      'sw-access-key': this.#accessToken,
      ...(call.languageId === undefined ? {} : { 'sw-language-id': call.languageId }),
      ...(call.token === undefined ? {} : { 'sw-context-token': call.token }),
      ...(call.address === undefined ? {} : { 'x-forwarded-for': call.address }),
      ...(call.seoUrls ? { 'sw-include-seo-urls': '1' } : {}),
    };
  }

  /** A 412 for the sales channel indicates a wrong URL or key, a 404 without Shopware's errors another program. */
  #hint(error: unknown): void {
    if (!(error instanceof ShopwareError)) return;
    if (error.status === 412 && error.has(UNKNOWN_CHANNEL)) this.#hintChannel();
    if (error.status === 404 && error.errors.length === 0) this.#hintAddress();
  }
}

function tokenOf({ headers }: UpstreamAnswer): string | null {
  const token = headers['sw-context-token'];
  return typeof token === 'string' ? token : null;
}

const PREFIX = 'translated.';

/** Adds `name` to `translated.name` in `includes`, which Shopware requires (`StructEncoder`, case 651). */
function withTranslatedFields(body: unknown): unknown {
  if (!isObject(body) || !isObject(body['includes'])) return body;
  const includes = Object.entries(body['includes']).map(([alias, fields]) => [
    alias,
    Array.isArray(fields) ? completed(fields) : fields,
  ]);
  return { ...body, includes: Object.fromEntries(includes) };
}

function completed(fields: readonly unknown[]): unknown[] {
  const bare = fields.flatMap((field) =>
    typeof field === 'string' && field.startsWith(PREFIX) ? [field.slice(PREFIX.length)] : [],
  );
  return [...new Set([...fields, ...bare])];
}
