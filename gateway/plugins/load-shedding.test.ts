import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';
import { respondTo } from '../testing/upstream-proxy.ts';

const LIMIT_MS = 400;
const gateway = testGateway({ MAX_EVENT_LOOP_DELAY_MS: String(LIMIT_MS) }, { bundle: tinyBundle() });

afterEach(() => void vi.restoreAllMocks());

const get = (path: string) => fetch(gateway.url + path);

/** Pretends that the event loop lags, independently of this machine. */
function lagBy(eventLoopDelay: number): void {
  const usage = { eventLoopDelay, eventLoopUtilized: 0, rssBytes: 0, heapUsed: 0 };
  vi.spyOn(gateway.app, 'memoryUsage').mockReturnValue(usage);
}

async function pictureWidth(path: string): Promise<number> {
  const answer = await get(path);
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
}

test.each([
  ['nothing', 0, { cached: 200, cold: 404, api: 200, isResized: true }],
  ['pages to render', LIMIT_MS / 4 + 1, { cached: 200, cold: 503, api: 200, isResized: true }],
  ['pictures to resize too', LIMIT_MS / 2 + 1, { cached: 200, cold: 503, api: 200, isResized: false }],
  ['everything else', LIMIT_MS + 1, { cached: 503, cold: 503, api: 503, isResized: false }],
])('rejects %s with a lag of %i ms', async (_name, lag, expected) => {
  lagBy(0);
  expect((await get('/fr/')).status).toBe(200);
  lagBy(lag);
  const [cached, cold, api] = await Promise.all(
    ['/fr/', `/fr/search?search=lag-${lag}`, '/graphql?query={__typename}'].map(
      async (path) => (await get(path)).status,
    ),
  );
  const width = 300 + Math.round(lag / 100) * 100;
  const isResized = (await pictureWidth(`/picture/${width}/media/pan-linea.webp`)) === width;
  expect({ cached, cold, api, isResized }).toEqual(expected);
});

test('renders a hundred pages at a time and rejects more', async () => {
  lagBy(0);
  const held: (() => void)[] = [];
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.endsWith('/seo-url')) return false;
    held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"elements":[]}'));
    return true;
  };
  expect((await get('/fr/')).status).toBe(200);
  const answered: number[] = [];
  const pages = Array.from({ length: 120 }, async (_, at) => {
    answered.push((await get(`/fr/rien-${at}/`)).status);
  });
  await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(20);
  expect([(await get('/fr/')).status, (await get('/graphql?query={__typename}')).status]).toEqual([200, 200]);
  gateway.upstream.fault = respondTo('/seo-url', 200, '{"elements":[]}');
  for (const release of held) release();
  await Promise.all(pages);
  expect(answered.toSorted()).toEqual([...Array(100).fill(404), ...Array(20).fill(503)]);
}, 60_000);

test('says so in the language of the client, except for health checks', async () => {
  lagBy(10 * LIMIT_MS);
  const [page, api, live, similar] = await Promise.all(
    ['/fr/', '/graphql?query={__typename}', '/health/live', '/health/and/nothing'].map(get),
  );
  expect([page?.status, page?.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page?.text()).toContain('lang="fr-CH"');
  expect(await api?.json()).toMatchObject({
    errors: [{ extensions: { code: 'OVERLOADED', retryAfter: 2 } }],
  });
  expect([live?.status, similar?.status]).toEqual([200, 503]);
  expect(await (await get('/metrics')).text()).toMatch(/kontor_requests_shed_total\{load="page"\} [1-9]/);
});
