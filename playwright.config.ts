import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/tools.ts';
import type { ShopSettings } from './web/e2e/test.ts';

/**
 * How long something that a test waits for may take, in milliseconds. How quick the shop is, is measured elsewhere:
 * this is for a machine that has other things to do.
 */
const PATIENCE_MS = 60_000;

const DESK = { viewport: { width: 1440, height: 900 } };
/** Tests that are about the shop `plain` alone. */
const PLAIN_ALONE = '**/plain-shop.e2e.ts';

const executablePath = findChromium();

/**
 * The browser tests: real Chromium, real gateway, the sandbox as Shopware. Each worker has a shop of its own
 * (web/e2e/shop.ts). A test tagged `@phone` runs in the project of that name, every other one at the desk.
 */
export default defineConfig<object, ShopSettings>({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/browser/failed',
  globalSetup: './web/e2e/build.setup.ts',
  fullyParallel: true,
  // On two cores: a test waits for a fifth of its time.
  workers: 3,
  // A test that fails has failed; it is run again only to be recorded, which takes a fifth of the processor's time.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 360_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list'], ['json', { outputFile: '.cache/browser/report.json' }]],
  use: {
    locale: 'de-CH',
    colorScheme: 'light',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Nothing is asked of the internet by the browser itself.
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
    { name: 'desk', grepInvert: /@phone/, testIgnore: PLAIN_ALONE, use: DESK },
    {
      name: 'phone',
      grep: /@phone/,
      testIgnore: PLAIN_ALONE,
      use: { viewport: { width: 390, height: 844 } },
    },
    // The other demo shop, which has none of Kontor's own fields.
    {
      name: 'plain',
      testMatch: ['**/main-ways.e2e.ts', PLAIN_ALONE],
      use: { ...DESK, demoShop: 'plain', locale: 'de-DE' },
    },
  ],
});
