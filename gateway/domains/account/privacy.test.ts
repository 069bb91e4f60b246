import { beforeAll, expect, test } from 'vitest';
import { login, newCustomer, newEmail, PASSWORD, register } from '../../testing/customer.ts';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

test('nothing that a person typed stands in the addresses that Shopware is asked at', async () => {
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

test('logs hold no e-mail address, no password and no token', async () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  const talkative = await startTestGateway({ LOG_LEVEL: 'debug' });
  const email = newEmail();
  try {
    const shopper = new Shopper(talkative.url);
    await register(shopper, { email });
    await login(shopper, email, 'wrong-password-1');
    talkative.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/account/recovery-password') return false;
      const detail = `Duplicate entry '${email}' for key 'customer.email'`;
      response.writeHead(500).end(JSON.stringify({ errors: [{ status: '500', detail }] }));
      return true;
    };
    await shopper.send('mutation ($e: String!) { requestPasswordRecovery(input: { email: $e }) { done } }', {
      e: email,
    });
  } finally {
    process.stdout.write = write;
    await talkative.close();
  }
  const log = lines.join('');
  const tokens = talkative.upstream.calls.flatMap(({ headers }) => headers['sw-context-token'] ?? []);
  for (const secret of [email, PASSWORD, 'wrong-password-1', 'Recht', ...tokens.map(String)]) {
    expect(log).not.toContain(secret);
  }
});

test('a password that is refused is not sent back', async () => {
  const payload = await register(new Shopper(gateway.url), { password: 'tiny-1' });
  expect(at(payload, 'userErrors')).toMatchObject([{ code: 'TOO_SHORT', field: ['password'] }]);
  expect(JSON.stringify(payload)).not.toContain('tiny-1');
});
