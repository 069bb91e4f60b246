import { describe, expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { at, Shopper } from '../testing/shopper.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

describe('paths', () => {
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

  test.each(['/health/live', '/media/pan-linea.webp'])('are not limited: %s', async (path) => {
    expect(await ten(`203.0.113.${path.length}`, () => path)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  test.each(['/health/x', '/assets/../kochen/', '/health//', '/fonts/%2e%2e/kochen/', '/media'])(
    'are limited if similar: %s',
    async (path) => {
      const statuses = await ten(`203.0.113.${100 + path.length}`, (index) => `${path}?${index}`);
      expect(statuses.slice(8)).toEqual([429, 429]);
    },
  );

  test('of readiness do not call Shopware each time', async () => {
    gateway.upstream.calls.length = 0;
    const checks = Array.from({ length: 50 }, () => rawRequest(gateway.url, '/health/ready'));
    for (const { status } of await Promise.all(checks)) expect(status).toBe(200);
    const { calls } = gateway.upstream;
    expect(calls.filter(({ path }) => path === '/store-api/context').length).toBeLessThanOrEqual(3);
  });
});

describe('many sessions from one address', () => {
  const gateway = testGateway({ RATE_LIMIT_PER_MINUTE: '24', TRUST_PROXY: 'true' });
  const from = (address: string) => new Shopper(gateway.url, { 'x-forwarded-for': address });

  test('share its limit', async () => {
    const { countries } = await from('203.0.113.1').ask('{ countries { id } }');
    const change = (shopper: Shopper) =>
      shopper.send(
        'mutation ($id: ID!) { updateSession(input: { countryId: $id }) { userErrors { code } } }',
        { id: at(countries, 0, 'id') },
      );
    const crowd = Array.from({ length: 6 }, () => from('203.0.113.7'));
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++)
      for (const shopper of crowd) statuses.push((await change(shopper)).status);
    // Each session sent six of 36 requests, but the address may send 24 a minute.
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);
    expect((await change(from('203.0.113.8'))).status).toBe(200);
  });
});
