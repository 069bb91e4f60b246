import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Shopper } from '../shopper.ts';
import { expect, test } from '../test.ts';
import { screensOf } from './screens.ts';

const FOLDER = '.cache/screens';
/** Filters for screen names and languages. */
const SCREEN_FILTER = new RegExp(process.env['SCREENS'] ?? '');
const LANGUAGE_FILTER = new RegExp(process.env['LANGUAGES'] ?? '');

/** Waits for pending requests, at most five seconds. */
async function networkIdle({ page }: Shopper): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Loads every picture of a page, lazy ones included. */
async function loadPictures(pictures: Locator): Promise<void> {
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => {
        const images = all.filter((element) => element instanceof HTMLImageElement);
        for (const image of images) image.loading = 'eager';
        return images.every(({ complete }) => complete);
      }),
    )
    .toBe(true);
  await pictures.evaluateAll((all) =>
    Promise.allSettled(all.map((element) => element instanceof HTMLImageElement && element.decode())),
  );
}

test('every screen, in every language of the shop', async ({ arrive, shop }, { project }) => {
  test.setTimeout(0);
  const missing: string[] = [];
  const screens = screensOf(shop.demo).filter(({ name }) => SCREEN_FILTER.test(name));
  for (const { lang, code, path } of shop.demo.salesChannel.languages) {
    if (!LANGUAGE_FILTER.test(lang)) continue;
    for (const { name, show, isViewport } of screens) {
      await test.step(`${name} in ${code}`, async () => {
        const shopper = await arrive({ locale: code });
        shopper.allowConsoleErrors(/the server responded with a status/);
        try {
          if ((await show(shopper, { shop, lang, prefix: path })) === false) return;
          await networkIdle(shopper);
          await shopper.page.mouse.move(0, 0);
          await loadPictures(shopper.page.locator('img'));
          await shopper.page.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = join(FOLDER, shop.demo.name.toLowerCase(), `${name}-${lang}-${project.name}.png`);
          await shopper.page.screenshot({
            path: file,
            fullPage: !isViewport,
            animations: 'disabled',
            caret: 'hide',
          });
        } catch (reason) {
          // A failure does not stop the remaining screens.
          missing.push(`${name} in ${code}: ${reason instanceof Error ? reason.message : reason}`);
        } finally {
          await shopper.leave();
        }
      });
    }
    // Clears the faults of the last language.
    await shop.reset();
  }
  expect(missing).toEqual([]);
});
