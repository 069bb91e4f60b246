import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Shopper } from '../shopper.ts';
import { expect, test } from '../test.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { contentScreens, legalScreens, SCREENS } from './screens.ts';
import { layoutScreens, STATES } from './states.ts';

const FOLDER = '.cache/screens';
/** Which screens are wanted by their names, and which languages. */
const WANTED = new RegExp(process.env['SCREENS'] ?? '');
const SPOKEN = new RegExp(process.env['LANGUAGES'] ?? '');

/** Waits until what came late has come; a page that never stops asking is taken as it is. */
async function quiet({ page }: Shopper): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Loads every picture of a page, those far down and those that arrive while others load too. */
async function loadPictures(pictures: Locator): Promise<void> {
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => {
        const images = all.filter((one) => one instanceof HTMLImageElement);
        for (const image of images) image.loading = 'eager';
        return images.every(({ complete }) => complete);
      }),
    )
    .toBe(true);
  await pictures.evaluateAll((all) =>
    Promise.allSettled(all.map((one) => one instanceof HTMLImageElement && one.decode())),
  );
}

test('every screen, in every language of the shop', async ({ arrive, shop }, { project }) => {
  test.setTimeout(0);
  const missing: string[] = [];
  const screens = [
    ...SCREENS,
    ...contentScreens(shop.demo),
    ...legalScreens(shop.demo),
    ...ACCOUNT_STATES,
    ...layoutScreens(shop.demo),
    ...STATES,
  ];
  for (const { lang, code, path } of shop.demo.salesChannel.languages) {
    if (!SPOKEN.test(lang)) continue;
    for (const { name, show, seen } of screens.filter((screen) => WANTED.test(screen.name))) {
      await test.step(`${name} in ${code}`, async () => {
        const shopper = await arrive({ locale: code });
        shopper.expectComplaints(/the server responded with a status/);
        try {
          if ((await show(shopper, { shop, lang, prefix: path })) === false) return;
          await quiet(shopper);
          await shopper.page.mouse.move(0, 0);
          await loadPictures(shopper.page.locator('img'));
          await shopper.page.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = join(FOLDER, shop.demo.name.toLowerCase(), `${name}-${lang}-${project.name}.png`);
          await shopper.page.screenshot({
            path: file,
            fullPage: seen !== true,
            animations: 'disabled',
            caret: 'hide',
          });
        } catch (reason) {
          // The others are taken all the same.
          missing.push(`${name} in ${code}: ${reason instanceof Error ? reason.message : reason}`);
        } finally {
          await shopper.leave();
        }
      });
    }
    // What made Shopware fail for a picture is over before the next language.
    await shop.reset();
  }
  expect(missing).toEqual([]);
});
