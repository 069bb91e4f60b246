import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testKinds } from './scripts/test-kinds.ts';

const { unit, screens, service } = testKinds();

/** Tests that take most of a minute and more: they wait for time-outs, locks that end, a Redis that comes back; or read all pages. */
const LONG = /\/(?:redis-stalled|faults|redis-gone|killed-gateway|every-page)\.test\.ts$/;

/** Begins with what takes longest, so that the others are run meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * Unit tests start nothing, those of screens have a DOM; service tests talk to a gateway, a sandbox, a Redis; journeys go through a whole shop.
 * The browser tests are Playwright's (playwright.config.ts).
 */
export default defineConfig({
  // One graphql for our code and for Mercurius, as Node itself resolves it; two of them refuse each other's documents.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // For what hangs; a slow machine is none of a test's promises.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit, setupFiles: ['scripts/unit.setup.ts'], maxWorkers: 2 },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          environment: 'happy-dom',
          // The DOM's own code is compiled once, not for each file.
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
          // A gateway keeps nothing at module level: a worker loads it once for all of its files.
          isolate: false,
          // They wait for Redis, limits and time-outs more than they compute; nothing else runs beside them.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          // Node itself loads what the tests import, as it does in production: twice as quick as through Vite.
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
