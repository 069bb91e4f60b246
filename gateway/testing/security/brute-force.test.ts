import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../customer.ts';
import { startReplica, testGateway } from '../gateway.ts';
import { rawRequest } from '../raw-request.ts';
import { at, Shopper } from '../shopper.ts';

const gateway = testGateway({ TRUST_PROXY: 'true', ATTEMPTS_PER_MINUTE: '12' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const from = (address: string) => new Shopper(gateway.url, { 'x-forwarded-for': address });

async function loginCode(shopper: Shopper, email: string, password: string): Promise<unknown> {
  const mutation =
    'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code params { name value } } } }';
  const { login } = await shopper.ask(mutation, { input: { email, password } });
  return at(login, 'userErrors', 0, 'code') ?? 'in';
}

const BAD = 'BAD_CREDENTIALS';
const LIMITED = 'RATE_LIMITED';
/** How Shopware refuses a wrong password. */
const REFUSED = JSON.stringify({ errors: [{ code: BAD, status: '401' }] });

describe('a login', () => {
  test('is counted under one spelling of the address', async () => {
    const { email } = await newCustomer(gateway);
    const written = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `${email}\u200B`,
      email.replace('@', '\u00AD@'),
    ];
    const codes: unknown[] = [];
    for (const name of written) codes.push(await loginCode(from('203.0.113.77'), name, 'wrong'));
    expect(codes.filter((code) => code === BAD)).toHaveLength(2);
    expect(codes.at(-1)).toBe(LIMITED);
  });

  test('responds no earlier than the slowest recent check', async () => {
    const { email } = await newCustomer(gateway);
    let slow = true;
    gateway.upstream.fault = ({ path, body }, response) => {
      if (path !== '/store-api/account/login' || !slow || !body.includes(email)) return false;
      setTimeout(() => response.writeHead(401, { 'content-type': 'application/json' }).end(REFUSED), 1_400);
      return true;
    };
    await loginCode(from('203.0.113.80'), email, 'wrong');
    slow = false;
    const started = performance.now();
    await loginCode(from('203.0.113.81'), 'nobody@example.com', 'wrong');
    expect(performance.now() - started).toBeGreaterThan(1_700);
  });

  test('without confirmation reveals no id', async () => {
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/account/login') return false;
      const parameters = { customerId: 'deadbeefdeadbeefdeadbeefdeadbeef' };
      const errors = [
        { status: '401', code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', meta: { parameters } },
      ];
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
      return true;
    };
    const mutation =
      'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code params { name value } } } }';
    const data = await from('203.0.113.82').ask(mutation, {
      input: { email: 'a@example.com', password: 'right' },
    });
    expect(at(data, 'login', 'userErrors', 0, 'code')).toBe('EMAIL_NOT_CONFIRMED');
    expect(JSON.stringify(data)).not.toContain('deadbeef');
  });
});

describe('metrics without a token', () => {
  const look = (url: string, headers: Record<string, string> = {}) =>
    rawRequest(url, '/metrics', { headers }).then(({ status }) => status);
  test('are available on this machine only, not to a local proxy', async () => {
    const { port } = new URL(gateway.url);
    expect(await look(gateway.url, { host: `127.0.0.1:${port}` })).toBe(200);
    expect(await look(gateway.url, { host: 'shop.example' })).toBe(404);
    for (const name of ['via', 'x-real-ip', 'x-forwarded-for', 'forwarded']) {
      expect(await look(gateway.url, { host: `127.0.0.1:${port}`, [name]: '203.0.113.5' })).toBe(404);
    }
  });

  test('are unavailable in production', async () => {
    const production = await startReplica(gateway, { NODE_ENV: 'production' });
    expect(await look(production.url)).toBe(404);
    await production.close();
  });
});
