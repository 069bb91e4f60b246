import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './build-state.ts';
import { run } from './process.ts';
import { sum, type Totals, totalsOf } from './test-totals.ts';
import { AMTOOL, CHROMIUM, CHROMIUM_SHELL, ensure, HAPROXY, PROMTOOL, REDIS, type Tool } from './tools.ts';

/**
 * `npm test [-- unit | service | browser] [arguments of the runner]`: installs missing tools, builds the storefront if
 * necessary, runs the tests and prints the totals.
 */
interface Suite {
  readonly needs: readonly Tool[];
  readonly built: boolean;
  readonly report: string;
  /** Command of the runner. */
  readonly command: readonly string[];
}

const vitest = (report: string, ...projects: readonly string[]): Pick<Suite, 'report' | 'command'> => ({
  report,
  command: [
    ...['node_modules/vitest/vitest.mjs', 'run'],
    ...['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    ...projects.flatMap((project) => ['--project', project]),
  ],
});

const SERVICE_NEEDS = [REDIS, PROMTOOL, HAPROXY, AMTOOL, CHROMIUM];
const BROWSER: Suite = {
  needs: [CHROMIUM, CHROMIUM_SHELL],
  built: true,
  report: '.cache/browser/report.json',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
};
const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  all: [{ needs: SERVICE_NEEDS, built: true, ...vitest('.cache/vitest.json') }, BROWSER],
  unit: [{ needs: [], built: false, ...vitest('.cache/unit.json', 'unit', 'screens') }],
  service: [{ needs: SERVICE_NEEDS, built: true, ...vitest('.cache/service.json', 'service', 'journeys') }],
  browser: [BROWSER],
};

async function totals(suite: Suite, more: readonly string[]): Promise<Totals> {
  rmSync(suite.report, { force: true });
  const exitCode = await run(process.execPath, [...suite.command, ...more], {
    // Shares compiled code between test processes.
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
  });
  const report: unknown = existsSync(suite.report)
    ? JSON.parse(readFileSync(suite.report, 'utf8'))
    : undefined;
  return totalsOf(report, exitCode);
}

async function runSuites(suites: readonly Suite[], more: readonly string[]): Promise<Totals> {
  const all: Totals[] = [];
  for (const suite of suites) all.push(await totals(suite, more));
  return sum(all);
}

const [name = 'all', ...more] = process.argv.slice(2);
const suites = SUITES[name];
if (suites === undefined) throw new Error(`There is no suite "${name}": ${Object.keys(SUITES).join(', ')}.`);
try {
  ensure([...new Set(suites.flatMap(({ needs }) => needs))]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exit(1);
}
if (suites.some(({ built }) => built)) await ensureBuilt();
const { passed, failed, failures } = await runSuites(suites, more);
// Failures come last, so that they are visible in a truncated log.
for (const one of failures) process.stdout.write(`failed: ${one}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
