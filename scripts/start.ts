import { ensureBuilt } from './build-state.ts';
import { RUNTIME_ENVIRONMENT } from './runtime-environment.ts';

/**
 * `npm start`: builds the storefront if necessary and serves the shop of SHOPWARE_ENDPOINT and SHOPWARE_ACCESS_TOKEN.
 * Without them it starts the sandbox and serves the demo shop; with `--all-shops`, every demo shop on its own host.
 */
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN, KONTOR_CHANNELS } = process.env;
const hasAllShops = process.argv.includes('--all-shops');

await ensureBuilt();
const isDemo = [SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN, KONTOR_CHANNELS].every(
  (value) => value === undefined,
);
if (isDemo || hasAllShops) await (await import('./start-demo.ts')).startDemo(hasAllShops);
else if (process.execve === undefined) await import('../gateway/main.ts');
// The gateway replaces this process, to save memory.
else
  process.execve(process.execPath, [process.execPath, 'gateway/main.ts'], {
    ...RUNTIME_ENVIRONMENT,
    // Types are stripped and code is compiled only at the first start.
    NODE_COMPILE_CACHE: '.cache/compiled',
    ...process.env,
  });
