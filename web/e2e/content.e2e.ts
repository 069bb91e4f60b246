import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

const WORKSHOP = '/kontor/die-werkstatt/';

/** Collects the hosts of external requests, which are stubbed. */
async function stubExternalHosts(shopper: Shopper): Promise<string[]> {
  const externalRequests: string[] = [];
  await shopper.page.route(
    (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    (route) => {
      externalRequests.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    },
  );
  return externalRequests;
}

test('comfort consent plays videos without a prompt until it is withdrawn', async ({ arrive }) => {
  const shopper = await arrive({ hasNoConsent: true });
  const externalRequests = await stubExternalHosts(shopper);
  await shopper.open(WORKSHOP);
  await shopper.button('consent.all').click();
  await shopper.see('consent-bar').waitFor({ state: 'detached' });
  expect(externalRequests).toEqual([]);
  const video = shopper.see('cms-video').first();
  await video.getByTestId('cms-video-play-button').click();
  await video.getByTestId('cms-video-player').waitFor();
  await expect.poll(() => externalRequests.length).toBe(1);
  await shopper.button('footer.cookies').click();
  await shopper.page.getByRole('checkbox', { name: 'Komfort' }).uncheck();
  await shopper.button('consent.save').click();
  await video.getByTestId('cms-video-player').waitFor({ state: 'detached' });
  await video.getByTestId('cms-video-play-button').click();
  await video.getByTestId('cms-video-question').waitFor();
  expect(externalRequests).toHaveLength(1);
});

test('a video requests consent before it contacts its host and remembers the choice', async ({ shopper }) => {
  const externalRequests = await stubExternalHosts(shopper);
  await shopper.open(WORKSHOP);
  const video = shopper.see('cms-video').first();
  await video.getByTestId('cms-video-play-button').click();
  await video.getByTestId('cms-video-question').waitFor();
  await shopper.expectAccessible();
  await video.getByRole('button', { name: words('video.cancel') }).click();
  await video.getByTestId('cms-video-play-button').waitFor();
  expect(externalRequests).toEqual([]);
  await video.getByTestId('cms-video-play-button').click();
  await video.getByRole('button', { name: words('video.agree') }).click();
  await video.getByTestId('cms-video-player').waitFor();
  await expect.poll(() => externalRequests.length).toBeGreaterThan(0);
  expect(new Set(externalRequests).size).toBe(1);
  expect(externalRequests[0]).toMatch(/^(?:www\.youtube-nocookie\.com|player\.vimeo\.com)$/);
  await shopper.open(WORKSHOP);
  await video.getByTestId('cms-video-play-button').click();
  await video.getByTestId('cms-video-player').waitFor();
  await video.getByRole('button', { name: words('video.forget') }).click();
  await video.getByTestId('cms-video-play-button').click();
  await video.getByTestId('cms-video-question').waitFor();
});

test('FAQ entries open by mouse, keyboard and URL fragment', { tag: PHONE }, async ({ shopper }) => {
  await shopper.open('/service/haeufige-fragen/');
  const questions = shopper.see('cms-faq').locator('details');
  await expect(questions.first()).toHaveAttribute('open');
  await questions.first().locator('summary').click();
  await expect(questions.first()).not.toHaveAttribute('open');
  await shopper.page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('open');
  const id = await questions.nth(1).getAttribute('id');
  await shopper.open(`/service/haeufige-fragen/#${id}`);
  await expect(questions.nth(1)).toHaveAttribute('open');
  await shopper.expectAccessible();
});

test('a post requested by its id redirects to its path', async ({ shopper }) => {
  await shopper.open('/magazin/werkstattjournal/');
  const path = (await shopper.see('entry-card').first().locator('a').getAttribute('href')) ?? '';
  await shopper.see('entry-card').first().locator('a').click();
  await shopper.see('blog-page').waitFor();
  await shopper.reload();
  const data = (await shopper.page.locator('#kontor-data').textContent()) ?? '';
  const { answers }: { answers: Record<string, { data: string }> } = JSON.parse(data);
  const shown = Object.values(answers).map((one): { page?: { entry?: { id: string } } } =>
    JSON.parse(one.data),
  );
  const id = shown.flatMap(({ page }) => page?.entry?.id ?? [])[0];
  await shopper.open(`/news/blog/${id}`);
  expect(new URL(shopper.page.url()).pathname).toBe(path);
});

test('news have no accessibility violations', async ({ shopper }) => {
  await shopper.open('/magazin/aktuell/');
  await shopper.expectAccessible();
  await shopper.expectNoHorizontalScroll();
});

test('recipes can be filtered by topic and their products added to the cart', {
  tag: PHONE,
}, async ({ shopper }) => {
  await shopper.open('/rezepte/');
  const tags = shopper.see('entry-tags').getByRole('link');
  const all = await shopper.see('entry-card').count();
  await tags.nth(1).click();
  await shopper.at('**/rezepte/?tag=*');
  await expect(tags.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => shopper.see('entry-card').count()).toBeLessThan(all);
  await shopper.expectAccessible();
  await shopper.page.goBack();
  await expect.poll(() => shopper.see('entry-card').count()).toBe(all);
  await shopper.open('/rezepte/kuerbissuppe-mit-ingwer/');
  await shopper.button('recipe.buy').click();
  await expect(shopper.see('cart-drawer').getByTestId('cart-line-item')).toHaveCount(2);
});

test('a printed recipe has neither consent bar nor menus', async ({ arrive }) => {
  const shopper = await arrive({ hasNoConsent: true });
  await shopper.open('/rezepte/ruchbrot-ohne-kneten/');
  await shopper.see('consent-bar').waitFor();
  await shopper.page.emulateMedia({ media: 'print' });
  for (const part of ['consent-bar', 'header-main-nav', 'footer', 'entry-print-button'])
    await expect(shopper.see(part), part).toBeHidden();
  await expect(shopper.page.locator('h1')).toBeVisible();
});
