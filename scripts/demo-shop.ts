import { type Sandbox, STATE_FILE, startSandbox } from '../sandbox/sandbox.ts';

/** Where shoppers reach the gateway, as the gateway itself reads it. */
function publicUrl({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv): string {
  return PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || 3000}`;
}

/**
 * Starts the sandbox for a gateway of the same environment, so that links in its mails lead to that gateway.
 * @param file SQLite file that it keeps its state in
 */
export function startDemoShop(environment: NodeJS.ProcessEnv, file = STATE_FILE): Promise<Sandbox> {
  const port = Number(environment['SANDBOX_PORT'] ?? 8100);
  return startSandbox({ port, file, storefront: publicUrl(environment) });
}
