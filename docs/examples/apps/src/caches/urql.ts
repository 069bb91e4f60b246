import type { KontorClient } from '@kontor/client';
import { graphcache } from '@kontor/client/graphcache';
import {
  Client,
  type Exchange,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { print } from 'graphql';
import { filter, make, mergeMap, pipe, type Source, takeUntil } from 'wonka';

type Data = Record<string, unknown>;
type Variables = Operation['variables'];

/** urql for one shopper, in one language and currency. It asks by way of `shop`, which keeps the session. */
export function urqlClient(shop: KontorClient): Client {
  // `url` is what urql wants to have; nothing asks there.
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange(graphcache), exchangeOf(shop)],
  });
}

/** The last exchange: the shop answers everything. */
function exchangeOf(shop: KontorClient): Exchange {
  return () => (operations) => {
    const left = ({ key }: Operation) =>
      pipe(
        operations,
        filter((one) => one.kind === 'teardown' && one.key === key),
      );
    return pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => pipe(answersOf(shop, operation), takeUntil(left(operation)))),
    );
  };
}

function answersOf(shop: KontorClient, operation: Operation): Source<OperationResult> {
  const { kind, query, variables } = operation;
  const text = print(query);
  return make((observer) => {
    const left = new AbortController();
    const { signal } = left;
    const send = async () => {
      if (kind === 'subscription')
        for await (const data of shop.subscribe<Data, Variables>(text, variables, { signal }))
          observer.next(makeResult(operation, { data, hasNext: true }));
      else {
        const { data, errors } = await shop.execute<Data, Variables>(text, variables);
        observer.next(makeResult(operation, errors.length > 0 ? { data, errors: [...errors] } : { data }));
      }
      observer.complete();
    };
    send().catch((error: unknown) => {
      if (signal.aborted) return;
      observer.next(makeErrorResult(operation, error instanceof Error ? error : new Error(String(error))));
      observer.complete();
    });
    return () => left.abort();
  });
}
