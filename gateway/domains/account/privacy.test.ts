import { beforeAll, expect, test } from 'vitest';
import { newCustomer, PASSWORD, register } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

test('URLs of calls to Shopware contain nothing that a person typed', async () => {
  const { email } = await newCustomer(gateway);
  expect(
    gateway.upstream.calls.filter(
      ({ path, body }) => path.endsWith('/account/register') && body.includes(email),
    ),
  ).toHaveLength(1);
  expect(gateway.upstream.calls.some(({ path }) => path.includes('@') || path.includes(PASSWORD))).toBe(
    false,
  );
});

test('a rejected password is not returned', async () => {
  const payload = await register(new Shopper(gateway.url), { password: 'tiny-1' });
  expect(at(payload, 'userErrors')).toMatchObject([{ code: 'TOO_SHORT', field: ['password'] }]);
  expect(JSON.stringify(payload)).not.toContain('tiny-1');
});
