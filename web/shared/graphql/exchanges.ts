import { type Exchange, makeOperation, makeResult, mapExchange, type Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { hashOf, isPersonal } from './operation-document.ts';

/**
 * How operations reach `/graphql`: by their hash; public queries by GET with language and currency in the address (a full
 * cache key), everything personal by POST with headers, and never from the cache alone.
 */
export function transportExchange(locale: string, currency: string): Exchange {
  const headers = { 'kontor-locale': locale, 'kontor-currency': currency };
  return mapExchange({
    onOperation(operation) {
      const { kind, query, context } = operation;
      const sent = {
        ...operation,
        extensions: { persistedQuery: { version: 1 as const, sha256Hash: hashOf(query) } },
      };
      if (!isPersonal(query)) return makeOperation(kind, sent);
      return makeOperation(kind, sent, {
        ...context,
        url: '/graphql',
        preferGetMethod: false,
        fetchOptions: { headers },
        requestPolicy: context.requestPolicy === 'cache-first' ? 'cache-and-network' : context.requestPolicy,
      });
    },
  });
}

const isGiven = ({ kind, context }: Operation): boolean => kind === 'query' && context['given'] !== undefined;

/**
 * Answers a query with `context.given`: data of its shape that a mutation has brought, so that all who show the query
 * show it without asking.
 */
export const givenExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const all = share(operations);
    return merge([
      pipe(
        all,
        filter(isGiven),
        map((operation) => makeResult(operation, { data: operation.context['given'] })),
      ),
      pipe(
        all,
        filter((operation) => !isGiven(operation)),
        forward,
      ),
    ]);
  };
