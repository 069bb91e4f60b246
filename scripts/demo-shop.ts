import { randomBytes } from 'node:crypto';
import { PortTakenError, type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { sandboxEnvironment } from './sandbox-credentials.ts';

/** Public URL of the gateway. */
function publicUrl({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv): string {
  return PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || 3000}`;
}

/** The sandbox and the environment of a gateway for it. */
export interface DemoShop extends Sandbox {
  readonly environment: Readonly<Record<string, string>>;
  /** Public URL of the gateway. */
  readonly storefront: string;
}

/**
 * Starts the sandbox for a gateway in the same environment: links in its mails lead to that gateway, and webhooks are sent
 * to it, signed with WEBHOOK_SECRET or a random secret.
 * @throws PortTakenError
 */
export async function startDemoShop(environment: NodeJS.ProcessEnv): Promise<DemoShop> {
  const port = Number(environment['SANDBOX_PORT'] ?? 8100);
  const secret = environment['WEBHOOK_SECRET']?.trim() || randomBytes(24).toString('hex');
  const url = `http://127.0.0.1:${environment['PORT']?.trim() || 3000}/webhook/shopware`;
  const storefront = publicUrl(environment);
  const sandbox = await startSandbox({ port, storefront, app: { url, secret } });
  return { ...sandbox, storefront, environment: { ...sandboxEnvironment(sandbox), WEBHOOK_SECRET: secret } };
}

/** Starts the demo shop; exits with a message if the port is in use. */
export function demoShopOrExit(environment: NodeJS.ProcessEnv): Promise<DemoShop> {
  return startDemoShop(environment).catch((error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}
