import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Number of passed and failed tests, with failures. A run that crashes counts as a failure. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** File, title and first line of the error. */
  readonly failures: readonly string[];
}

const isVitestReport = (value: unknown): value is JsonTestResults =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value;

const isPlaywrightReport = (value: unknown): value is JSONReport =>
  typeof value === 'object' && value !== null && 'stats' in value && 'errors' in value;

/** One line: file, title and first line of the error, without terminal colours. */
const failure = (file: string, name: string, message = ''): string => {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return [relative('.', file), name, firstLine].filter((part) => part !== '').join(' › ');
};

function vitestTotals({ numPassedTests, testResults }: JsonTestResults): Totals {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that does not load, or whose hooks fail, has no failed test.
      if (failed.length === 0) return [failure(name, '', message)];
      return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0]));
    });
  return { passed: numPassedTests, failed: failures.length, failures };
}

const failuresIn = ({ file, suites = [], specs }: JSONReportSuite): readonly string[] => [
  ...suites.flatMap(failuresIn),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(file, `${title} [${projectName}]`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
];

function playwrightTotals({ stats, suites, errors }: JSONReport): Totals {
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

/** Totals of a JSON report of Vitest or Playwright; a missing one, or an exit code other than 0, counts as a failure. */
export function totalsOf(report: unknown, exitCode: number): Totals {
  const { passed, failed, failures } = counted(report);
  const crashed = exitCode !== 0 || (passed === 0 && failed === 0);
  if (!crashed || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [`the runner ended with ${exitCode}`] };
}

/** Adds up several runs. */
export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((count, one) => count + one.passed, 0),
  failed: totals.reduce((count, one) => count + one.failed, 0),
  failures: totals.flatMap((one) => one.failures),
});
