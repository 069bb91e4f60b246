import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed, and which failed. What kept tests from running at all counts as a failure. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Where they stand, what they are called, and the first line of what went wrong. */
  readonly failures: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside of tests: files that cannot be loaded, a setup that failed. */
  readonly errors: readonly { readonly message?: string }[];
}

const isVitestReport = (value: unknown): value is VitestReport =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value;

const isPlaywrightReport = (value: unknown): value is PlaywrightReport =>
  typeof value === 'object' && value !== null && 'stats' in value && 'errors' in value;

/** As one line: file, name, and what was said first, without the colours of a terminal. */
const failure = (file: string, name: string, message = ''): string => {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return [relative('.', file), name, firstLine].filter((part) => part !== '').join(' › ');
};

function vitestTotals({ numPassedTests, testResults }: VitestReport): Totals {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
      if (failed.length === 0) return [failure(name, '', message)];
      return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0]));
    });
  return { passed: numPassedTests, failed: failures.length, failures };
}

const failuresIn = ({ file, suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...suites.flatMap(failuresIn),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(file, `${title} [${projectName}]`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
];

function playwrightTotals({ stats, suites, errors }: PlaywrightReport): Totals {
  const { expected, unexpected, flaky } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => failure('', '', message))],
  };
}

function counted(report: unknown): Totals {
  if (isVitestReport(report)) return vitestTotals(report);
  if (isPlaywrightReport(report)) return playwrightTotals(report);
  return { passed: 0, failed: 0, failures: [] };
}

/**
 * Totals of one run.
 * @param report what its JSON reporter wrote: vitest's or Playwright's; undefined when it wrote none
 * @param exitCode of its process: another than 0 is at least one failure, whatever the report says
 */
export function totalsOf(report: unknown, exitCode: number): Totals {
  const { passed, failed, failures } = counted(report);
  const crashed = exitCode !== 0 || (passed === 0 && failed === 0);
  if (!crashed || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [`the runner ended with ${exitCode}`] };
}

/** The totals of several runs together. */
export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((count, one) => count + one.passed, 0),
  failed: totals.reduce((count, one) => count + one.failed, 0),
  failures: totals.flatMap((one) => one.failures),
});
