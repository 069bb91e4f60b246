import { PortTakenError, startSandbox } from './sandbox.ts';

const {
  SANDBOX_PORT = '8100',
  SANDBOX_HOST = '127.0.0.1',
  SANDBOX_STOREFRONT = 'http://localhost:3000',
  SANDBOX_WEBHOOK_SECRET,
} = process.env;

const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT),
  host: SANDBOX_HOST,
  storefront: SANDBOX_STOREFRONT,
  ...(SANDBOX_WEBHOOK_SECRET && {
    app: { url: `${SANDBOX_STOREFRONT}/webhook/shopware`, secret: SANDBOX_WEBHOOK_SECRET },
  }),
}).catch((error: unknown) => {
  if (!(error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exit(1);
});
console.log(`Sandbox: ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
