import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send few distinct headers repeatedly. */
const MAX_REMEMBERED = 200;
/** Longer headers are ignored. */
const MAX_HEADER_LENGTH = 1_000;

type Encoding = 'br' | 'gzip' | 'identity';

const encodings = new LRUCache<string, Encoding>({ max: MAX_REMEMBERED });
/** By offered types, which are constants, then by `Accept`. */
const types = new WeakMap<readonly string[], LRUCache<string, { readonly type: string | null }>>();

/** Negotiates the content encoding (RFC 9110, 12.5.3); the smallest of equal weight. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted.length > MAX_HEADER_LENGTH) return 'identity';
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const offered = ['br', 'gzip'] as const;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [first] = negotiator.encodings([...offered, 'identity'], { preferred: [...offered] });
  const encoding = offered.find((name) => name === first) ?? 'identity';
  encodings.set(accepted, encoding);
  return encoding;
}

/**
 * Negotiates the content type (RFC 9110, 12.5.1).
 * @param offered the first is the default; must be a constant array
 * @returns null if none is acceptable
 */
export function typeFor(
  accepted: string | undefined,
  offered: readonly [string, ...string[]],
): string | null {
  if (!accepted || accepted.length > MAX_HEADER_LENGTH) return offered[0];
  let known = types.get(offered);
  if (known === undefined) {
    known = new LRUCache({ max: MAX_REMEMBERED });
    types.set(offered, known);
  }
  const found = known.get(accepted);
  if (found !== undefined) return found.type;
  const type = new Negotiator({ headers: { accept: accepted } }).mediaType([...offered]) ?? null;
  known.set(accepted, { type });
  return type;
}

/** Whether `If-None-Match` (RFC 9110, 13.1.2) contains an entity tag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => weak(tag) === weak(etag));
}
