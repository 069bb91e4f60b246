import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Replica, startReplica, testGateway } from '../testing/gateway.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';
import { isBeyond } from './load-shedding.ts';

const others: Replica[] = [];
const gateway = testGateway({ MAX_EVENT_LOOP_DELAY_MS: '40' }, { bundle: tinyBundle() });

afterAll(async () => {
  for (const other of others) await other.close();
});

/** Milliseconds by which the event loop lags while it is {@link busy}. */
const LAG = 200;

/** Blocks the event loop, as a flood of requests does. */
async function busy(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const pause = Date.now() + LAG;
    while (Date.now() < pause);
    await wait(1);
  }
}

/** What a gateway with a limit answers while the event loop lags: statuses, and the width of a picture that nobody had asked for. */
async function answersUnder(limit: number) {
  const other = await startReplica(
    gateway,
    { MAX_EVENT_LOOP_DELAY_MS: String(limit) },
    { bundle: tinyBundle() },
  );
  others.push(other);
  const get = (path: string) => fetch(other.url + path);
  await expect.poll(async () => (await get('/fr/')).status, { timeout: 30_000 }).toBe(200);
  await busy(1_500);
  const [kept, cold, api, picture] = await Promise.all([
    get('/fr/'),
    get('/fr/cuisiner/'),
    get('/graphql?query={__typename}'),
    get('/picture/300/media/pan-linea.webp'),
  ]);
  const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  return { kept: kept.status, cold: cold.status, api: api.status, picture: width };
}

test.each([
  ['page', 250],
  ['picture', 500],
  ['api', 1_000],
] as const)('with a limit of one second a %s is rejected beyond %i ms', (load, threshold) => {
  expect([isBeyond(load, threshold, 1_000), isBeyond(load, threshold + 1, 1_000)]).toEqual([false, true]);
});

test('pages to render are rejected first, then pictures to resize, then everything', async () => {
  expect(await answersUnder(LAG * 3)).toEqual({ kept: 200, cold: 503, api: 200, picture: 300 });
  const { width } = await sharp(
    Buffer.from(await (await fetch(`${gateway.url}/media/pan-linea.webp`)).arrayBuffer()),
  ).metadata();
  expect(await answersUnder(LAG * 1.5)).toEqual({ kept: 200, cold: 503, api: 200, picture: width });
  expect(await answersUnder(LAG / 4)).toEqual({ kept: 503, cold: 503, api: 503, picture: width });
}, 60_000);

test('a hundred pages are rendered at a time; more are rejected', async () => {
  // Without a limit of lag, which a busy machine would reach.
  const other = await startReplica(gateway, {}, { bundle: tinyBundle() });
  others.push(other);
  expect((await fetch(`${other.url}/fr/`)).status).toBe(200);
  const held: (() => void)[] = [];
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.endsWith('/seo-url')) return false;
    held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"elements":[]}'));
    return true;
  };
  const answered: number[] = [];
  const pages = Array.from({ length: 120 }, async (_, at) => {
    const { status } = await fetch(`${other.url}/fr/rien-${at}/`);
    answered.push(status);
  });
  await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(20);
  const [kept, api] = await Promise.all(
    ['/fr/', '/graphql?query={__typename}'].map(async (path) => (await fetch(other.url + path)).status),
  );
  expect([kept, api]).toEqual([200, 200]);
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.endsWith('/seo-url')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"elements":[]}');
    return true;
  };
  for (const release of held) release();
  await Promise.all(pages);
  expect(answered.toSorted()).toEqual([...Array(100).fill(404), ...Array(20).fill(503)]);
}, 60_000);

test('an overloaded process says so in the language of the client, and recovers', async () => {
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
  expect(await (await get('/metrics')).text()).toMatch(/kontor_requests_shed_total\{load="page"\} [1-9]/);
});
