import { ensureBuilt } from './build-state.ts';
import { RUNTIME_ENVIRONMENT } from './runtime-environment.ts';

/**
 * `npm start`: builds the storefront if it is not built, then serves the Shopware that SHOPWARE_ENDPOINT and
 * SHOPWARE_ACCESS_TOKEN name; with neither of them set it starts the sandbox and serves that.
 */
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN } = process.env;

await ensureBuilt();
const isDemo = SHOPWARE_ENDPOINT === undefined && SHOPWARE_ACCESS_TOKEN === undefined;
if (isDemo) await (await import('./start-demo.ts')).startDemo();
else if (process.execve === undefined) await import('../gateway/main.ts');
// The gateway replaces this process, so that nothing else stays in memory.
else
  process.execve(process.execPath, [process.execPath, 'gateway/main.ts'], {
    ...RUNTIME_ENVIRONMENT,
    // Types are stripped and code is compiled at the first start only.
    NODE_COMPILE_CACHE: '.cache/compiled',
    ...process.env,
  });
