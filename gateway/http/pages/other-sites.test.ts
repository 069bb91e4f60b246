import { describe, expect, test } from 'vitest';
import type { RenderInput } from '../../../schema/render-contract.ts';
import { startReplica, testGateway } from '../../testing/gateway.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const gateway = testGateway({ TRUST_PROXY: 'true' }, { bundle: tinyBundle() });

const SHOP = 'https://kontor.example';
/** Origin that a browser follows the redirect of this path to. */
const target = (path: string, location: string) => new URL(location, new URL(path, SHOP).href).origin;

const PREFIXES = ['', '/', '/\\', '/%5c', '/.', '/@', '/en', '/EN'];
const HOSTS = ['evil.example', 'evil.example/en', 'evil.example%2fen', 'KOCHEN'];
const SUFFIXES = ['', '/', '//', '/..', '/%2e%2e', '/KOCHEN', '?next=//evil.example', '/?//evil.example'];

describe('no path redirects to another site', () => {
  const paths = PREFIXES.flatMap((prefix) =>
    HOSTS.flatMap((host) => SUFFIXES.map((suffix) => `${prefix}/${host}${suffix}`)),
  );
  test(`none of ${paths.length}`, async () => {
    let moved = 0;
    for (const path of paths) {
      for (const headers of [{}, { 'accept-language': 'fr' }]) {
        const { status, headers: answered } = await rawRequest(gateway.url, path, { headers });
        expect([path, status < 500]).toEqual([path, true]);
        if (answered.location === undefined) continue;
        moved += 1;
        expect([path, answered.location, target('/', answered.location)]).toEqual([
          path,
          answered.location,
          SHOP,
        ]);
        expect(answered.location).toMatch(/^\/(?![/\\])/);
      }
    }
    expect(moved).toBeGreaterThan(10);
  });
});

test('no page is rendered for another site', async () => {
  const echo = async ({ url, publicUrl }: RenderInput) => ({
    status: 200,
    html: `<html>${new URL(url, publicUrl).href}</html>`,
    cacheable: false,
  });
  const replica = await startReplica(
    gateway,
    { PUBLIC_URL: SHOP },
    { bundle: { ...tinyBundle(), render: echo } },
  );
  try {
    for (const start of ['//', '///', '/\\', '/\\/', '//\\', '/', '//evil.example//', '/\\evil.example\\']) {
      for (const rest of [
        '',
        'evil.example',
        'evil.example/kochen/',
        'user:pass@evil.example/',
        '?a=//evil.example',
      ]) {
        const { status, body, headers } = await rawRequest(replica.url, start + rest);
        // Either the page itself, or a redirect to its canonical path within the shop.
        const within = status === 301 ? /^\/(?![/\\])/.test(headers.location ?? '') : status === 200;
        expect([start + rest, status, within]).toEqual([start + rest, status, true]);
        if (status === 200) expect(body).toMatch(/^<html>https:\/\/kontor\.example\//);
      }
    }
    // Longer than any path that Shopware stores: rejected without parsing.
    expect((await rawRequest(replica.url, `/a${'/'.repeat(12_000)}x`)).status).toBe(404);
    expect((await rawRequest(replica.url, `/a${'/'.repeat(2_000)}x`)).headers.location).toBe('/a/x');
  } finally {
    await replica.close();
  }
});

test('the Host header affects no cached page', async () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '60666',
    forwarded: 'host=evil.example',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
  };
  for (const path of [
    '/kochen/?poison=1',
    '/nirgends/?poison=1',
    '/robots.txt',
    '/sitemap.xml',
    '/EN',
    '/broken/',
  ]) {
    const poisoned = await rawRequest(gateway.url, path, { headers: evil });
    const clean = await rawRequest(gateway.url, path);
    for (const { body, headers } of [poisoned, clean]) {
      expect(body + JSON.stringify(headers)).not.toMatch(/evil|gopher|:60666/);
    }
    expect([poisoned.status, poisoned.headers.etag]).toEqual([clean.status, clean.headers.etag]);
  }
});

test('line breaks of a URL never become headers', async () => {
  for (const path of ['/en%0d%0aset-cookie:%20a=b', '/KOCHEN?utm_source=%0d%0aset-cookie:a=b']) {
    const { headers } = await rawRequest(gateway.url, path);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '').not.toMatch(/[\r\n]/);
  }
});
