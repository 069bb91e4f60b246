import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../test.ts';
import { contentScreens, SCREENS } from './screens.ts';

const FOLDER = '.cache/screens';

/** Brings every picture of a page into view once, so that none is missing for being far down. */
async function loadPictures(pictures: Locator): Promise<void> {
  await pictures.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLImageElement) one.loading = 'eager';
  });
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((one) => !(one instanceof HTMLImageElement) || one.complete)),
    )
    .toBe(true);
}

test('every screen, in every language of the shop', async ({ arrive, shop }, { project }) => {
  test.setTimeout(0);
  for (const { lang, code, path } of shop.demo.salesChannel.languages) {
    for (const { name, show, seen } of [...SCREENS, ...contentScreens(shop.demo)]) {
      await test.step(`${name} in ${code}`, async () => {
        const shopper = await arrive({ locale: code });
        const place = { shop, lang, prefix: path };
        if ((await show(shopper, place)) !== false) {
          await loadPictures(shopper.page.locator('img'));
          await shopper.page.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = join(FOLDER, shop.demo.name.toLowerCase(), `${name}-${lang}-${project.name}.png`);
          await shopper.page.screenshot({
            path: file,
            fullPage: seen !== true,
            animations: 'disabled',
            caret: 'hide',
          });
        }
        shopper.expectComplaints(/404 \(Not Found\)/);
        await shopper.leave();
      });
    }
  }
});
