import { requestPolicyExchange } from '@urql/exchange-request-policy';
import { Client, cacheExchange, ssrExchange } from 'urql';
import { gatewayExchange, givenExchange, personalExchange } from './exchanges.ts';
import type { PageAnswers } from './page-answers.ts';

/** Public answers count as fresh for this long. */
const FRESH_MS = 60_000;

/**
 * Public answers are refetched after {@link FRESH_MS}, personal ones always.
 * @param answers of the server, for hydration
 * @param currency ISO 4217
 */
export function createBrowserClient(locale: string, currency: string, answers: PageAnswers): Client {
  const openedAt = Date.now();
  return new Client({
    url: '/graphql',
    exchanges: [
      personalExchange(),
      // The page's own answers have no fetch time, so nothing is stale in the first minute.
      requestPolicyExchange({ ttl: FRESH_MS, shouldUpgrade: () => Date.now() - openedAt > FRESH_MS }),
      cacheExchange,
      givenExchange,
      ssrExchange({ isClient: true, initialState: answers, includeExtensions: true }),
      gatewayExchange(locale, currency),
    ],
  });
}
