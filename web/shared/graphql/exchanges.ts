import { type Exchange, makeOperation, makeResult, mapExchange, type Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { hashOf, isPersonal } from './operation-document.ts';

/**
 * Sends hashes; public queries by GET with language and currency in the URL (a full cache key), personal ones by POST, never
 * from the cache alone.
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

/** Answers a query from `context.given`, data that a mutation returned. */
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
