import type { TestProject } from 'vitest/node';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { SANDBOX_CREDENTIALS } from '../sandbox-credentials.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the gateway that the journeys walk through. */
    journeyOrigin: string;
  }
}

/** Starts a gateway in front of the Shopware of the environment, or of the sandbox when none is named. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = process.env['SHOPWARE_ENDPOINT'] ? undefined : await startSandbox({ port: 0 });
  const gateway = await startGateway(
    sandbox ? { SHOPWARE_ENDPOINT: sandbox.url, ...SANDBOX_CREDENTIALS } : {},
  );
  project.provide('journeyOrigin', gateway.origin);
  return async () => {
    await gateway.stop();
    await sandbox?.close();
  };
}
