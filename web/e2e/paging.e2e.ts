import { describe, expect, inject, test } from 'vitest';
import { PHONE, Shopper } from './shopper.ts';

const get = (path: string) => fetch(`${inject('shopOrigin')}${path}`, { redirect: 'manual' });
const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const moved = async (path: string) => {
  const answer = await get(path);
  return [answer.status, answer.headers.get('location')];
};

describe('a page of a list', () => {
  test.each(['/kochen/?p=2', '/rezepte/?p=2', '/fr/recettes/?p=2'])('%s is one of its own', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    expect([answer.status, new URL(canonicalOf(html) ?? '').href.endsWith(path)]).toEqual([200, true]);
    expect(/<title>([^<]+)/.exec(html)?.[1]).toMatch(/, (?:Seite|page) 2 –/);
    const alternates = [...html.matchAll(/hreflang="\w\w-\w\w" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect([alternates.length, alternates.every((href) => href.endsWith('?p=2'))]).toEqual([3, true]);
  });

  test('that is filtered is that of the list for search engines', async () => {
    const html = await (await get('/kochen/?rating=4')).text();
    expect(canonicalOf(html)).toMatch(/\/kochen\/$/);
  });

  test('which it does not have leads to its beginning, for now', async () => {
    expect(await moved('/kochen/?p=999')).toEqual([302, '/kochen/']);
    expect(await moved('/kochen/?rating=4&p=999')).toEqual([302, '/kochen/?rating=4']);
    expect(await moved('/rezepte/?p=999&utm_source=letter')).toEqual([302, '/rezepte/?utm_source=letter']);
    expect(await moved('/en/search?search=cocotte&p=999')).toEqual([302, '/en/search?search=cocotte']);
    expect(await moved('/?p=2')).toEqual([302, '/']);
  });

  test('shows no fault of its address: a bad filter value is ignored', async () => {
    for (const path of [
      '/kochen/?manufacturer=zz',
      '/backen/?properties=aa%7Cbb',
      '/search?search=topf&properties=foo&order=b%20c',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });
});

test('menus mark the open page and those above it', async () => {
  const html = await (await get('/kochen/cocottes/')).text();
  expect(html).toMatch(/class="link-active" href="\/kochen\/"/);
  expect(html).toMatch(/class="link-active link-exact-active text-primary" href="\/kochen\/cocottes\/"/);
});

test.each(['/rezepte/', '/magazin/aktuell/'])(
  '%s keeps its place on the way back, and can be followed without scripts',
  async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain(`href="${path}?p=2"`);
    const shopper = await Shopper.arrive({ viewport: PHONE });
    await shopper.open(path);
    const cards = shopper.see('entries-list').locator('article');
    const before = await cards.count();
    await shopper.see('entries-more-button').click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    const grown = await cards.count();
    expect(shopper.page.url()).toContain('?p=2');
    await cards.last().scrollIntoViewIfNeeded();
    const place = await shopper.page.evaluate(() => scrollY);
    await cards.last().locator('a').first().click();
    await shopper.see('entry-title').waitFor();
    await shopper.back();
    await shopper.see('entries-page').waitFor();
    await expect.poll(() => cards.count()).toBe(grown);
    await expect.poll(() => shopper.page.evaluate(() => scrollY)).toBe(place);
    await shopper.reload();
    await expect.poll(() => cards.count()).toBe(grown);
  },
);
