import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { type ChildGateway, startChildGateway } from '../child-gateway.ts';
import { login, PASSWORD, register } from '../customer.ts';
import { ACCESS_TOKEN } from '../gateway.ts';
import { addToCart, buyableProduct } from '../guest.ts';
import { type RawAnswer, type RawOptions, rawRequest } from '../raw-request.ts';
import { startTestRedis, type TestRedis } from '../redis.ts';
import { Shopper } from '../shopper.ts';
import { startUpstreamProxy, type UpstreamProxy } from '../upstream-proxy.ts';

const SECRETS = {
  'the access key': ACCESS_TOKEN,
  'the secret of the Admin API': 'sandbox-secret',
  'a secret of sessions': 'MARKED-SESSION-SECRET-0123456789-FIRST',
  'an older one': 'MARKED-SESSION-SECRET-0123456789-OLDER',
  'the secret of reCAPTCHA': 'MARKED-RECAPTCHA-SECRET',
  'the secret of webhooks': 'MARKED-WEBHOOK-SECRET-0123456789-0123',
  'the token of metrics': 'MARKED-METRICS-TOKEN-0123456789-0123',
  'the password of Redis': 'MARKED-REDIS-PASSWORD',
};
const EMAIL = 'marked.person@example.com';

let sandbox: Sandbox;
let redis: TestRedis;
let upstream: UpstreamProxy;
let gateway: ChildGateway;
/** All output of the gateway. */
const answers: string[] = [];

beforeAll(async () => {
  redis = await startTestRedis('--requirepass', SECRETS['the password of Redis']);
  sandbox = await startSandbox({ port: 0 });
  sandbox.controls.set({ rateLimits: false });
  upstream = await startUpstreamProxy(sandbox.url);
  gateway = await startChildGateway({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kontor.example',
    SHOPWARE_ENDPOINT: upstream.url,
    SHOPWARE_ACCESS_TOKEN: SECRETS['the access key'],
    SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
    SHOPWARE_ADMIN_CLIENT_SECRET: SECRETS['the secret of the Admin API'],
    SESSION_SECRETS: `${SECRETS['a secret of sessions']},${SECRETS['an older one']}`,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: SECRETS['the secret of reCAPTCHA'],
    RECAPTCHA_VERIFY_URL: upstream.url,
    CORS_ORIGINS: 'https://kiosk.example',
    WEBHOOK_SECRET: SECRETS['the secret of webhooks'],
    METRICS_TOKEN: SECRETS['the token of metrics'],
    REDIS_URL: `redis://:${SECRETS['the password of Redis']}@127.0.0.1:${redis.port}`,
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    UPSTREAM_TIMEOUT_MS: '3000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'trace',
  });
});
afterEach(() => {
  upstream.fault = null;
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
  await sandbox.close();
  await redis.close();
});

const ask = async (path: string, options: RawOptions = {}): Promise<RawAnswer> => {
  const answer = await rawRequest(gateway.url, path, options);
  answers.push(JSON.stringify(answer.headers) + answer.body);
  return answer;
};
const query = (text: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text, variables }),
  });

const PATHS = [
  '/',
  '/kochen/',
  '/nirgends/',
  '/broken/',
  '/account/order/MARKED-DEEP-LINK-CODE',
  '/account/recover/password?hash=MARKED-RECOVERY-HASH',
  '/registration/confirm?em=MARKED-ADDRESS&hash=MARKED-CONFIRMATION',
  '/fr/newsletter-subscribe?em=MARKED-ADDRESS&hash=MARKED-CONFIRMATION',
  '/checkout/success/MARKED-ORDER/paid',
  '/kochen/?MARKED=MARKED-QUERY',
  '/robots.txt',
  '/sitemap.xml',
  '/schema.graphql',
  '/health/live',
  '/health/ready',
  '/metrics',
  `/webhook/shopware/${SECRETS['the secret of webhooks']}`,
  '/picture/400/media/pan-linea.webp',
  '/media/..%2f.env',
  '/.env',
  '/gateway/config/configuration.ts',
  '/order/0123/document/4567',
  '/graphql?query={languages{id}}',
  '/graphql?query=%7B',
];

