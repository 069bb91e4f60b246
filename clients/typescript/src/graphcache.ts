import type { CacheExchangeOpts } from '@urql/exchange-graphcache';
import { embedded } from './generated/cache-types.ts';
import { schema } from './generated/graphcache-schema.ts';

/**
 * For urql: `cacheExchange(graphcache)` of @urql/exchange-graphcache. One cache belongs to one shopper, one language and one
 * currency: make a new client when one of them changes.
 */
export const graphcache: Required<Pick<CacheExchangeOpts, 'schema' | 'keys' | 'resolvers'>> = {
  // Without it the cache guesses which fragment is meant for which type.
  schema,
  // What has no id belongs to the field that it stands in.
  keys: Object.fromEntries(embedded.map((name) => [name, () => null])),
  resolvers: {
    Session: {
      // Every change of the cart answers with the cart, few with the session.
      cartCount: (session, _, cache) => {
        const count = cache.resolve('Cart:cart', 'count');
        return typeof count === 'number' ? count : Number(session['cartCount'] ?? 0);
      },
    },
  },
};
