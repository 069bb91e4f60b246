import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const;

/**
 * Screenshots of every screen, width, colour scheme and language in `.cache/screens`:
 * `npx playwright test --config playwright.pictures.config.ts`, with `--project 390-light` for one width. `SCREENS='^cart'`,
 * `LANGUAGES=fr` and `DEMO_SHOP=plain` select screens, languages and the shop.
 */
export default defineConfig({
  ...browserTests,
  testDir: 'web/e2e/pictures',
  testMatch: '**/*.pictures.ts',
  retries: 0,
  workers: 2,
  reporter: [['list', { printSteps: true }]],
  use: {
    ...browserTests.use,
    reducedMotion: 'reduce',
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
  projects: WIDTHS.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: {
        viewport: { width, height: HEIGHTS[width] },
        colorScheme,
        demoShop: process.env['DEMO_SHOP'] ?? 'kontor',
        loadsPictures: true,
      },
    })),
  ),
});