/** What shoppers, builders and strangers do; with faults of Shopware it fails everywhere. */
async function walk(): Promise<void> {
  for (const path of PATHS) await ask(path);
  await query('{ languages { id } currencies { id } navigation(kind: MAIN) { label } nothing }');
  await query(
    '{ search(term: "pfanne") { nodes { id name } } suggest(term: "x") { totalCount } captcha { token } }',
  );
  await query('{ session { state } cart { totalQuantity } customer { email orders { nodes { id } } } }');
  await query('mutation ($i: LoginInput!) { login(input: $i) { userErrors { code message } } }', {
    i: { email: EMAIL, password: 'MARKED-WRONG-PASSWORD' },
  });
  await query('mutation ($i: LoginInput!) { login(input: $i) { userErrors { code } } }', { i: { email: 1 } });
  await query(
    'mutation { addToCart(input: { items: [{ productId: "nonsense" }] }) { userErrors { code message } } }',
  );
  await query('mutation { placeOrder(input: {}) { userErrors { code } } }');
  await query(
    '{ session { state } }',
    {},
    { authorization: 'Bearer MARKED-FORGED', cookie: 'sw-context-token=x' },
  );
  await ask('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
  await ask('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
  await ask('/graphql', { method: 'OPTIONS', headers: { origin: 'https://kiosk.example' } });
  await ask('/upload', {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'x-file-name': 'a.png' },
    body: Buffer.from('89504e470d0a1a0a00000000', 'hex'),
  });
  await ask('/nothing', { method: 'POST' });
  const hook = `/webhook/shopware/${SECRETS['the secret of webhooks']}`;
  for (const path of [hook, `${hook}/`, `${hook}?x`, '/webhook/shopware', '/webhook/shopware/wrong']) {
    for (const type of ['application/json', 'text/plain']) {
      await ask(path, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
    }
  }
  const authorization = `Bearer ${SECRETS['the token of metrics']}`;
  await ask('/metrics', { headers: { authorization } });
  await ask('/cache/purge', { method: 'POST', headers: { authorization }, body: '{' });
}

/** A customer who registers, returns and buys; their responses may contain their data. */
async function customer(): Promise<void> {
  const shopper = new Shopper(gateway.url, { 'sec-fetch-site': 'same-origin' });
  await register(shopper, { email: EMAIL });
  await addToCart(shopper, await buyableProduct(shopper));
  await login(shopper, EMAIL);
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await query(
    '{ session { state customer { email addresses { id } } } cart { hash items { id } } }',
    {},
    { cookie },
  );
  await ask('/kochen/', { headers: { cookie } });
  await shopper.send(
    'mutation { requestPasswordRecovery(input: { email: "x@example.com" }) { userErrors { code } } }',
  );
}

test('no secret is in any page, response, header, error or log, even if Shopware fails', {
  timeout: 90_000,
}, async () => {
  await customer();
  await walk();
  const faults: Record<string, UpstreamProxy['fault']> = {
    broken: (_call, response) => {
      response.destroy();
      return true;
    },
    failing: (_call, response) => {
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"errors":[{"detail":"SQLSTATE"}]}');
      return true;
    },
    'with a wrong key': (_call, response) => {
      const errors = [{ status: '412', code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND' }];
      response.writeHead(412, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
      return true;
    },
    nonsensical: (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      return true;
    },
  };
  for (const fault of Object.values(faults)) {
    upstream.fault = fault;
    await walk();
  }
  // Slow, so a few in parallel suffice.
  upstream.fault = () => true;
  const slowAnswers = PATHS.slice(0, 6).map((path) => ask(path));
  await Promise.all([...slowAnswers, query('{ search(term: "messer") { sorting } cart { totalQuantity } }')]);
  upstream.fault = null;

  const given = answers.join('\n');
  const logged = gateway.output();
  expect(logged.split('\n').length).toBeGreaterThan(200);
  const headers = upstream.calls.flatMap((call) => [
    call.headers['sw-context-token'],
    call.headers.authorization,
  ]);
  const tokens = [...new Set(headers.filter((value) => typeof value === 'string'))];
  expect(tokens.length).toBeGreaterThan(2);
  const secrets = {
    ...SECRETS,
    ...Object.fromEntries(tokens.map((token, index) => [`token ${index}`, token.replace(/^Bearer /, '')])),
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, given.includes(secret)]).toEqual([name, false]);
    expect([name, logged.includes(secret)]).toEqual([name, false]);
  }
  // Nor personal words or links.
  for (const personal of [
    EMAIL,
    PASSWORD,
    'MARKED-WRONG',
    'MARKED-FORGED',
    'MARKED-DEEP',
    'MARKED-RECOVERY',
    'MARKED-ADDRESS',
    'MARKED-CONFIRMATION',
    'MARKED-ORDER',
    'MARKED-QUERY',
    'Muster',
  ])
    expect([personal, logged.includes(personal)]).toEqual([personal, false]);
  for (const cause of ['SQLSTATE', 'secret words', '.ts:', 'node_modules', upstream.url])
    expect([cause, given.includes(cause)]).toEqual([cause, false]);
});

test('a failed start names variables without values', async () => {
  const failed = await startChildGateway({
    NODE_ENV: 'production',
    SHOPWARE_ENDPOINT: 'ftp://MARKED-USER:MARKED-PASSWORD@shop.example',
    SHOPWARE_ACCESS_TOKEN: 'MARKED-ACCESS-TOKEN',
    SHOPWARE_ADMIN_CLIENT_SECRET: 'MARKED-ADMIN-SECRET',
    SESSION_SECRETS: 'MARKED-SHORT',
    CORS_ORIGINS: 'MARKED-ORIGIN',
  }).catch((error: Error) => error.message);
  expect(failed).toContain('SESSION_SECRETS must have at least 32 characters each');
  expect(failed).not.toContain('MARKED');
});
