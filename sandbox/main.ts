import { sizeOf } from './large/size.ts';
import { PortTakenError, STATE_FILE, startSandbox } from './sandbox.ts';

/** Products that are generated around the demo shop, and how long every answer takes. */
const PRODUCTS = Number(process.env['SANDBOX_PRODUCTS'] ?? 0);
const LATENCY_MS = Number(process.env['SANDBOX_LATENCY_MS'] ?? 0);

/** An app's webhooks: where they go, and with which secret they are signed. */
const { SANDBOX_WEBHOOK_URL: webhooks, SANDBOX_WEBHOOK_SECRET: secret = '' } = process.env;

const sandbox = await startSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 8100),
  host: process.env['SANDBOX_HOST'] ?? '127.0.0.1',
  file: process.env['SANDBOX_FILE'] ?? STATE_FILE,
  ...(PRODUCTS > 0 ? { large: sizeOf(PRODUCTS) } : {}),
  ...(webhooks ? { app: { url: webhooks, secret } } : {}),
  storefront: process.env['SANDBOX_STOREFRONT'] ?? 'http://localhost:3000',
}).catch((error: unknown) => {
  if (!(error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exit(1);
});
sandbox.controls.setLatency(LATENCY_MS);
console.log(`Sandbox: ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
