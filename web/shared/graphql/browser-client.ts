import { requestPolicyExchange } from '@urql/exchange-request-policy';
import { Client, cacheExchange, fetchExchange, ssrExchange } from 'urql';
import { givenExchange, transportExchange } from './exchanges.ts';
import type { PageAnswers } from './page-answers.ts';

/** How long a public answer is as good as a new one. */
const FRESH_MS = 60_000;

/**
 * The client of a page. It begins with what the server has asked; a public answer is asked anew once it is older than
 * {@link FRESH_MS}, one of the shopper's own whenever it is wanted.
 * @param currency ISO 4217
 */
export function createBrowserClient(locale: string, currency: string, answers: PageAnswers): Client {
  const openedAt = Date.now();
  return new Client({
    url: `/graphql?locale=${locale}&currency=${currency}`,
    preferGetMethod: 'force',
    exchanges: [
      transportExchange(locale, currency),
      // Answers of the page itself were never asked for here: in the first minute nothing can be too old.
      requestPolicyExchange({ ttl: FRESH_MS, shouldUpgrade: () => Date.now() - openedAt > FRESH_MS }),
      cacheExchange,
      givenExchange,
      ssrExchange({ isClient: true, initialState: answers }),
      fetchExchange,
    ],
  });
}
