import { startSandbox } from '../sandbox/sandbox.ts';
import { ensureBuilt } from './build-state.ts';

/**
 * `npm run bench`: the figures of docs/performance.md, measured side by side on this machine, which is all that it loads.
 * `--connections`, `--processes`, `--profile` and `--large` measure those parts.
 */
const [part] = process.argv.slice(2);
if (part === '--large') {
  await (await import('./bench/large/run.ts')).runLarge();
  process.exit();
}
await ensureBuilt();
const sandbox = await startSandbox({ port: 0 });
try {
  if (part === '--connections') await (await import('./bench/connections.ts')).benchConnections(sandbox);
  else if (part === '--processes') await (await import('./bench/processes.ts')).benchProcesses(sandbox);
  else if (part === '--profile') await (await import('./bench/profiles.ts')).benchProfile(sandbox);
  else if (part === undefined) await (await import('./bench/against-others.ts')).benchAgainstOthers(sandbox);
  else throw new Error(`There is no ${part}`);
} finally {
  await sandbox.close();
}
