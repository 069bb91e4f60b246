import type { Freshness } from '../../platform/cache/freshness.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';

/** How long others may cache a public answer; times in seconds unless named otherwise. */
export interface PublicFreshness {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** For whoever cannot be told of changes, as browsers. */
  readonly maxAge: number;
  /** How much longer it may be served while it is fetched anew. */
  readonly stale: number;
  /** For a CDN that is purged by tag. */
  readonly sharedMaxAge: number;
}

/**
 * Lifetimes of an answer that was made just now. None is longer than `@cacheControl` says, nor than what it was made of
 * may be served: a price is at most 60 s old, wherever it is cached.
 * @param most `maxAge` of the operation
 */
export function publicFreshness({ until, staleUntil }: Freshness, most: number): PublicFreshness {
  const now = Date.now();
  const within = (time: number, limit: number) =>
    Math.max(0, Math.min(limit, Math.floor((time - now) / 1_000)));
  const sharedMaxAge = within(until, most);
  const maxAge = Math.min(sharedMaxAge, CACHE_POLICIES.query.fresh);
  const stale = within(staleUntil, Math.min(most, CACHE_POLICIES.query.stale)) - maxAge;
  return { madeAt: now, maxAge, stale: Math.max(0, stale), sharedMaxAge };
}

/**
 * Headers for caches between here and the client.
 * @param until when the gateway's own entry expires, in milliseconds since 1970; later than planned while Shopware is away
 * @param shared whether a CDN is told the tags
 */
export function freshnessHeaders(
  { madeAt, maxAge, stale, sharedMaxAge }: PublicFreshness,
  until: number,
  shared: boolean,
): Readonly<Record<string, string | number>> {
  const now = Date.now();
  const planned = Math.floor((until - madeAt) / 1_000);
  if (planned > maxAge + 1) return { 'cache-control': `public, max-age=${secondsUntil(until, now)}` };
  const age = Math.max(0, Math.floor((now - madeAt) / 1_000));
  // Where there is nothing, the gateway looks again soon.
  if (planned < maxAge - 1) return { 'cache-control': `public, max-age=${planned}`, age };
  const forShared = shared && sharedMaxAge > maxAge ? `, s-maxage=${sharedMaxAge}` : '';
  const whileStale = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return { 'cache-control': `public, max-age=${maxAge}${forShared}${whileStale}`, age };
}

function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.floor((time - now) / 1_000));
}

/** Longest value of a header with tags; Fastly and Cloudflare read up to 16 KB. */
const MAX_TAGS_LENGTH = 8_000;

/**
 * Header with the tags by which a CDN can purge an answer. Where they are too many, only their kinds are told
 * (`product` for `product:<id>`), which a purge of the kind reaches.
 */
export function tagHeader(header: 'surrogate-key' | 'cache-tag', tags: readonly string[]): [string, string] {
  const separator = header === 'cache-tag' ? ',' : ' ';
  const all = tags.join(separator);
  if (all.length <= MAX_TAGS_LENGTH) return [header, all];
  const kinds = new Set(tags.map((tag) => tag.split(':', 1)[0] ?? tag));
  return [header, [...kinds].join(separator)];
}
