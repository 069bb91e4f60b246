import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const gateway = testGateway({}, { bundle: tinyBundle() });

const get = (path: string) => fetch(gateway.url + path, { redirect: 'manual' });
const CACHED = ['/', '/en/', '/fr/', '/kochen/', '/login', '/checkout/cart', '/search?search=pot'];

test('maintenance applies to every page and language, and ends for all', async () => {
  for (const path of CACHED) await get(path);
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.startsWith('/store-api/')) return false;
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end('{"errors":[{"code":"FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"}]}');
    return true;
  };
  expect((await get('/backen/')).status).toBe(503);
  for (const path of CACHED) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('maintenance');
  }
  gateway.upstream.fault = null;
  await expect.poll(async () => (await get('/kochen/')).status, { timeout: 30_000 }).toBe(200);
  for (const path of ['/', '/en/', '/fr/', '/backen/']) expect((await get(path)).status).toBe(200);
});
