import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/tools.ts';
import type { ShopSettings } from './web/e2e/test.ts';

/**
 * Timeout of an expectation in milliseconds. It does not measure speed,
 * so it is long enough for a busy machine.
 */
const PATIENCE_MS = 60_000;

/** Tests of the shop `plain`. */
const PLAIN_ALONE = '**/plain-shop.e2e.ts';

const executablePath = findChromium();

/**
 * Browser tests with Chromium, a gateway and the sandbox. Each worker starts its own shop
 * (web/e2e/shop.ts). Tests tagged `@phone` have the screen of a phone, others that of a desk.
 */
export default defineConfig<object, ShopSettings>({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/browser/failed',
  globalSetup: './web/e2e/build.setup.ts',
  fullyParallel: true,
  // Tests wait for more than half of their time, so two cores can run five.
  workers: 5,
  // A failed test is repeated only to record a trace, and still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 360_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list'], ['json', { outputFile: '.cache/browser/report.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'de-CH',
    colorScheme: 'light',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Disables requests of the browser to the internet.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'kontor', testIgnore: PLAIN_ALONE },
    // The demo shop without custom fields.
    {
      name: 'plain',
      testMatch: ['**/main-ways.e2e.ts', PLAIN_ALONE],
      fullyParallel: false,
      use: { demoShop: 'plain', locale: 'de-DE' },
    },
  ],
});
