import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { INTEGRATION } from './oauth.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
});

const CREDENTIALS = {
  grant_type: 'client_credentials',
  client_id: INTEGRATION.id,
  client_secret: INTEGRATION.secret,
};

async function bearer(): Promise<Record<string, string>> {
  const { access_token: token } = await client.object('POST', '/api/oauth/token', CREDENTIALS);
  return { authorization: `Bearer ${String(token)}` };
}

describe('the admin token', () => {
  it('opens the Admin API until it expires', async () => {
    const headers = await bearer();
    expect((await client.send('GET', '/api/_info/version', undefined, headers)).status).toBe(200);
    sandbox.controls.set({ adminTokensRevoked: true });
    const refused = await client.send('GET', '/api/_info/version', undefined, headers);
    expect(refused.status).toBe(401);
    expect(list(refused, 'body', 'errors')[0]?.['code']).toBe('9');
  });

  it('of the administration is renewed by its refresh token', async () => {
    const password = {
      grant_type: 'password',
      client_id: 'administration',
      username: 'admin',
      password: 'sandbox-secret',
    };
    const { refresh_token } = await client.object('POST', '/api/oauth/token', password);
    const renewed = await client.object('POST', '/api/oauth/token', {
      grant_type: 'refresh_token',
      client_id: 'administration',
      refresh_token,
    });
    const headers = { authorization: `Bearer ${String(renewed['access_token'])}` };
    expect((await client.send('GET', '/api/_info/version', undefined, headers)).status).toBe(200);
  });

  it('is throttled after ten wrong secrets, without Retry-After', async () => {
    const wrong = { ...CREDENTIALS, client_secret: 'wrong' };
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await client.send('POST', '/api/oauth/token', wrong)).status).toBe(401);
    }
    const answer = await client.send('POST', '/api/oauth/token', wrong);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBeNull();
  });
});

describe('snippets', () => {
  it.each(['de-DE', 'en-GB', 'fr-CH'])('exist in %s', async (locale) => {
    const answer = await client.send('GET', `/api/translations/${locale}`, undefined, await bearer());
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveProperty('message-default');
  });
});

describe('a superseded path', () => {
  it('is known to the Admin API alone', async () => {
    sandbox.controls.renamePath(PLACEHOLDERS['category'] ?? '', 'de', 'herd/');
    const body = { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'kochen/' }] };
    expect(list(await client.object('POST', '/store-api/seo-url', body), 'elements')).toEqual([]);
    const [old] = list(
      await client.send('POST', '/api/search/seo-url', body, await bearer()),
      'body',
      'data',
    );
    expect(old).toMatchObject({ isCanonical: null, foreignKey: PLACEHOLDERS['category'] });
  });
});
