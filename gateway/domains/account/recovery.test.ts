import { beforeAll, describe, expect, test } from 'vitest';
import { linkIn, login, newCustomer, newEmail } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const visitor = () => new Shopper(gateway.url);
const EXPIRED = { done: false, userErrors: [{ code: 'LINK_EXPIRED', field: null }] };

async function ask(email: string, shopper = visitor()): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($email: String!) { requestPasswordRecovery(input: { email: $email }) {
      done userErrors { code field params { name value } } } }`,
    { email },
  );
  return data['requestPasswordRecovery'];
}

async function reset(token: string, password: string, passwordConfirmation = password): Promise<unknown> {
  const data = await visitor().ask(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done userErrors { code field } } }`,
    { input: { token, password, passwordConfirmation } },
  );
  return data['resetPassword'];
}

async function usable(token: string): Promise<unknown> {
  const query = 'query ($token: String!) { isPasswordResetTokenValid(token: $token) }';
  return (await visitor().ask(query, { token }))['isPasswordResetTokenValid'];
}

async function hashFor(email: string): Promise<string> {
  await ask(email);
  return linkIn(gateway, email).searchParams.get('hash') ?? '';
}

describe('a password recovery', () => {
  test('sets a new password once by the mailed link and ends other sessions', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const hash = await hashFor(email);
    expect(await usable(hash)).toBe(true);
    expect(await reset(hash, 'Wiederher1')).toEqual({ done: true, userErrors: [] });
    expect(at(await login(visitor(), email), 'userErrors', 0, 'code')).toBe('BAD_CREDENTIALS');
    expect(at(await login(visitor(), email, 'Wiederher1'), 'session', 'state')).toBe('CUSTOMER');
    expect(await usable(hash)).toBe(false);
    expect(await reset(hash, 'Wiederher2')).toEqual(EXPIRED);
    expect(await shopper.ask('{ session { state expired } }')).toEqual({
      session: { state: 'VISITOR', expired: true },
    });
  });

  test('rejects an expired, a wrong and a malformed link alike', async () => {
    const { email } = await newCustomer(gateway);
    const hash = await hashFor(email);
    gateway.sandbox.controls.expireRecoveries(email);
    for (const link of [hash, '0'.repeat(32), 'nonsense', '']) {
      expect(await usable(link)).toBe(false);
      expect(await reset(link, 'Wiederher1')).toEqual(EXPIRED);
    }
  });

  test('reports errors of the new password at its field', async () => {
    const { email } = await newCustomer(gateway);
    const hash = await hashFor(email);
    for (const [password, confirmation, code, field] of [
      ['Wiederher1', 'Wiederher2', 'REPETITION_DIFFERS', 'passwordConfirmation'],
      ['short', 'short', 'TOO_SHORT', 'password'],
      ['', '', 'REQUIRED', 'password'],
    ] as const)
      expect(at(await reset(hash, password, confirmation), 'userErrors', 0)).toEqual({
        code,
        field: [field],
      });
    expect(await usable(hash)).toBe(true);
  });
});

describe('a request for a recovery link', () => {
  test('responds equally and equally late for an unknown address, and creates no session', async () => {
    const { email } = await newCustomer(gateway);
    const took = async (address: string) => {
      const started = performance.now();
      const shopper = visitor();
      expect(await ask(address, shopper)).toEqual({ done: true, userErrors: [] });
      expect(shopper.cookies.size).toBe(0);
      return performance.now() - started;
    };
    for (const address of [email, newEmail()]) expect(await took(address)).toBeGreaterThan(390);
  });

  test('is limited, with or without an account', async () => {
    gateway.sandbox.controls.set({ rateLimits: true });
    const { email } = await newCustomer(gateway);
    for (const address of [email, newEmail()]) {
      const answers: unknown[] = [];
      for (let round = 0; round < 4; round++) answers.push(await ask(address));
      expect(answers.at(-1)).toMatchObject({
        done: false,
        userErrors: [
          {
            code: 'RATE_LIMITED',
            params: [{ name: 'seconds', value: expect.stringMatching(/^(?:30|2[5-9])$/) }],
          },
        ],
      });
    }
  });
});
