import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { KontorClient } from '@kontor/client';
import { apolloCache } from '@kontor/client/apollo';
import { Kind, OperationTypeNode, print } from 'graphql';

type Data = Record<string, unknown>;
type Variables = ApolloLink.Operation['variables'];

/** Apollo Client for one shopper, in one language and currency. It asks by way of `shop`, which keeps the session. */
export function apolloClient(shop: KontorClient): ApolloClient {
  return new ApolloClient({ cache: new InMemoryCache(apolloCache), link: linkTo(shop) });
}

function linkTo(shop: KontorClient): ApolloLink {
  return new ApolloLink(({ query, variables }) => {
    const text = print(query);
    const isLive = query.definitions.some(
      (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.SUBSCRIPTION,
    );
    return new Observable<ApolloLink.Result>((observer) => {
      const left = new AbortController();
      const { signal } = left;
      const send = async () => {
        if (isLive)
          for await (const data of shop.subscribe<Data, Variables>(text, variables, { signal }))
            observer.next({ data });
        else {
          const { data, errors } = await shop.execute<Data, Variables>(text, variables);
          observer.next(errors.length > 0 ? { data, errors } : { data });
        }
        observer.complete();
      };
      // Nobody listens any more to what was left.
      send().catch((error: unknown) => signal.aborted || observer.error(error));
      return () => left.abort();
    });
  });
}
