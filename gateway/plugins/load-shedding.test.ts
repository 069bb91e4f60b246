import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ MAX_EVENT_LOOP_DELAY_MS: '40' }, { bundle: tinyBundle() });
});
afterAll(() => gateway.close());

/** Blocks the event loop, as a flood of requests does. */
async function busy(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const pause = Date.now() + 150;
    while (Date.now() < pause);
    await wait(1);
  }
}

test('a process that cannot keep up says so at once, in the language of whoever asks, and recovers', async () => {
  const get = (path: string) => fetch(gateway.url + path);
  const well = () => expect.poll(async () => (await get('/fr/')).status, { timeout: 30_000 }).toBe(200);
  await well();
  await busy(1_500);
  const [page, api, live, alike, picture] = await Promise.all([
    get('/fr/'),
    get('/graphql?query={__typename}'),
    get('/health/live'),
    get('/health/and/nothing'),
    get('/picture/600/media/pan-linea.webp'),
  ]);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page.text()).toContain('lang="fr-CH"');
  expect(api.status).toBe(503);
  expect(await api.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED', retryAfter: 2 } }] });
  // A page whose path resembles a health check is shed like all pages.
  expect([live.status, alike.status]).toEqual([200, 503]);
  // No page that was answered stands there without its pictures.
  expect(picture.status).toBe(200);
  await well();
  expect(await (await get('/metrics')).text()).toMatch(/kontor_requests_shed_total [1-9]/);
});
