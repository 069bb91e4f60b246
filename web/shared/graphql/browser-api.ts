import type { Api, Operation } from './api.ts';
import type { InitialData } from './initial-data.ts';

const FRESH_MS = 60_000;

/**
 * The browser's way to the gateway. The first page hydrates out of what the server put into it; urql is loaded with the
 * first question that this does not answer, so a first visit does without it.
 */
export function createBrowserApi(locale: string, currency: string, seeds: readonly InitialData[]): Api {
  const openedAt = Date.now();
  const answers = new Map(seeds.map(({ hash, variables, data }) => [hash + JSON.stringify(variables), data]));
  let loading: Promise<Api> | undefined;
  const client = () => {
    loading ??= import('./urql-api.ts').then(
      ({ createUrqlApi }) => createUrqlApi(locale, currency, seeds),
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  return {
    async query<Data, Variables extends object>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      freshness: 'cached' | 'fresh' = 'cached',
    ): Promise<Data> {
      const initialData = answers.get(operation.hash + JSON.stringify(variables));
      if (initialData !== undefined && freshness === 'cached' && Date.now() - openedAt < FRESH_MS)
        return initialData as Data;
      return (await client()).query(operation, variables, freshness);
    },
    personal: async (operation, variables) => (await client()).personal(operation, variables),
    mutate: async (operation, variables) => (await client()).mutate(operation, variables),
  };
}
