import type { Shopper } from './shopper.ts';
import { dataLayer, eventNames, recordWithConsent, TAGGED, trackedEvents } from './tag-log.ts';
import { test as base, expect, PHONE } from './test.ts';
import { words } from './texts.ts';

const POT = '/helfer/kellen-und-wender/schoepfkelle-tief/';

/** The visitor has made no consent choice. `externalUrls` collects requests to other hosts, which are stubbed. */
const test = base.extend<{ externalUrls: string[] }>({
  shopper: async ({ arrive }, use) => use(await arrive({ hasNoConsent: true })),
  externalUrls: [
    async ({ shopper }, use) => {
      const externalUrls: string[] = [];
      await shopper.page.route(
        (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
        (route) => {
          externalUrls.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: '' });
        },
      );
      await use(externalUrls);
    },
    { auto: true },
  ],
});
test.use({ gatewaySettings: TAGGED });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

const views = async (shopper: Shopper) =>
  (await eventNames(shopper)).filter((name) => name === 'page_view').length;

test('no third-party request is sent before consent and both choices are equally prominent', {
  tag: PHONE,
}, async ({ shopper, externalUrls }) => {
  await shopper.open('/');
  await shopper.see('consent-bar').waitFor();
  await shopper.expectAccessible();
  const [necessary, all] = [
    await shopper.button('consent.necessary').boundingBox(),
    await shopper.button('consent.all').boundingBox(),
  ];
  expect([necessary?.width, necessary?.height]).toEqual([all?.width, all?.height]);
  await shopper.page.keyboard.press('Tab');
  await expect(shopper.button('consent.necessary')).toBeFocused();
  await shopper.button('consent.necessary').click();
  await shopper.see('consent-bar').waitFor({ state: 'detached' });
  await shopper.open(POT);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').waitFor();
  expect(await shopper.see('consent-bar').count()).toBe(0);
  expect(externalUrls).toEqual([]);
  expect(await shopper.page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('the choice is stored for 180 days and can be changed per group in the footer', async ({
  shopper,
  externalUrls,
}) => {
  await shopper.open('/agb/');
  await shopper.button('consent.settings').click();
  await shopper.see('consent-group').first().waitFor();
  await shopper.expectAccessible();
  const [necessary, all] = await Promise.all(
    (['consent.necessary', 'consent.all'] as const).map((name) => shopper.button(name).boundingBox()),
  );
  expect(necessary?.width).toBe(all?.width);
  await shopper.page.keyboard.press('Escape');
  await shopper.see('consent-bar').waitFor();
  await shopper.button('consent.settings').click();
  await shopper.see('consent-statistics-checkbox').check();
  await shopper.button('consent.save').click();
  await expect.poll(() => externalUrls.length).toBe(1);
  expect(externalUrls[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-KONTOR1234');
  const cookies = await shopper.page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'kontor-consent');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect([decodeURIComponent(cookie?.value ?? ''), Math.round(days)]).toEqual(['statistics', 180]);
  await shopper.button('footer.cookies').click();
  await shopper.see('consent-statistics-checkbox').uncheck();
  await shopper.button('consent.save').click();
  await shopper.open('/');
  await expect.poll(() => externalUrls.length).toBe(1);
});

test('a page with a secret in its URL has no tag and is not reported as a referrer', async ({
  shopper,
  externalUrls,
  shop,
}) => {
  await recordWithConsent(shopper, shop.origin);
  await shopper.open('/account/recover/password?hash=SECRETHASH');
  await shopper.page.locator('a[href="/"]').first().click();
  await shopper.see('home-page').waitFor();
  await expect.poll(() => views(shopper)).toBe(1);
  await expect.poll(() => externalUrls.length).toBe(1);
  expect(await shopper.page.evaluate(() => document.referrer)).not.toContain('SECRETHASH');
  expect(await dataLayer(shopper)).not.toContain('SECRETHASH');
});

test('search terms with an email address are not tracked and others only if the shop contains them', async ({
  shopper,
  externalUrls,
  shop,
}) => {
  await recordWithConsent(shopper, shop.origin);
  const terms = async () =>
    (await trackedEvents(shopper)).flatMap(({ name, data }) =>
      name === 'search' ? [data['search_term']] : [],
    );
  await shopper.open('/search?search=cocotte&rating=4&utm_source=letter');
  await expect.poll(terms).toEqual(['cocotte']);
  const search = async (term: string) => {
    await shopper.link('search').click();
    // The page below the overlay has a search field, too.
    const field = shopper.page.getByRole('combobox', { name: words('search.label') });
    await field.fill(term);
    await field.press('Enter');
    await shopper.at((url) => url.search.includes(encodeURIComponent(term)));
    await shopper.hydrated();
  };
  await search('anna@example.ch');
  expect(await shopper.page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
    'anna',
  );
  await search('Brunner');
  await expect.poll(terms).toEqual(['cocotte', '(other)']);
  const pages = (await trackedEvents(shopper)).filter(({ name }) => name === 'page_view');
  expect(pages.map(({ data }) => data['page_location'])).toEqual([
    `${shop.origin}/search?rating=4&utm_source=letter`,
    `${shop.origin}/search`,
  ]);
  expect(await dataLayer(shopper)).not.toMatch(/anna|brunner/i);
  await expect.poll(() => externalUrls.length).toBe(2);
});

test('a mailed token is removed from the URL and survives a reload', async ({ shopper, shop }) => {
  await shopper.open('/reset-password?hash=SECRETHASH');
  await expect.poll(() => shopper.page.url()).toBe(`${shop.origin}/reset-password`);
  await shopper.see('recover-form').waitFor();
  await shopper.reload();
  await shopper.see('recover-form').waitFor();
});
