import { expect, test } from './test.ts';

// Playwright's javaScriptEnabled option leaves the `scripting` media feature on.
test('pages show a notice and no placeholders without JavaScript', async ({
  browser,
  launchOptions,
  shop,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
  const scriptless = await browser.browserType().launch({ ...launchOptions, args });
  const page = await scriptless.newPage();
  for (const path of ['/checkout', '/wishlist', '/account']) {
    await page.goto(shop.origin + path);
    await expect(page.locator('.no-script')).toContainText('Ohne JavaScript');
    expect(await page.locator('.skeleton:visible').count(), path).toBe(0);
  }
  await scriptless.close();
});
