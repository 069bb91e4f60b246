import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { MISSING_ENDPOINT } from './shopware.ts';

const COMPLETE = { SHOPWARE_ENDPOINT: 'https://shop.example/', SHOPWARE_ACCESS_TOKEN: 'SWSCEXAMPLE' };

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.mistakes : [String(error)];
  }
}

describe('the configuration', () => {
  test('requires an endpoint and an access token', () => {
    expect(mistakesOf({ SHOPWARE_ENDPOINT: 'https://shop.example' })).toEqual([
      `${MISSING_ENDPOINT} (SHOPWARE_ACCESS_TOKEN)`,
    ]);
    expect(mistakesOf({})).toEqual([`${MISSING_ENDPOINT} (SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN)`]);
  });

  test.each([
    'https://shop.example',
    'https://shop.example/',
    'https://shop.example/store-api/',
    'https://shop.example/api',
  ])('accepts %s as the address of Shopware', (endpoint) => {
    expect(
      readConfiguration({ ...COMPLETE, SHOPWARE_ENDPOINT: endpoint, SHOPWARE_ADMIN_ENDPOINT: endpoint }),
    ).toMatchObject({
      shopwareEndpoint: 'https://shop.example',
      shopwareAdminEndpoint: 'https://shop.example',
      shopwareMediaEndpoint: 'https://shop.example',
    });
  });

  test('reports every mistake at once', () => {
    const mistakes = mistakesOf({
      ...COMPLETE,
      PORT: 'many',
      PUBLIC_URL: 'shop',
      UPSTREAM_TIMEOUT_MS: '0',
      GRAPHQL_OPERATIONS: 'some',
    });
    expect(mistakes).toHaveLength(4);
  });

  test('requires a session secret in production', () => {
    expect(mistakesOf({ ...COMPLETE, NODE_ENV: 'production' })).toEqual([
      'SESSION_SECRETS is needed in production',
    ]);
  });

  test.each([
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test'],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY must be true, false, a number of hops, or addresses such as 10.0.0.0/8',
    ],
    [
      { HOST: 'localhost:3000' },
      'HOST must be a name or an address such as 127.0.0.1, without a port (PORT)',
    ],
    [{ SHOPWARE_ENDPOINT: 'localhost:8000' }, 'SHOPWARE_ENDPOINT must be an http(s) address'],
    [
      { SHOPWARE_ENDPOINT: 'https://shop.example/shop' },
      'SHOPWARE_ENDPOINT must be an origin such as https://shop.example: the gateway calls its /store-api and /api',
    ],
    [
      { SHOPWARE_ACCESS_TOKEN: 'SWIAEXAMPLE' },
      'SHOPWARE_ACCESS_TOKEN is the key of an integration or a user; the access key of a sales channel begins with SWSC',
    ],
    [
      { SHOPWARE_ADMIN_CLIENT_ID: 'SWSCEXAMPLE', SHOPWARE_ADMIN_CLIENT_SECRET: 'a' },
      'SHOPWARE_ADMIN_CLIENT_ID is the access key of a sales channel; that of an integration begins with SWIA',
    ],
    [
      { SHOPWARE_ENDPOINT: '"https://shop.example"' },
      'SHOPWARE_ENDPOINT is in quotation marks, which are part of the value',
    ],
    [
      { REDIS_URL: 'redis://:pass#word@redis:6379' },
      'REDIS_URL must be a redis:// or rediss:// address, or several with commas between; in a password # / ? @ are %23 %2F %3F %40',
    ],
    [{ METRICS_TOKEN: 'a' }, 'METRICS_TOKEN must have at least 16 characters'],
    [
      { PUBLIC_URL: 'https://shop.example/shop' },
      'PUBLIC_URL must be an origin such as https://shop.example, without a path',
    ],
    [
      { RATE_LIMT_PER_MINUTE: '5' },
      'RATE_LIMT_PER_MINUTE is no variable of the gateway; RATE_LIMIT_PER_MINUTE is',
    ],
    [
      { CLIENT_KEYS: 'kiosk' },
      'CLIENT_KEYS must be entries such as kiosk:<key> or kiosk:<key>:<requests a minute>, with commas between; a key has letters, digits, - and _',
    ],
    [{ CLIENT_KEYS: 'kiosk:short' }, 'CLIENT_KEYS must have keys of at least 24 characters'],
    [
      { CLIENT_KEYS: 'a:one-key-of-24-characters,b:one-key-of-24-characters' },
      'CLIENT_KEYS must not have one key twice',
    ],
    [{ TAG_HOSTS: 'https://tags.example' }, 'TAG_HOSTS is for the tags of TAG_MANAGER_ID, which is not set'],
    ...[
      "'unsafe-inline'",
      'https://*.com',
      'https://tags.example/collect',
      'https://tags.example; script-src *',
    ].map((host): [Record<string, string>, string] => [
      { TAG_MANAGER_ID: 'G-KONTOR1234', TAG_HOSTS: `https://good.example, ${host}` },
      `TAG_HOSTS must be origins such as https://tags.example or https://*.tags.example, which ${host} is not`,
    ]),
    [
      { PAYMENT_RETURN_URLS: 'myshop://pay, http://kiosk.example' },
      'PAYMENT_RETURN_URLS must be addresses such as https://kiosk.example/pay or myshop://pay, https or an app’s own, without capitals before the path and without a query',
    ],
  ])('rejects by name: %j', (environment, mistake) => {
    expect(mistakesOf({ ...COMPLETE, ...environment })).toEqual([mistake]);
  });

  test.each([
    { TRUST_PROXY: '10.0.0.0/8, fd00::/8' },
    { TRUST_PROXY: 'loopback,uniquelocal' },
    { CLIENT_KEYS: 'kiosk:one-key-of-24-characters:900, kiosk:other-key-of-24-characters' },
    { GRAPHQL_OPERATIONS: 'log', GRAPHQL_DOCUMENTS: 'documents, https://cdn.example/documents.json' },
    { TAG_MANAGER_ID: 'GTM-ABCD12', TAG_HOSTS: 'https://*.doubleclick.net,https://sst.shop.example:8443' },
    { SHOPWARE_ADMIN_USER: 'admin', OTEL_SERVICE_NAME: 'kontor', npm_config_registry: 'x' },
  ])('accepts valid and unrelated variables: %j', (environment) => {
    expect(mistakesOf({ ...COMPLETE, ...environment })).toEqual([]);
  });

  test('requires https in production, except for this machine', () => {
    const production = { ...COMPLETE, NODE_ENV: 'production', SESSION_SECRETS: 's'.repeat(40) };
    expect(mistakesOf({ ...production, PUBLIC_URL: 'http://shop.example' })).toHaveLength(1);
    expect(mistakesOf({ ...production, PUBLIC_URL: 'https://shop.example' })).toEqual([]);
    expect(mistakesOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  test('never prints a secret', () => {
    expect(mistakesOf({ ...COMPLETE, SESSION_SECRETS: 'too-short' }).join()).not.toContain('too-short');
  });
});
