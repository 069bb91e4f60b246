import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { CUSTOMER, confirm, customer, logIn, readMail, recoverPassword } from '../contract/customer-steps.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { add, register, type Stage } from '../contract/setup-steps.ts';
import { list, part, quantityOf } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { demo } from '../shop/demo.ts';

let sandbox: Sandbox;
let stage: Stage;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  stage = { sandbox, client: new Client(sandbox.url), names: { ...PLACEHOLDERS } };
});

async function emailOf(client: Client): Promise<unknown> {
  return part(await client.object('GET', '/store-api/context'), 'customer')['email'];
}

describe('a registration', () => {
  it('is refused for an address that has an account, in whatever case, but not for a guest of that address', async () => {
    await customer(stage);
    const again = { ...CUSTOMER, email: CUSTOMER.email.toUpperCase() };
    await expect(register(new Client(sandbox.url), again)).rejects.toThrow('CUSTOMER_EMAIL_NOT_UNIQUE');
    expect((await register(new Client(sandbox.url), { email: CUSTOMER.email }))['guest']).toBe(true);
  });

  it('with double opt-in leaves the session a visitor until the link of the mail is opened', async () => {
    sandbox.controls.set({ doubleOptIn: true });
    await add(stage.client, { product: 2 });
    await customer(stage);
    expect(await emailOf(stage.client)).toBeUndefined();
    readMail(stage, 'optIn');
    expect(sandbox.controls.mails().at(-1)?.text).toMatch(
      /http:\/\/localhost:3000\/registration\/confirm\?em=[0-9a-f]{40}&hash=[0-9a-f]{32}/,
    );
    const before = stage.client.token;
    await confirm(stage);
    expect(stage.client.token).not.toBe(before);
    expect(await emailOf(stage.client)).toBe(CUSTOMER.email);
    expect(quantityOf(await stage.client.object('GET', '/store-api/checkout/cart'))).toBe(2);
  });

  it('for restaurants waits until the shop accepts it', async () => {
    await customer(stage, { accountType: 'business', requestedGroupId: PLACEHOLDERS['groupTrade'] });
    const group = async () =>
      part(await stage.client.object('GET', '/store-api/context'), 'currentCustomerGroup')['id'];
    expect(await group()).toBe(PLACEHOLDERS['groupClosed']);
    sandbox.controls.changeCustomer(CUSTOMER.email, { group: 'accept' });
    expect(await group()).toBe(PLACEHOLDERS['groupTrade']);
  });
});

describe('a login', () => {
  it('leads two devices into one session, with what was in both carts, and one logout ends both', async () => {
    await customer(stage);
    await add(stage.client, { product: 2 });
    const phone = { ...stage, client: new Client(sandbox.url) };
    await add(phone.client, { product: 3 });
    await logIn(phone);
    expect(phone.client.token).toBe(stage.client.token);
    expect(quantityOf(await phone.client.object('GET', '/store-api/checkout/cart'))).toBe(5);
    await phone.client.object('POST', '/store-api/account/logout', {});
    expect(await emailOf(stage.client)).toBeUndefined();
  });

  it('after a logout returns the cart of before', async () => {
    await customer(stage);
    await add(stage.client, { product: 2 });
    await stage.client.object('POST', '/store-api/account/logout', {});
    expect(quantityOf(await stage.client.object('GET', '/store-api/checkout/cart'))).toBe(0);
    await logIn(stage);
    expect(quantityOf(await stage.client.object('GET', '/store-api/checkout/cart'))).toBe(2);
  });

  it('after the session ran out finds the cart of before', async () => {
    await customer(stage);
    await add(stage.client, { product: 2 });
    const old = stage.client.token;
    sandbox.controls.expireSessions({ email: CUSTOMER.email });
    expect(await emailOf(stage.client)).toBeUndefined();
    expect(stage.client.token).not.toBe(old);
    await logIn(stage);
    expect(quantityOf(await stage.client.object('GET', '/store-api/checkout/cart'))).toBe(2);
  });

  it('asks to wait after ten wrong passwords, for that address from that place only, without Retry-After', async () => {
    await customer(stage);
    const attempt = (headers = {}) =>
      stage.client.send(
        'POST',
        '/store-api/account/login',
        { username: CUSTOMER.email, password: 'x' },
        headers,
      );
    for (let count = 0; count < 10; count++) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    // Ten, less what has passed since the first.
    const { seconds } = part(list(refused.body, 'errors')[0], 'meta', 'parameters') as { seconds: number };
    expect([seconds > 0, seconds <= 10]).toEqual([true, true]);
    expect(refused.headers.get('retry-after')).toBeNull();
    expect((await attempt({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(401);
    sandbox.controls.passAttempts(10);
    expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
  });
});

describe('a new password', () => {
  it('by the link of the mail ends the sessions of before', async () => {
    await customer(stage);
    const before = new Client(sandbox.url);
    before.token = stage.client.token;
    await recoverPassword(stage);
    expect(sandbox.controls.mails().at(-1)?.text).toMatch(
      /http:\/\/localhost:3000\/account\/recover\/password\?hash=[A-Za-z0-9]{32}/,
    );
    expect(await emailOf(before)).toBeUndefined();
    await logIn(stage, 'Wiederher1');
    expect(await emailOf(stage.client)).toBe(CUSTOMER.email);
  });

  it('set in the account leaves the session logged in under another token, with its cart', async () => {
    await customer(stage);
    await add(stage.client, { product: 1 });
    const before = stage.client.token;
    await stage.client.object('POST', '/store-api/account/change-password', {
      password: CUSTOMER.password,
      newPassword: 'Neues1234',
      newPasswordConfirm: 'Neues1234',
    });
    expect(stage.client.token).not.toBe(before);
    expect(await emailOf(stage.client)).toBe(CUSTOMER.email);
    expect(quantityOf(await stage.client.object('GET', '/store-api/checkout/cart'))).toBe(1);
  });
});

describe('the demo customers', () => {
  it.each([
    ['anna@example.ch', 200],
    ['gasthof@example.ch', 200],
    ['cantine@example.ch', 200],
    ['wartet@example.ch', 401],
    ['gesperrt@example.ch', 401],
    ['gast@example.ch', 401],
  ])('%s logs in with %s', async (username, status) => {
    const body = { username, password: demo.password };
    expect((await stage.client.send('POST', '/store-api/account/login', body)).status).toBe(status);
  });
});
