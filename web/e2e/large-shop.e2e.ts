import { brotliCompressSync } from 'node:zlib';
import { OPTIONS_PER_GROUP, PROPERTY_GROUPS } from '../../gateway/testing/large-demo-shop.ts';
import { at, Shopper as Client, textAt } from '../../gateway/testing/shopper.ts';
import { expect, test } from './test.ts';

const KB = 1024;

test.use({ isLarge: true });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

/** Paths of the last menu entry and of a category below it, which are both generated. */
async function generated(origin: string): Promise<{ top: string; second: string }> {
  const client = new Client(origin, { 'kontor-locale': 'de-DE' });
  const query = '{ navigation(kind: MAIN) { link { path } children { link { path } } } }';
  const { navigation } = await client.ask(query);
  const last: unknown = (Array.isArray(navigation) ? navigation : []).at(-1);
  return { top: textAt(last, 'link', 'path'), second: textAt(at(last, 'children', 1), 'link', 'path') };
}

test('pages of a shop with thousands of products and categories stay within their byte budget', async ({
  shop,
}) => {
  const { second } = await generated(shop.origin);
  const weigh = async (path: string) => {
    const html = await (await fetch(shop.origin + path)).text();
    return { html, bytes: brotliCompressSync(html).length };
  };
  const listing = await weigh(second);
  expect(listing.html.match(/data-testid="product-box"/g)).toHaveLength(24);
  const product = listing.html.match(
    /data-testid="product-box-link"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*data-testid="product-box-link"/,
  );
  const path = product?.[1] ?? product?.[2] ?? '';
  expect(path).toContain(second);
  for (const { bytes } of [listing, await weigh('/'), await weigh(path)])
    expect(bytes).toBeLessThanOrEqual(20 * KB);
});

test('remaining filters load once when the drawer opens and narrow the listing', async ({
  shopper,
  shop,
}) => {
  const { second } = await generated(shop.origin);
  await shopper.open(second);
  const requests: string[] = [];
  shopper.page.on('request', (request) => {
    if (request.url().includes('/graphql')) requests.push(request.url());
  });
  await shopper.see('listing-filter-button').click();
  const drawer = shopper.see('filter-drawer');
  // The HTML contains only the first eight filters.
  await expect(drawer.getByTestId('filter-sheet-properties')).toHaveCount(PROPERTY_GROUPS);
  const opener = drawer.getByTestId('filter-sheet-properties').last();
  const group = opener.locator('..');
  await opener.click();
  await expect(group.getByRole('checkbox')).toHaveCount(OPTIONS_PER_GROUP);
  await expect(group.getByTestId('filter-count')).toHaveCount(OPTIONS_PER_GROUP);
  await shopper.settled();
  // One request for the values, one for their product counts.
  expect(requests).toHaveLength(2);
  await group.getByRole('checkbox').last().check();
  await shopper.button('filter.show').click();
  await expect(shopper.see('listing-chips').getByRole('link')).toHaveCount(2);
  await shopper.reload();
  await expect(shopper.see('listing-chips').getByRole('link')).toHaveCount(2);
  await shopper.back();
  await expect(shopper.page.getByTestId('listing-chips')).toHaveCount(0);
});

test('a truncated menu links to the page with all entries', async ({ shopper, shop }) => {
  const { top } = await generated(shop.origin);
  await shopper.open('/');
  const menu = shopper.see('header-main-nav');
  await menu.locator(`> ul > li > a[href="${top}"]`).hover();
  await menu.locator(`li:has(> a[href="${top}"]) .sub-nav li`).first().getByRole('link').click();
  await shopper.at(`**${top}`);
  await expect(shopper.see('category-children').getByRole('link')).toHaveCount(20);
});
