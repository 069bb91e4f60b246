import { ensureGraphiql } from './build-graphiql.ts';
import { startNode, stop } from './process.ts';
import { demoShopOrExit } from './start-demo.ts';

/**
 * `npm run dev`: the shop with hot replacement (`dev-server.ts`), which restarts when the gateway or the schema
 * changes. Without SHOPWARE_ENDPOINT the sandbox runs too.
 */
await ensureGraphiql();
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN } = process.env;
const sandbox =
  SHOPWARE_ENDPOINT === undefined && SHOPWARE_ACCESS_TOKEN === undefined
    ? await demoShopOrExit(process.env)
    : null;
const server = startNode(
  'scripts/dev-server.ts',
  { NODE_ENV: 'development', ...sandbox?.environment },
  {
    flags: [
      '--watch',
      ...['gateway', 'schema', 'web/generated', 'scripts/dev-server.ts'].map(
        (path) => `--watch-path=${path}`,
      ),
      '--watch-preserve-output',
    ],
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop(server);
    await sandbox?.close();
    process.exit(0);
  });
}
