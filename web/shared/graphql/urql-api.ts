import {
  type CombinedError,
  cacheExchange,
  createClient,
  createRequest,
  fetchExchange,
  ssrExchange,
} from 'urql';
import type { Api, Operation } from './api.ts';
import { ApiError, apiErrorFrom } from './api-error.ts';
import type { InitialData } from './initial-data.ts';

const FRESH_MS = 60_000;

/** urql knows a persisted operation by its id alone, so the page ships no query texts. */
function requestFor<Variables extends object>(hash: string, variables: Variables) {
  return createRequest({ kind: 'Document', definitions: [], documentId: hash } as never, variables as never, {
    persistedQuery: { version: 1, sha256Hash: hash },
  });
}

function failure(error: CombinedError | undefined): ApiError {
  if (error?.graphQLErrors.length) return apiErrorFrom(error.graphQLErrors);
  return new ApiError(error?.message ?? 'No answer.', { code: 'NETWORK', status: 0 });
}

/**
 * The browser's way to `/graphql`: public queries by GET with language and currency in the address (a full cache key),
 * everything personal by POST with headers (RFC GraphQL over HTTP; persisted operations).
 */
export function createUrqlApi(locale: string, currency: string, seeds: readonly InitialData[]): Api {
  const askedAt = new Map<number, number>();
  const initialState = Object.fromEntries(
    seeds.map((initialData) => {
      const { key } = requestFor(initialData.hash, initialData.variables);
      askedAt.set(key, Date.now());
      return [key, { data: JSON.stringify(initialData.data) }];
    }),
  );
  const address = `/graphql?locale=${locale}&currency=${currency}`;
  const client = createClient({
    url: address,
    exchanges: [cacheExchange, ssrExchange({ isClient: true, initialState }), fetchExchange],
    preferGetMethod: 'force',
  });
  const personal = {
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only' as const,
    fetchOptions: { headers: { 'kontor-locale': locale, 'kontor-currency': currency } },
  };
  async function read<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    run: (
      request: ReturnType<typeof requestFor>,
    ) => Promise<{ data?: Data; error?: CombinedError | undefined }>,
  ): Promise<Data> {
    const { data, error } = await run(requestFor(operation.hash, variables));
    if (error || data == null) throw failure(error);
    return data;
  }
  return {
    query: (operation, variables, freshness = 'cached') =>
      read(operation, variables, (request) => {
        const now = Date.now();
        const fresh = freshness === 'cached' && now - (askedAt.get(request.key) ?? 0) < FRESH_MS;
        if (!fresh) askedAt.set(request.key, now);
        return client
          .executeQuery(request, { requestPolicy: fresh ? 'cache-first' : 'network-only' })
          .toPromise()
          .then((result) => {
            if (result.error) askedAt.delete(request.key);
            return result;
          });
      }),
    personal: (operation, variables) =>
      read(operation, variables, (request) => client.executeQuery(request, personal).toPromise()),
    mutate: (operation, variables) =>
      read(operation, variables, (request) => client.executeMutation(request, personal).toPromise()),
  };
}
