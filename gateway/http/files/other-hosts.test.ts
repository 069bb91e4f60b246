import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { rawRequest } from '../../testing/raw-request.ts';

let inside: Server;
let insideUrl: string;
let visits: string[];

/** A server in the operator's network that must stay unreachable. */
const gateway = testGateway();
beforeAll(async () => {
  visits = [];
  inside = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/webp' }).end('INSIDE');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  insideUrl = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => inside.close(resolve));
});

/** Paths that name another host, or another place on this one; `HOST` is the internal server. */
const TRICKS = [
  '/media/../store-api/context',
  '/media/..%2f..%2fapi/_info/version',
  '/media/%2e%2e/%2e%2e/api/oauth/token',
  '/media/..\\..\\api',
  '/media/%c0%ae%c0%ae/api',
  '/media/%2f%2fHOST/x.webp',
  '//HOST/media/x.webp',
  '/\\HOST/media/x.webp',
  '/media@HOST/x.webp',
  '/media/http%3A%2F%2FHOST%2Fx.webp',
  'http://HOST/media/x.webp',
  '/media/x.webp?url=http://HOST/',
  '/media/x.webp%00.svg',
  '/media/x.webp%0d%0aHost:%20HOST',
  '/media/x.webp\thttp://HOST/',
];

/** Calls of files; API calls carry a context token. */
const fetched = (from: number) =>
  gateway.upstream.calls
    .slice(from)
    .filter(
      ({ method, headers }) => method !== 'POST' && !headers['sw-access-key'] && !headers.authorization,
    );

describe('a picture path reaches files of the shop only', () => {
  const paths = TRICKS.flatMap((trick) =>
    trick.startsWith('/media')
      ? [trick, `/picture/800${trick}`, trick.replace('/media', '/thumbnail')]
      : [trick],
  );
  test.each(paths)('%s', async (trick) => {
    const before = gateway.upstream.calls.length;
    const path = trick.replaceAll('HOST', new URL(insideUrl).host);
    // A client may refuse to send an invalid path.
    const answer = await rawRequest(gateway.url, path).catch((error: Error) => error);
    if (answer instanceof Error) expect(answer.message).toMatch(/unescaped characters/);
    else expect(answer.status).not.toBe(200);
    expect(visits).toEqual([]);
    for (const { path: fileCalls, headers } of fetched(before)) {
      expect(fileCalls).toMatch(/^\/(?:media|thumbnail)\//);
      expect(decodeURIComponent(fileCalls)).not.toMatch(/\.\.|\\|@|\r|\n/);
      expect(headers.host).toBe(new URL(gateway.upstream.url).host);
    }
  });
});

describe('redirects to other hosts are not followed', () => {
  test.each([301, 307])('with %i', async (status) => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/')) return false;
      response.writeHead(status, { location: `${insideUrl}/secret` }).end();
      return true;
    };
    for (const path of ['/media/a.webp', '/picture/800/media/a.webp']) {
      const answer = await rawRequest(gateway.url, path);
      expect([answer.status, answer.headers.location]).toEqual([502, undefined]);
      expect(answer.body).not.toContain('INSIDE');
    }
    expect(visits).toEqual([]);
  });
});

test('only pictures, videos, fonts and PDF are sent, whatever their name', async () => {
  for (const type of ['text/html', 'text/javascript', '']) {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/')) return false;
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('<script>alert(1)</script>');
      return true;
    };
    for (const path of ['/media/a.webp', '/picture/800/media/a.webp']) {
      const answer = await rawRequest(gateway.url, path);
      expect([path, type, answer.status, answer.body]).toEqual([path, type, 404, '']);
    }
  }
});

test('headers of the client do not reach the storage', async () => {
  const before = gateway.upstream.calls.length;
  await rawRequest(gateway.url, '/media/pan-linea.webp', {
    headers: { cookie: 'sw-context-token=x', authorization: 'Bearer x', 'x-forwarded-host': 'evil.example' },
  });
  const fileCalls = gateway.upstream.calls.slice(before).filter(({ path }) => path.startsWith('/media/'));
  expect(fileCalls).toHaveLength(1);
  for (const name of ['cookie', 'authorization', 'x-forwarded-host'])
    expect(fileCalls[0]?.headers[name]).toBeUndefined();
});
