import { ensureBuilt } from './build-state.ts';

/**
 * `npm start`: builds the storefront if it is not built, then serves the Shopware that SHOPWARE_ENDPOINT and
 * SHOPWARE_ACCESS_TOKEN name; with neither of them set it starts the sandbox and serves that.
 */
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN } = process.env;

await ensureBuilt();
const isDemo = SHOPWARE_ENDPOINT === undefined && SHOPWARE_ACCESS_TOKEN === undefined;
if (isDemo) await (await import('./start-demo.ts')).startDemo();
// In this process, so that nothing else stays in memory.
else await import('../gateway/main.ts');
