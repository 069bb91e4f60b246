import type { TestShop } from './shop.ts';
import { expect, PHONE, test } from './test.ts';

const get = (shop: TestShop, path: string) => fetch(`${shop.origin}${path}`, { redirect: 'manual' });
const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const moved = async (shop: TestShop, path: string) => {
  const answer = await get(shop, path);
  return [answer.status, answer.headers.get('location')];
};

test.describe('a page of a listing', () => {
  for (const path of ['/kochen/?p=2', '/rezepte/?p=2', '/fr/recettes/?p=2']) {
    test(`${path} has its own title and canonical URL`, async ({ shop }) => {
      const answer = await get(shop, path);
      const html = await answer.text();
      expect([answer.status, new URL(canonicalOf(html) ?? '').href.endsWith(path)]).toEqual([200, true]);
      expect(/<title>([^<]+)/.exec(html)?.[1]).toMatch(/, (?:Seite|page) 2 –/);
      const alternates = [...html.matchAll(/hreflang="\w\w-\w\w" href="([^"]+)"/g)].map(
        ([, href = '']) => href,
      );
      expect([alternates.length, alternates.every((href) => href.endsWith('?p=2'))]).toEqual([3, true]);
    });
  }

  test('with filters has the canonical URL of the listing', async ({ shop }) => {
    const html = await (await get(shop, '/kochen/?rating=4')).text();
    expect(canonicalOf(html)).toMatch(/\/kochen\/$/);
  });

  test('beyond the last redirects temporarily to the first page', async ({ shop }) => {
    expect(await moved(shop, '/kochen/?p=999')).toEqual([302, '/kochen/']);
    expect(await moved(shop, '/kochen/?rating=4&p=999')).toEqual([302, '/kochen/?rating=4']);
    expect(await moved(shop, '/rezepte/?p=3')).toEqual([302, '/rezepte/']);
    expect(await moved(shop, '/rezepte/?p=999&utm_source=letter')).toEqual([
      302,
      '/rezepte/?utm_source=letter',
    ]);
    expect(await moved(shop, '/en/search?search=cocotte&p=999')).toEqual([302, '/en/search?search=cocotte']);
    expect(await moved(shop, '/?p=2')).toEqual([302, '/']);
  });

  test('ignores invalid filter values', async ({ shop }) => {
    for (const path of [
      '/kochen/?manufacturer=zz',
      '/backen/?properties=aa%7Cbb',
      '/search?search=topf&properties=foo&order=b%20c',
    ]) {
      expect([path, (await get(shop, path)).status]).toEqual([path, 200]);
    }
  });
});

test('menus mark the current page and its ancestors', async ({ shop }) => {
  const html = await (await get(shop, '/kochen/cocottes/')).text();
  expect(html).toMatch(/class="link-active" href="\/kochen\/"/);
  expect(html).toMatch(/class="link-active link-exact-active text-primary" href="\/kochen\/cocottes\/"/);
});

const RECIPES = '/rezepte/';

test('a list of recipes keeps the scroll position after going back and works without JavaScript', {
  tag: PHONE,
}, async ({ shopper, shop }) => {
  const html = await (await get(shop, RECIPES)).text();
  expect(html).toContain(`href="${RECIPES}?p=2"`);
  await shopper.open(RECIPES);
  const cards = shopper.see('entries-list').locator('article');
  const before = await cards.count();
  await shopper.link('entry.showMore').click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const grown = await cards.count();
  expect(shopper.page.url()).toContain('?p=2');
  await cards.last().scrollIntoViewIfNeeded();
  const place = await shopper.page.evaluate(() => scrollY);
  await cards.last().locator('a').first().click();
  await shopper.see('entry-title').waitFor();
  await shopper.back();
  await shopper.see('entries-page').waitFor();
  await expect(cards).toHaveCount(grown);
  await expect.poll(() => shopper.page.evaluate(() => scrollY)).toBe(place);
  await shopper.reload();
  await expect(cards).toHaveCount(grown);
});
