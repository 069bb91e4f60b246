import { requestPolicyExchange } from '@urql/exchange-request-policy';
import {
  Client,
  cacheExchange,
  type Exchange,
  makeErrorResult,
  makeOperation,
  makeResult,
  mapExchange,
  type Operation,
  type OperationResult,
  ssrExchange,
  stringifyVariables,
} from 'urql';
import { filter, make, map, merge, mergeMap, pipe, share, takeUntil } from 'wonka';
import { priceContext } from '../storage/cookies.ts';
import { hashOf, isPersonal } from './operation-document.ts';

const ACCEPT = 'application/graphql-response+json, application/json';

/** Personal results are always refetched, and public ones after a change of prices. */
function personalExchange(): Exchange {
  const prices = priceContext();
  let changed = false;
  return mapExchange({
    onOperation(operation) {
      const { kind, query, context } = operation;
      changed ||= priceContext() !== prices;
      if (context.requestPolicy !== 'cache-first') return operation;
      const requestPolicy = isPersonal(query)
        ? 'cache-and-network'
        : changed
          ? 'network-only'
          : 'cache-first';
      return makeOperation(kind, operation, { ...context, requestPolicy });
    },
  });
}

/** Fired on `window` after each response, because cookies may have changed. */
export const ANSWERED = 'kontor-answered';

/** Public queries are GET with a complete cache key as URL; personal ones, and all with custom prices, are POST. */
function request({ query, variables }: Operation, locale: string, currency: string): [string, RequestInit] {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
  if (isPersonal(query) || priceContext()) {
    const headers = {
      accept: ACCEPT,
      'content-type': 'application/json',
      'kontor-locale': locale,
      'kontor-currency': currency,
    };
    return ['/graphql', { method: 'POST', headers, body: JSON.stringify({ variables, extensions }) }];
  }
  const key = new URLSearchParams({
    locale,
    currency,
    variables: stringifyVariables(variables),
    extensions: stringifyVariables(extensions),
  });
  return [`/graphql?${key}`, { method: 'GET', headers: { accept: ACCEPT } }];
}

/** Moves partial data to where pages that accept it find it; the cache must not contain a list that failed to load. */
export function incomplete(result: OperationResult): OperationResult {
  return { ...result, data: undefined, extensions: { part: result.data } };
}

async function answerTo(operation: Operation, address: string, init: RequestInit): Promise<OperationResult> {
  let response: Response | undefined;
  try {
    response = await fetch(address, init);
    const result = makeResult(operation, JSON.parse(await response.text()), response);
    return result.error ? incomplete(result) : result;
  } catch (reason) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    return makeErrorResult(operation, error, response);
  }
}

/** Sends persisted operations; urql's `fetchExchange` also prints documents, uploads files and reads streams (2 KB). */
function gatewayExchange(locale: string, currency: string): Exchange {
  return () => (operations) => {
    const all = share(operations);
    return pipe(
      all,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) =>
        pipe(
          make<OperationResult>(({ next, complete }) => {
            const abort = new AbortController();
            const send = async () => {
              // A screen that subscribes twice at once ends its first subscription before anything is sent for it.
              // A mutation is sent in the same task, before React renders its optimistic result.
              if (operation.kind === 'query') await null;
              if (abort.signal.aborted) return;
              const [address, init] = request(operation, locale, currency);
              next(await answerTo(operation, address, { ...init, signal: abort.signal }));
              complete();
              dispatchEvent(new Event(ANSWERED));
            };
            void send();
            return () => abort.abort();
          }),
          takeUntil(
            pipe(
              all,
              filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
            ),
          ),
        ),
      ),
    );
  };
}

const isGiven = ({ kind, context }: Operation): boolean => kind === 'query' && context['given'] !== undefined;

/** Answers a query from `context.given`, data that a mutation returned. */
const givenExchange: Exchange =
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

export type PageAnswers = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

const FRESH_MS = 60_000;

/** Public results are refetched after {@link FRESH_MS}, personal ones always. `currency` is ISO 4217. */
export function createBrowserClient(locale: string, currency: string, answers: PageAnswers): Client {
  const openedAt = Date.now();
  return new Client({
    url: '/graphql',
    exchanges: [
      personalExchange(),
      // Embedded results have no fetch time, so nothing is stale in the first minute.
      requestPolicyExchange({ ttl: FRESH_MS, shouldUpgrade: () => Date.now() - openedAt > FRESH_MS }),
      cacheExchange,
      givenExchange,
      ssrExchange({ isClient: true, initialState: answers, includeExtensions: true }),
      gatewayExchange(locale, currency),
    ],
  });
}
