import { describe, expect, test } from 'vitest';
import { sum, totalsOf } from './test-totals.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'gateway/a.test.ts',
  status,
  message: 'cannot be loaded\n  at somewhere',
  assertionResults: tests.map((one, index) => ({
    status: one,
    fullName: `test ${index}`,
    failureMessages: one === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\n  at somewhere'] : [],
  })),
});
const browserTests = (...statuses: string[]) => [
  {
    file: 'b.e2e.ts',
    specs: [],
    suites: [
      {
        file: 'b.e2e.ts',
        specs: statuses.map((status, index) => ({
          title: `screen ${index}`,
          tests: [{ projectName: 'desk', status, results: [{ error: { message: 'no button\n  at' } }, {}] }],
        })),
      },
    ],
  },
];
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
const playwright = (expected: number, unexpected: number, errors: object[] = [], flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  suites: browserTests(...Array(unexpected).fill('unexpected'), ...Array(flaky).fill('flaky'), 'expected'),
  errors,
});

describe('the totals of npm test', () => {
  test('adds up Vitest and Playwright', () => {
    const runs = [totalsOf(vitest(700, 0), 0), totalsOf(playwright(200, 0), 0)];
    expect(sum(runs)).toMatchObject({ passed: 900, failed: 0, failures: [] });
  });

  test('counts a test that failed and then passed as failed', () => {
    expect(totalsOf(playwright(5, 0, [], 1), 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('counts a crashed run, a missing report and an empty run as failures', () => {
    expect(totalsOf(vitest(9, 0, file('passed', 'passed')), 1)).toMatchObject({ passed: 9, failed: 1 });
    expect(totalsOf(playwright(9, 0), 130)).toMatchObject({ passed: 9, failed: 1 });
    expect(totalsOf(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(totalsOf(playwright(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
