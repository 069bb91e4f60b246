import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send few distinct headers repeatedly. */
const MAX_REMEMBERED = 200;
/** Characters of a header beyond which it is read as if it were absent. */
const MAX_HEADER_LENGTH = 1_000;

type Encoding = 'br' | 'gzip' | 'identity';

const encodings = new LRUCache<string, Encoding>({ max: MAX_REMEMBERED });
/** By offered types, which are constants, then by `Accept`. */
const types = new WeakMap<readonly string[], LRUCache<string, { readonly type: string | null }>>();

/** The form that a client takes, by the weights of its `Accept-Encoding` (RFC 9110, 12.5.3); the smallest of those it likes best. */
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
 * The content type to answer with, by the weights of `Accept` (RFC 9110, 12.5.1).
 * @param offered the first is for those who do not say; the same array each time
 * @returns null when the client takes none
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

/** Whether a client has what an entity tag names, by its `If-None-Match` (RFC 9110, 13.1.2): a list, or `*`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => weak(tag) === weak(etag));
}
