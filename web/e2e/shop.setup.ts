import type { TestProject } from 'vitest/node';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../../scripts/gateway-under-test.ts';
import { SANDBOX_CREDENTIALS } from '../../scripts/sandbox-credentials.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where shoppers of the browser tests shop. */
    shopOrigin: string;
    /** Where the sandbox behind it takes its orders from tests. */
    sandboxOrigin: string;
  }
}

/** One shop for all browser tests: the built storefront, a gateway in a process of its own, a sandbox in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({ port: 0 });
  const gateway = await startGateway({
    SHOPWARE_ENDPOINT: sandbox.url,
    ...SANDBOX_CREDENTIALS,
    RATE_LIMIT_PER_MINUTE: '1000000',
    ATTEMPTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  });
  project.provide('shopOrigin', gateway.origin);
  project.provide('sandboxOrigin', sandbox.url);
  return async () => {
    await gateway.stop();
    await sandbox.close();
  };
}
