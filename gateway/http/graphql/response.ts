import type { FastifyReply } from 'fastify';
import { type Compressed, compressed, etagOf, inForm, isCompressed, sizeOf } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { encodingFor, isUnchanged } from '../../lib/negotiate.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { CacheEntry } from '../../platform/cache/memory.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { sendDocument } from '../send-document.ts';
import { type ExecutionAnswer, isEmpty, outcomeOf } from './execute.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';
export const JSON_TYPE = 'application/json';
export const ANSWER_TYPES = [JSON_TYPE, RESPONSE_TYPE] as const;

const MIN_COMPRESSED_BYTES = 1_000;
/** Approximate bytes of a response in the cache in addition to its body. */
const RESULT_BYTES = 200;
/** Longest header with tags; Fastly and Cloudflare read up to 16 KB. */
const MAX_TAGS_LENGTH = 8_000;

interface HttpResult {
  /** null if the body is in `forms`. */
  readonly body: string | null;
  /** Compressed for caching; null for a small or uncached response. */
  readonly forms: Compressed | null;
  readonly status: number;
  /** null for an uncached response. */
  readonly etag: string | null;
  readonly cacheable: boolean;
  readonly outcome: ReturnType<typeof outcomeOf>;
  readonly empty: boolean;
  /** Approximate bytes in memory. */
  readonly size: number;
}

export interface PublicResult extends HttpResult {
  readonly freshness: PublicFreshness;
}

/** How long caches may use a public response; times in seconds unless stated otherwise. */
interface PublicFreshness {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** For caches that cannot be purged, such as browsers. */
  readonly maxAge: number;
  /** How much longer it may be used during a refetch. */
  readonly stale: number;
  /** For a CDN that is purged by tag. */
  readonly sharedMaxAge: number;
}

/** Serialises a response, compressed if it is public; without data its status is that of the first error. */
export async function toHttpResult(result: ExecutionAnswer, isPublic: boolean): Promise<HttpResult> {
  const text = JSON.stringify(result);
  const forms = isPublic && Buffer.byteLength(text) > MIN_COMPRESSED_BYTES ? await compressed(text) : null;
  const hasData = result.data !== undefined && result.data !== null;
  return {
    body: forms === null ? text : null,
    forms,
    status: hasData ? 200 : Number(result.errors?.[0]?.extensions['status'] ?? 500),
    etag: isPublic ? (forms?.etag ?? etagOf(text)) : null,
    cacheable: result.errors === undefined,
    outcome: outcomeOf(result),
    empty: isEmpty(result),
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

export function sendPersonal(reply: FastifyReply, result: HttpResult, type: string) {
  return sendResult(reply.header('cache-control', 'private, no-store'), result, type);
}

/** Sends a public response, for a GET with `Cache-Control`, `ETag` and the tags by which a CDN can purge it. */
export function sendPublic(
  reply: FastifyReply,
  { value, freshUntil, tags }: CacheEntry<PublicResult>,
  type: string,
): FastifyReply | Promise<FastifyReply> {
  const { method, headers, server } = reply.request;
  const { cacheTags } = server.configuration;
  if (!value.cacheable || method !== 'GET') return sendPersonal(reply, value, type);
  reply.headers(freshnessHeaders(value.freshness, freshUntil, cacheTags !== 'off'));
  if (cacheTags !== 'off') reply.header(...tagHeader(cacheTags, tags));
  if (value.etag !== null) {
    reply.header('etag', value.etag);
    if (isUnchanged(headers['if-none-match'], value.etag)) return reply.code(304).send();
  }
  return sendResult(reply, value, type);
}

function sendResult(reply: FastifyReply, { body, forms, status }: HttpResult, type: string) {
  reply.type(`${type}; charset=utf-8`).code(type === JSON_TYPE ? 200 : status);
  if (forms !== null) return sendDocument(reply, forms);
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (body === null || body.length <= MIN_COMPRESSED_BYTES || encoding === 'identity')
    return reply.send(body);
  return inForm(Buffer.from(body), encoding).then((bytes) =>
    reply.header('content-encoding', encoding).send(bytes),
  );
}

/**
 * Returns the lifetimes of a new response, bounded by `@cacheControl` and by the lifetime of its parts: a price is at most
 * 60 s old, wherever it is cached.
 * @param limit `maxAge` of the operation
 */
export function publicFreshness({ until, staleUntil }: Freshness, limit: number): PublicFreshness {
  const now = Date.now();
  const secondsUntil = (time: number, most: number) =>
    Math.max(0, Math.min(most, Math.floor((time - now) / 1_000)));
  const sharedMaxAge = secondsUntil(until, limit);
  const maxAge = Math.min(sharedMaxAge, CACHE_POLICIES.query.fresh);
  const stale = secondsUntil(staleUntil, Math.min(limit, CACHE_POLICIES.query.stale)) - maxAge;
  return { madeAt: now, maxAge, stale: Math.max(0, stale), sharedMaxAge };
}

/** @param until expiry of the gateway's entry, in milliseconds since 1970; later than planned while Shopware is down */
function freshnessHeaders(
  { madeAt, maxAge, stale, sharedMaxAge }: PublicFreshness,
  until: number,
  hasTags: boolean,
): Readonly<Record<string, string | number>> {
  const age = Math.max(0, Math.floor((Date.now() - madeAt) / 1_000));
  const lifetime = Math.floor((until - madeAt) / 1_000);
  // A negative entry expires earlier than planned, a stale one after a failed reload later.
  if (Math.abs(lifetime - maxAge) > 1) return { 'cache-control': `public, max-age=${lifetime}`, age };
  const forShared = hasTags && sharedMaxAge > maxAge ? `, s-maxage=${sharedMaxAge}` : '';
  const whileStale = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return { 'cache-control': `public, max-age=${maxAge}${forShared}${whileStale}`, age };
}

/** Header with the tags; if they are too long, only their kinds (`product` for `product:<id>`), which purges also name. */
export function tagHeader(header: 'surrogate-key' | 'cache-tag', tags: readonly string[]): [string, string] {
  const separator = header === 'cache-tag' ? ',' : ' ';
  const all = tags.join(separator);
  if (all.length <= MAX_TAGS_LENGTH) return [header, all];
  const kinds = new Set(tags.map((tag) => tag.split(':', 1)[0] ?? tag));
  return [header, [...kinds].join(separator)];
}
