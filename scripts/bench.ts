import { startSandbox } from '../sandbox/sandbox.ts';
import { ensureBuilt } from './build-state.ts';

/**
 * `npm run bench`: the figures of docs/performance.md, measured side by side on this machine, which is all that it loads.
 * `--connections`, `--processes`, `--capacity`, `--profile`, `--large`, `--browser` and `--start` measure those parts.
 */
const [part] = process.argv.slice(2);
/** Those that start shops of their own. */
const WITH_OWN_SHOP: Readonly<Record<string, () => Promise<void>>> = {
  '--large': async () => (await import('./bench/large/run.ts')).runLarge(),
  '--browser': async () => (await import('./bench/browser/run.ts')).runBrowser(),
  '--start': async () => (await import('./bench/start/run.ts')).runStart(),
};
const own = WITH_OWN_SHOP[part ?? ''];
if (own !== undefined) {
  await own();
  process.exit();
}
await ensureBuilt();
const sandbox = await startSandbox({ port: 0 });
try {
  if (part === '--connections') await (await import('./bench/connections.ts')).benchConnections(sandbox);
  else if (part === '--processes') await (await import('./bench/processes.ts')).benchProcesses(sandbox);
  else if (part === '--capacity') await (await import('./bench/capacity.ts')).benchCapacity(sandbox);
  else if (part === '--profile') await (await import('./bench/profiles.ts')).benchProfile(sandbox);
  else if (part === undefined) await (await import('./bench/against-others.ts')).benchAgainstOthers(sandbox);
  else throw new Error(`There is no ${part}`);
} finally {
  await sandbox.close();
}
