import { purge } from '../../gateway/testing/purge.ts';
import type { TestShop } from './shop.ts';
import { expect, PHONE, test } from './test.ts';

const MISSING = 'Ein Teil dieser Seite kann gerade nicht geladen werden.';

/** Purges all caches and makes one read of Shopware fail. */
async function failRead(shop: TestShop, path: string, body?: string): Promise<void> {
  await purge(shop.origin, ['*']);
  shop.fail({ path, times: 1_000, kind: 'status', ...(body ? { body } : {}) });
}

async function read(shop: TestShop, path: string) {
  const answer = await fetch(shop.origin + path);
  const { headers, status } = answer;
  return {
    status,
    caching: headers.get('cache-control'),
    etag: headers.get('etag'),
    html: await answer.text(),
  };
}

/** Checks that the incomplete page is not cached, and that the next successful read completes it. */
async function expectRecovery(shop: TestShop, path: string, part: string): Promise<void> {
  expect(await read(shop, path)).toMatchObject({ status: 200, caching: 'no-store', etag: null });
  shop.sandbox.clearFaults();
  await expect.poll(async () => (await read(shop, path)).html, { timeout: 20_000 }).toContain(part);
  const complete = await read(shop, path);
  expect(complete).toMatchObject({ caching: 'private, no-cache', etag: expect.any(String) });
  expect(complete.html).not.toContain(MISSING);
}

test('a page change shows the notice too and does not cache the incomplete page', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  await shopper.open('/kochen/');
  await failRead(shop, '/store-api/category', '"field":"level"');
  const home = shopper.page.locator('header a[href="/"]').first();
  await home.click();
  await expect(shopper.see('home-page').getByText(MISSING)).toBeVisible();
  await shopper.back();
  await shopper.see('listing-page').waitFor();
  shop.sandbox.clearFaults();
  await shopper.settled();
  await home.click();
  await shopper.see('cms-entries').first().waitFor();
  await expect(shopper.page.getByText(MISSING)).toHaveCount(0);
});

test('a page without a part renders and is cached by neither gateway nor browser', async ({
  shopper,
  shop,
}) => {
  await failRead(shop, '/navigation/footer-navigation');
  await shopper.open('/service/kontakt/');
  await expect(shopper.see('category-name')).toHaveText('Kontakt');
  await expect(shopper.see('breadcrumb-nav')).toBeHidden();
  await shopper.expectAccessible();
  await expectRecovery(shop, '/service/kontakt/', 'href="/kontor/ueber-uns/"');

  // Products are shown without filters.
  await failRead(shop, '/store-api/category');
  await shopper.open('/search?search=topf');
  await expect(shopper.see('listing-products')).toBeVisible({ timeout: 5_000 });
  await expect(shopper.see('listing-filter-choices').getByText('Material')).toBeHidden();
});
