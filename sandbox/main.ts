import { STATE_FILE, startSandbox } from './sandbox.ts';

const sandbox = await startSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 8100),
  host: process.env['SANDBOX_HOST'] ?? '127.0.0.1',
  file: process.env['SANDBOX_FILE'] ?? STATE_FILE,
  storefront: process.env['SANDBOX_STOREFRONT'] ?? 'http://localhost:3000',
});
console.log(`Sandbox: ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
