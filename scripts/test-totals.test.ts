import { describe, expect, test } from 'vitest';
import { sum, totalsOf } from './test-totals.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
const playwright = (expected: number, unexpected: number, errors: object[] = [], flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  errors,
});

describe('the line at the end of npm test', () => {
  test('adds up the runs of vitest and of Playwright', () => {
    const runs = [totalsOf(vitest(700, 0), 0), totalsOf(playwright(200, 0), 0)];
    expect(sum(runs)).toEqual({ passed: 900, failed: 0 });
  });

  test('counts tests that failed', () => {
    const failing = vitest(9, 1, file('failed', 'passed', 'failed'));
    expect(sum([totalsOf(failing, 1), totalsOf(playwright(5, 2), 1)])).toEqual({ passed: 14, failed: 3 });
  });

  test('counts a file that cannot be loaded, beside tests that failed elsewhere', () => {
    const broken = vitest(9, 1, file('failed', 'failed'), file('failed'), file('failed', 'skipped'));
    expect(totalsOf(broken, 1)).toEqual({ passed: 9, failed: 3 });
    expect(totalsOf(playwright(5, 1, [{}]), 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('counts a test that failed and then passed as failed', () => {
    expect(totalsOf(playwright(5, 0, [], 1), 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('counts a run that ended badly without a failed test, wrote no report, or ran nothing', () => {
    expect(totalsOf(vitest(9, 0, file('passed', 'passed')), 1)).toEqual({ passed: 9, failed: 1 });
    expect(totalsOf(playwright(9, 0), 130)).toEqual({ passed: 9, failed: 1 });
    expect(totalsOf(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(totalsOf(playwright(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
