import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

const gateway = testGateway({ RATE_LIMIT_PER_MINUTE: '8', TRUST_PROXY: 'true' }, { bundle: tinyBundle() });

/** Statuses of ten requests from one address. */
async function ten(address: string, path: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 10; index++) {
    const headers = { 'x-forwarded-for': address };
    statuses.push((await rawRequest(gateway.url, path(index), { headers })).status);
  }
  return statuses;
}

test('health checks and pictures are not limited', async () => {
  expect(await ten('203.0.113.1', () => '/health/live')).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await ten('203.0.113.2', () => '/media/pan-linea.webp')).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
});

test.each(['/health/x', '/assets/../kochen/', '/health//', '/fonts/%2e%2e/kochen/', '/media'])(
  'a similar path is limited: %s',
  async (path) => {
    const address = `203.0.113.${100 + path.length}`;
    const statuses = await ten(address, (index) => `${path}?${index}`);
    expect(statuses.slice(8)).toEqual([429, 429]);
  },
);

test('frequent readiness checks do not call Shopware each time', async () => {
  const before = gateway.upstream.calls.length;
  const checksValue = Array.from({ length: 50 }, () => rawRequest(gateway.url, '/health/ready'));
  expect((await Promise.all(checksValue)).map(({ status }) => status)).toEqual(
    Array.from({ length: 50 }, () => 200),
  );
  const checks = gateway.upstream.calls.slice(before).filter(({ path }) => path === '/store-api/context');
  expect(checks.length).toBeLessThanOrEqual(3);
});
