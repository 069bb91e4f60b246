import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compressed, etagOf, inForm, isCompressed, sizeOf } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { encodingFor, isUnchanged } from '../../lib/negotiate.ts';
import { sendDocument } from '../send-document.ts';
import { type ExecutionAnswer, outcomeOf } from './engine.ts';
import { freshnessHeaders, type PublicFreshness, tagHeader } from './public-freshness.ts';

export const RESPONSE_TYPE = 'application/graphql-response+json';
export const JSON_TYPE = 'application/json';

/** Smaller bodies are not compressed. */
const MIN_COMPRESSED_BYTES = 1_000;

/** Overhead of a response in the cache besides its body. */
const RESULT_BYTES = 200;

export interface HttpResult {
  /** A small body is a string, which Node sends together with the headers; null for one that is kept in `forms`. */
  readonly body: Buffer | string | null;
  /** Compressed for caching; null for a small or uncached response. */
  readonly forms: Compressed | null;
  readonly status: number;
  /** null for an uncached response. */
  readonly etag: string | null;
  readonly cacheable: boolean;
  readonly outcome: ReturnType<typeof outcomeOf>;
  /** Whether nothing was found for the request. */
  readonly empty: boolean;
  /** Approximate bytes in memory. */
  readonly size: number;
}

/** A public response with how long it may be cached. */
export interface PublicResult extends HttpResult {
  readonly freshness: PublicFreshness;
}

/** How a public response is to be cached; times in milliseconds since 1970. */
export interface Caching {
  readonly freshness: PublicFreshness;
  readonly until: number;
  readonly tags: readonly string[];
  readonly tagsIn: 'off' | 'surrogate-key' | 'cache-tag';
}

/**
 * Serialises a response; without data its status is that of the first error.
 * @param kept whether it will be cached, so that good compression pays
 */
export async function toHttpResult(result: ExecutionAnswer, kept: boolean): Promise<HttpResult> {
  const text = JSON.stringify(result);
  const small = Buffer.byteLength(text) <= MIN_COMPRESSED_BYTES;
  const forms = kept && !small ? await compressed(text) : null;
  const failed = result.data === undefined || result.data === null;
  const status = Number(result.errors?.[0]?.extensions['status'] ?? 500);
  return {
    body: small ? text : forms === null ? Buffer.from(text) : null,
    forms,
    status: failed ? status : 200,
    etag: kept ? (forms?.etag ?? etagOf(text)) : null,
    cacheable: result.errors === undefined,
    outcome: outcomeOf(result),
    empty: isObject(result.data) && Object.values(result.data).every((value) => value === null),
    size: RESULT_BYTES + (forms === null ? text.length : sizeOf(forms)),
  };
}

export function isPublicResult(value: unknown): boolean {
  return (
    isObject(value) &&
    isObject(value['freshness']) &&
    typeof value['freshness']['madeAt'] === 'number' &&
    (typeof value['body'] === 'string' || isCompressed(value['forms'])) &&
    typeof value['status'] === 'number'
  );
}

/**
 * Sends a response, compressed by `Accept-Encoding`.
 * @param caching of a public response; null for a personal one
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: HttpResult,
  caching: Caching | null,
  type: string,
): FastifyReply | Promise<FastifyReply> {
  const { body, forms, etag } = answered;
  const open = caching !== null && answered.cacheable && request.method === 'GET';
  if (open) cacheHeaders(reply, caching);
  else reply.header('cache-control', 'private, no-store');
  reply.type(`${type}; charset=utf-8`);
  if (open && etag !== null) {
    reply.header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(type === JSON_TYPE ? 200 : answered.status);
  if (forms !== null) return sendDocument(request, reply, forms);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!Buffer.isBuffer(body) || encoding === 'identity') return reply.send(body);
  return inForm(body, encoding).then((bytes) => reply.header('content-encoding', encoding).send(bytes));
}

function cacheHeaders(reply: FastifyReply, { freshness, until, tags, tagsIn }: Caching): void {
  reply.headers(freshnessHeaders(freshness, until, tagsIn !== 'off'));
  if (tagsIn !== 'off') reply.header(...tagHeader(tagsIn, tags));
}
