import { defineConfig } from 'vitest/config';

/** Units and services run side by side; the browser tests share one shop and run one after the other. */
export default defineConfig({
  // One graphql for our code and for Mercurius, as Node itself resolves it; two of them refuse each other's documents.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: [
            'gateway/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'demo/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['scripts/journeys/**/*.journey.ts'],
          globalSetup: ['scripts/journeys/shop.setup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup: ['web/e2e/shop.setup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // What a test waits for comes sooner or later; a machine that is busy otherwise must not decide about it.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
