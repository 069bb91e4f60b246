import type { InMemoryCacheConfig } from '@apollo/client';
import cacheTypes from '../../../schema/generated/cache-types.json' with { type: 'json' };

/**
 * For Apollo Client: `new InMemoryCache(apolloCache)`. One cache belongs to one shopper, one language and one currency: call
 * `client.resetStore()` when one of them changes.
 */
export const apolloCache: InMemoryCacheConfig = {
  possibleTypes: cacheTypes.possibleTypes,
  typePolicies: {
    // What has no id belongs to the field that it stands in; other fields of it are added to those that are known.
    ...Object.fromEntries(cacheTypes.embedded.map((name) => [name, { keyFields: false, merge: true }])),
    Session: {
      fields: {
        // Every change of the cart answers with the cart, few with the session.
        cartCount: {
          read: (known, { readField, toReference }) =>
            readField<number>('count', toReference({ __typename: 'Cart', id: 'cart' })) ?? known,
        },
      },
    },
  },
};
