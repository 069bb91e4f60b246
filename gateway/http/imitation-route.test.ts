import supertest from 'supertest';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { imitationToken, STAFF_ID } from '../../sandbox/rules/account/customers.ts';
import { login, logout, newCustomer, stateOf } from '../testing/customer.ts';
import { startReplica, testGateway } from '../testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder } from '../testing/guest.ts';
import { startTestRedis } from '../testing/redis.ts';
import { Shopper, textAt } from '../testing/shopper.ts';

const PATH = '/account/login/imitate-customer';
const ADMINISTRATION = { origin: 'https://admin.example', 'sec-fetch-site': 'cross-site' };
const STATE = '{ session { state imitated customer { email } } cart { totalQuantity } }';

const gateway = testGateway();
let product: string;
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});
afterEach(() => vi.restoreAllMocks());

interface Form {
  readonly token: string;
  readonly customerId: string;
  readonly userId: string;
}

async function customerWithId() {
  const { shopper, email } = await newCustomer(gateway);
  const customerId = textAt(await shopper.ask('{ customer { id } }'), 'customer', 'id');
  return { shopper, email, customerId };
}

/** The form of the administration for a customer. */
async function formFor(customerId: string): Promise<Form> {
  const { body } = await supertest(gateway.sandbox.url)
    .post('/api/_proxy/generate-imitate-customer-token')
    .set('authorization', 'Bearer sandbox.admin.token')
    .send({ customerId });
  return { token: textAt(body, 'token'), customerId, userId: STAFF_ID };
}

const post = (
  form: object,
  headers: Readonly<Record<string, string>> = ADMINISTRATION,
  { url = gateway.url, path = PATH } = {},
) => supertest(url).post(path).type('form').set(headers).send(form);

/** The staff member's browser after the form. */
async function staffActingFor(customerId: string): Promise<Shopper> {
  const { headers } = await post(await formFor(customerId)).expect(303);
  const staff = new Shopper(gateway.url);
  for (const line of [headers['set-cookie']].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
    staff.cookies.set(name, value);
  }
  return staff;
}

function auditedLines(): unknown[] {
  const warn = vi.mocked(gateway.app.log.warn);
  return warn.mock.calls.map(([line]) => line).filter((line) => JSON.stringify(line).includes('imitation'));
}

describe('imitation of a customer', () => {
  test('begins, orders for the customer and ends, each with a line in the audit log', async () => {
    vi.spyOn(gateway.app.log, 'warn');
    const { customerId, email } = await customerWithId();
    const staff = await staffActingFor(customerId);
    expect(await staff.ask(STATE)).toMatchObject({
      session: { state: 'CUSTOMER', imitated: true, customer: { email } },
    });
    await addToCart(staff, product);
    const placed = await placeOrder(staff, 'imitated-order');
    const orderId = textAt(placed, 'order', 'id');
    expect(textAt(placed, 'order', 'email')).toBe(email);
    await logout(staff);
    expect(await staff.ask(STATE)).toMatchObject({ session: { state: 'VISITOR', imitated: false } });
    const common = {
      audit: 'imitation',
      userId: STAFF_ID,
      customerId,
      channel: 'http://localhost:3000',
      requestId: expect.any(String),
    };
    expect(auditedLines()).toEqual([
      { ...common, event: 'begin' },
      { ...common, event: 'order', orderId },
      { ...common, event: 'end' },
    ]);
  });

  test('is not visible to the customer, who shares the session at Shopware', async () => {
    const { shopper, customerId } = await customerWithId();
    const staff = await staffActingFor(customerId);
    await addToCart(staff, product, 2);
    expect(await shopper.ask(STATE)).toMatchObject({
      session: { state: 'CUSTOMER', imitated: false },
      cart: { totalQuantity: 2 },
    });
    expect(await staff.ask(STATE)).toMatchObject({ session: { imitated: true } });
  });

  test('does not merge the cart of a visitor in the same browser', async () => {
    const visitor = new Shopper(gateway.url);
    await addToCart(visitor, product, 3);
    const { customerId, shopper } = await customerWithId();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await post(await formFor(customerId), { ...ADMINISTRATION, cookie }).expect(303);
    expect(await shopper.ask(STATE)).toMatchObject({ cart: { totalQuantity: 0 } });
  });

  test('ends when staff log in as another customer', async () => {
    const staff = await staffActingFor((await customerWithId()).customerId);
    await login(staff, (await customerWithId()).email);
    expect(await staff.ask(STATE)).toMatchObject({ session: { state: 'CUSTOMER', imitated: false } });
  });

  test('ends after eight hours', async () => {
    const staff = await staffActingFor((await customerWithId()).customerId);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 3_600_000 + 1_000);
    expect(await stateOf(staff)).toBe('VISITOR');
  });
});

