import { type ChildGateway, startChildGateway } from './child-gateway.ts';
import { ACCESS_TOKEN } from './gateway.ts';

/** Starts a gateway in a separate process, which can be killed, in front of a Shopware. */
export function startGatewayProcess(
  shopware: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildGateway> {
  return startChildGateway({
    PUBLIC_URL: 'http://localhost:3000',
    SHOPWARE_ENDPOINT: shopware,
    SHOPWARE_ACCESS_TOKEN: ACCESS_TOKEN,
    SESSION_SECRETS: 'a-secret-for-tests-of-32-characters',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ATTEMPTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    // As in gateway.ts.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '2000',
    ...environment,
  });
}
