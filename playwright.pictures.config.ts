import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const;

/**
 * `npm run pictures`: pictures of every screen at each width, light and dark, in every language, for people to look at.
 * They land in `.cache/screens`. One width: `-- --project 390-light`; one screen:
 * `SCREENS='^cart'`; one language: `LANGUAGES=fr`; another demo shop: `DEMO_SHOP=plain`. What a screen needs to know of a shop
 * it takes from the shop (`web/e2e/pictures/shop-facts.ts`); one that a shop does not have is left out.
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
      },
    })),
  ),
});
