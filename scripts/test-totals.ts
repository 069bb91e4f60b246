/** How many tests passed and failed. What kept tests from running at all counts as a failure. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside of tests: files that cannot be loaded, a setup that failed. */
  readonly errors: readonly unknown[];
}

const isVitestReport = (value: unknown): value is VitestReport =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value;

const isPlaywrightReport = (value: unknown): value is PlaywrightReport =>
  typeof value === 'object' && value !== null && 'stats' in value && 'errors' in value;

function counted(report: unknown): Totals {
  if (isVitestReport(report)) {
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  }
  if (isPlaywrightReport(report)) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  return { passed: 0, failed: 0 };
}

/**
 * Totals of one run.
 * @param report what its JSON reporter wrote: vitest's or Playwright's; undefined when it wrote none
 * @param exitCode of its process: another than 0 is at least one failure, whatever the report says
 */
export function totalsOf(report: unknown, exitCode: number): Totals {
  const { passed, failed } = counted(report);
  const crashed = exitCode !== 0 || (passed === 0 && failed === 0);
  return { passed, failed: crashed ? Math.max(failed, 1) : failed };
}

/** The totals of several runs together. */
export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((count, one) => count + one.passed, 0),
  failed: totals.reduce((count, one) => count + one.failed, 0),
});
