import { requestPolicyExchange } from '@urql/exchange-request-policy';
import { Client, cacheExchange, ssrExchange } from 'urql';
import { gatewayExchange, givenExchange, personalExchange } from './exchanges.ts';

export type PageAnswers = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

const FRESH_MS = 60_000;

/**
 * Public results are refetched after {@link FRESH_MS}, personal ones always.
 * @param answers embedded results for hydration
 * @param currency ISO 4217
 */
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
