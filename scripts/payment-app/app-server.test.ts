import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../gateway/lib/json.ts';
import { APP_NAME, PaymentApp } from './app-server.ts';

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

let app: PaymentApp;
let secret: string;
beforeAll(async () => {
  app = new PaymentApp();
  await app.listen(0);
});
afterAll(() => app.close());

const QUERY = 'shop-id=abc&shop-url=http://localhost:8067&timestamp=1';
const register = (signature: string) =>
  fetch(`${app.origin}/register?${QUERY}`, { headers: { 'shopware-app-signature': signature } });
const post = (path: string, body: object, key: string) => {
  const text = JSON.stringify(body);
  return fetch(app.origin + path, {
    method: 'POST',
    body: text,
    headers: { 'shopware-shop-signature': sign(text, key) },
  });
};

test('the app registers with who signs by the secret of its manifest, and with nobody else', async () => {
  expect((await register('0'.repeat(64))).status).toBe(401);
  const answer: unknown = await (await register(sign(QUERY, app.setupSecret))).json();
  if (!isObject(answer)) throw new Error('no answer');
  expect(answer['proof']).toBe(sign(`abchttp://localhost:8067${APP_NAME}`, app.setupSecret));
  secret = String(answer['secret']);
  expect((await post('/confirm', { apiKey: 'a', secretKey: 'b' }, 'wrong')).status).toBe(401);
  expect(app.confirmed).toBe(false);
  expect((await post('/confirm', { apiKey: 'a', secretKey: 'b' }, secret)).status).toBe(204);
  expect(app.confirmed).toBe(true);
});

test.each([
  ['pay', 'paid'],
  ['fail', 'fail'],
  ['cancel', 'cancel'],
])('a payment that ends with "%s" returns to the shop, which is told so, signed', async (outcome, status) => {
  expect((await post('/pay', { returnUrl: 'http://localhost/back?token=1' }, 'wrong')).status).toBe(401);
  const begun: unknown = await (
    await post(
      '/pay',
      { returnUrl: 'http://localhost/back?token=1', requestData: { wallet: outcome } },
      secret,
    )
  ).json();
  expect(app.lastData).toEqual({ wallet: outcome });
  const page = isObject(begun) ? String(begun['redirectUrl']) : '';
  expect(await (await fetch(page)).text()).toContain(outcome);
  const done = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  expect(done.headers.get('location')).toBe(`http://localhost/back?token=1&outcome=${outcome}`);
  const told = await post('/finalize', { queryParameters: { outcome } }, secret);
  const text = await told.text();
  expect(told.headers.get('shopware-app-signature')).toBe(sign(text, secret));
  expect(JSON.parse(text)).toMatchObject({ status });
});
