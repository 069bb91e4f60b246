import { expect, test } from './test.ts';

test.describe('The reference of the schema', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can be read by everybody (${colorScheme})`, async ({ arrive }) => {
      const reader = await arrive({ colorScheme });
      for (const path of [
        '/docs/interfaces',
        '/docs/errors',
        '/docs/search?q=placeorder',
        '/docs/examples',
      ]) {
        await reader.page.goto(path);
        await reader.findsNothingInTheWay();
      }
    });
  }

  test('is searched, and fits a phone', async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs');
    await page.getByLabel('Search types, fields and errors').fill('placeorder');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'placeOrder', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/mutations#placeOrder$/);
    for (const path of ['/docs', '/docs/objects', '/docs/errors', '/docs/examples']) {
      await page.goto(path);
      await shopper.scrollsNotSideways(path);
    }
  });
});