describe('an imitation token', () => {
  const refused = async (form: object) => {
    const answer = await post(form).expect(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).toContain('ungültig, abgelaufen');
  };

  test('is refused if it is forged, or issued for another customer or staff member', async () => {
    const { customerId } = await customerWithId();
    const { customerId: other } = await customerWithId();
    const form = await formFor(customerId);
    const forged = imitationToken({ customerId: other, userId: STAFF_ID });
    await refused({ ...form, token: forged });
    await refused({ ...form, customerId: other });
    await refused({ ...(await formFor(customerId)), userId: other });
    await refused({ ...form, token: '' });
    await refused({});
  });

  test('is refused after an hour', async () => {
    const { customerId } = await customerWithId();
    const imitated = { customerId, userId: STAFF_ID };
    const time = Math.floor(Date.now() / 1_000) - 3_602;
    await refused({ ...imitated, token: imitationToken(imitated, time) });
  });

  test('is refused the second time, also in another spelling that Shopware accepts', async () => {
    vi.spyOn(gateway.app.log, 'warn');
    const { customerId } = await customerWithId();
    const form = await formFor(customerId);
    await post(form).expect(303);
    await refused(form);
    expect(auditedLines()).toMatchObject([{ event: 'begin' }, { event: 'refused', reason: 'used' }]);
    const { token } = form;
    const bytes = Buffer.from(token, 'base64');
    const longer = Buffer.concat([bytes.subarray(0, 16), Buffer.from(`${bytes.subarray(16)}\n`)]);
    for (const spelling of [` ${token}`, token.replace(/=+$/, ''), longer.toString('base64')])
      await refused({ ...form, token: spelling });
  });

  test('begins one session if it is sent twice at once', async () => {
    const form = await formFor((await customerWithId()).customerId);
    const answers = await Promise.all([post(form), post(form), post(form)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
  });

  test('is not sent to Shopware while Redis is unavailable', async () => {
    const redis = await startTestRedis();
    const replica = await startReplica(gateway, {
      REDIS_URL: redis.url,
      REDIS_TIMEOUT_MS: '300',
      UPSTREAM_TIMEOUT_MS: '2000',
    });
    await redis.kill();
    const form = await formFor((await customerWithId()).customerId);
    await post(form, ADMINISTRATION, { url: replica.url }).expect(503);
    await post(form).expect(303);
    await replica.close();
    await redis.close();
  });
});

describe('the form', () => {
  test('is accepted as a page only, not from a frame or a script', async () => {
    const form = await formFor((await customerWithId()).customerId);
    await post(form, { ...ADMINISTRATION, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }).expect(
      403,
    );
    await post(form, { ...ADMINISTRATION, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }).expect(
      403,
    );
    await post(form, {
      ...ADMINISTRATION,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }).expect(303);
  });

  test('is accepted by no other route and in no other content type', async () => {
    const form = await formFor((await customerWithId()).customerId);
    await supertest(gateway.url).post(PATH).send(form).expect(415);
    await post({ query: '{ __typename }' }, ADMINISTRATION, { path: '/graphql' }).expect(415);
    await post(form, ADMINISTRATION, { path: '/upload' }).expect(400);
  });
});
