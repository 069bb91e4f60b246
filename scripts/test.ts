import { readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';
import { run, runOrExit } from './process.ts';
import { ensureTool } from './tools.ts';

/** `npm test`: builds the storefront, finds or installs Chromium, Redis and promtool, runs every test, and ends with the line of totals. */
const REPORT = '.cache/tests.json';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly success: boolean;
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'numFailedTests' in value;

ensureTool('redis-server');
ensureTool('promtool');
ensureTool('haproxy');
rmSync(REPORT, { force: true });
await runOrExit(process.execPath, ['scripts/build.ts']);
const code = await run(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ],
  { CHROMIUM_PATH: chromiumPath() },
);
const report: unknown = JSON.parse(readFileSync(REPORT, 'utf8'));
if (!isReport(report)) throw new Error(`${REPORT} is not a report of vitest.`);
// A suite that could not even be loaded has no failed test of its own, yet must not pass.
const unloaded = code !== 0 && report.numFailedTests === 0 ? 1 : 0;
process.stdout.write(`\n${report.numPassedTests} passed, ${report.numFailedTests + unloaded} failed\n`);
process.exitCode = code;
