import type { InMemoryCacheConfig } from '@apollo/client/cache';
import { embedded, possibleTypes } from './generated/cache-types.ts';

/**
 * For Apollo Client 3.8 and later: `new InMemoryCache(apolloCache)`. One cache belongs to one shopper, one language and one
 * currency: call `client.resetStore()` when one of them changes.
 */
export const apolloCache: Required<Pick<InMemoryCacheConfig, 'possibleTypes' | 'typePolicies'>> = {
  possibleTypes,
  typePolicies: {
    // What has no id belongs to the field that it stands in; other fields of it are added to those that are known.
    ...Object.fromEntries(embedded.map((name) => [name, { keyFields: false, merge: true }])),
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
