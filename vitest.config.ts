import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testKinds } from './scripts/test-kinds.ts';

const { unit, screens, service } = testKinds();

/** Tests that take about a minute, because they wait for timeouts, locks or Redis, or read all pages. */
const LONG = /\/(?:redis-stalled|faults|late-order|gateway-crash|redis-gone|every-page)\.test\.ts$/;

/** Starts the longest tests first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * Unit tests start no process, component tests have a DOM, service tests use a gateway, sandbox or Redis, and journeys a whole shop.
 * Browser tests run in Playwright (playwright.config.ts).
 */
export default defineConfig({
  // Kontor and Mercurius must share one instance of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Limits hanging tests, not slow machines.
    testTimeout: 60_000,
    hookTimeout: 360_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          setupFiles: ['scripts/unit.setup.ts'],
          // A worker loads shared modules once for all files, which takes half the time.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          environment: 'happy-dom',
          // Compiles happy-dom once instead of per file.
          pool: 'vmThreads',
          environmentOptions: { happyDOM: { url: 'https://shop.example/' } },
          setupFiles: ['scripts/unit.setup.ts', 'web/testing/screens.setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: service,
          setupFiles: ['gateway/testing/restore.setup.ts'],
          // The gateway has no module state, so a worker loads it once for all files.
          isolate: false,
          // These tests mostly wait for Redis, limits and timeouts, so they run last and in parallel.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          // Node loads the sources as in production, twice as fast as Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
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
    ],
  },
});
