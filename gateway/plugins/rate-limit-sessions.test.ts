import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { at, Shopper } from '../testing/shopper.ts';

const gateway = testGateway({ RATE_LIMIT_PER_MINUTE: '24', TRUST_PROXY: 'true' });

const COUNTRY = 'mutation ($id: ID!) { updateSession(input: { countryId: $id }) { userErrors { code } } }';

test('many sessions from one address share its limit', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const { countries } = await new Shopper(gateway.url, { 'x-forwarded-for': '203.0.113.1' }).ask(
    '{ countries { id } }',
  );
  const id = at(countries, 0, 'id');
  const crowd = Array.from({ length: 6 }, () => new Shopper(gateway.url, headers));
  const statuses: number[] = [];
  let refused: Headers | null = null;
  for (let round = 0; round < 6; round++) {
    for (const shopper of crowd) {
      const { status, headers: answered } = await shopper.send(COUNTRY, { id });
      statuses.push(status);
      if (status === 429) refused ??= answered;
    }
  }
  // Each session sent at most six of 36 requests, but the address may send 24 a minute.
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
  expect(Number(refused?.get('retry-after'))).toBeGreaterThan(0);
  const neighbour = await new Shopper(gateway.url, { 'x-forwarded-for': '203.0.113.8' }).send(COUNTRY, {
    id,
  });
  expect(neighbour.status).toBe(200);
});
