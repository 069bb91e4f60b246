import { once } from 'node:events';
import { ensureBuilt } from './build-state.ts';
import { demoShopOrExit } from './demo-shop.ts';
import { startNode, stop } from './process.ts';

/**
 * `npm start`: builds the storefront if it is not built, then serves the Shopware that SHOPWARE_ENDPOINT and
 * SHOPWARE_ACCESS_TOKEN name; with neither of them set it starts the sandbox and serves that.
 */
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN } = process.env;
const wantsSandbox = SHOPWARE_ENDPOINT === undefined && SHOPWARE_ACCESS_TOKEN === undefined;

await ensureBuilt();

const sandbox = wantsSandbox ? await demoShopOrExit(process.env) : undefined;
if (sandbox) console.log(`The demo shop's mails: ${sandbox.url}/_sandbox/mails`);
const gateway = startNode(
  'gateway/main.ts',
  sandbox ? { ...sandbox.environment, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } : {},
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(gateway));
const [code] = await once(gateway, 'exit');
await sandbox?.close();
process.exit(typeof code === 'number' ? code : 0);
