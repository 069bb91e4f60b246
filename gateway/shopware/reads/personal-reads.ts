import type { ShopperSession } from '../session/shopper-session.ts';
import type { ReadName } from './cache-policies.ts';
import type { PublicRead, Read } from './public-reads.ts';

/** Reads with prices. */
const SHOWS_PRICES: ReadonlySet<ReadName> = new Set<ReadName>([
  'categoryCards',
  'landingPage',
  'layout',
  'product',
  'productCards',
  'crossSelling',
  'listing',
  'listingFilters',
  'search',
  'suggest',
]);

/**
 * Reads of one operation. For a session with special prices (docs/decisions/0032), reads with prices use the session's
 * context and are not cached. Must not be used while the session's lock is held.
 */
export function personalReads(session: ShopperSession, publicRead: Read): Read {
  return <T>(read: PublicRead<T>) =>
    session.prices !== null && SHOWS_PRICES.has(read.name)
      ? session.withLock((calls) => calls.read<T>(read.call))
      : publicRead(read);
}
