import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';

const PASSWORD = 'a-password-of-staff-1';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ WEBHOOK_SECRET, STAFF_PASSWORD: PASSWORD, TRUST_PROXY: 'true' });
});
afterEach(() => {
  gateway.upstream.fault = null;
});
afterAll(() => gateway.close());

const ask = (password?: string, address = '203.0.113.1', url = gateway.url) =>
  fetch(`${url}/shopware/staff`, {
    headers: {
      'x-forwarded-for': address,
      ...(password === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}` }),
    },
  });

test('staff see every field that is no good and every legal page that is missing, with nobody having opened the shop', async () => {
  gateway.sandbox.controls.writeChannelFields('de', {
    kontor_shop_logo: 'no-picture',
    kontor_shop_promises_header: 'Pay nothing <script>alert(1)</script>',
    kontor_shop_social: 'Profile | javascript:alert(1)',
    kontor_theme_accent: 'reddish',
  });
  gateway.upstream.fault = ({ path }, response) => {
    if (!/\/(?:service|footer)-navigation|system-config/.test(path)) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    return true;
  };
  await purge(gateway.url, ['*']);
  const answer = await ask(PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  for (const field of ['logo', 'promises_header', 'social', 'accent']) expect(text).toContain(field);
  expect(text).toContain('no page for terms');
  expect(text).toContain('the checkout asks nobody to accept any');
  expect(text).toContain('no page for imprint');
  expect(text).not.toMatch(/alert\(1\)|reddish|no-picture/);
});

test('the public page beside it says nothing of that, and nobody else gets in', async () => {
  for (const password of [undefined, '', 'a-password-of-staff-2']) {
    const answer = await ask(password, '203.0.113.2');
    expect([password, answer.status]).toEqual([password, 401]);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
    expect(await answer.text()).not.toContain('mend');
  }
});

test('who guesses is stopped after some tries', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push((await ask(`guess-${at}`, '203.0.113.3')).status);
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('without a password in the environment there is no such page', async () => {
  const replica = await startReplica(gateway);
  try {
    expect((await ask(PASSWORD, '203.0.113.4', replica.url)).status).toBe(404);
  } finally {
    await replica.close();
  }
});
