import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'true', RATE_LIMIT_PER_MINUTE: '100' });
});
afterEach(() => {
  gateway.upstream.fault = null;
});
afterAll(() => gateway.close());

let address = 0;
const get = (path: string, from = `203.0.113.${++address}`, signal?: AbortSignal) =>
  fetch(gateway.url + path, {
    headers: { accept: 'image/webp', 'x-forwarded-for': from },
    ...(signal === undefined ? {} : { signal }),
  });
const asked = (path: string) => gateway.upstream.calls.filter((call) => call.path.startsWith(path)).length;

describe('versions that somebody made up', () => {
  test('make no new rendition of a picture, and fetch it once', async () => {
    const path = '/picture/600/media/pan-linea.webp';
    const first = Buffer.from(await (await get(`${path}?1700000000`)).arrayBuffer());
    const before = gateway.upstream.calls.filter(({ method }) => method === 'GET').length;
    for (let version = 1; version <= 20; version++) {
      const answer = await get(`${path}?17000001${version}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(first)).toBe(true);
    }
    expect(gateway.upstream.calls.filter(({ method }) => method === 'GET').length).toBe(before);
  });

  test('a file that was replaced is a new one, under its new version', async () => {
    let etag = '"one"';
    let type = 'image/png';
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/replaced.png')) return false;
      response.writeHead(200, { 'content-type': type, etag }).end(png);
      return true;
    };
    const path = '/picture/100/media/replaced.png';
    const one = await get(`${path}?ts=1`);
    await one.arrayBuffer();
    expect(one.headers.get('content-type')).toBe('image/webp');
    etag = '"two"';
    type = 'image/gif';
    const realNow = Date.now;
    Date.now = () => realNow() + 11_000;
    try {
      const two = await get(`${path}?ts=2`);
      await two.arrayBuffer();
      expect(two.headers.get('content-type')).toBe('image/gif');
    } finally {
      Date.now = realNow;
    }
  });
});

describe('a file that is not there', () => {
  test('is asked for once, for all who want it', async () => {
    for (let times = 0; times < 10; times++) expect((await get('/media/missing.webp')).status).toBe(404);
    expect(asked('/media/missing.webp')).toBe(1);
  });
});

describe('what one client or one moment makes of a file is not what all others get', () => {
  test('a header that storage refuses', async () => {
    gateway.upstream.fault = ({ path, headers }, response) => {
      if (!path.startsWith('/media/') || String(headers['if-none-match'] ?? '').length < 1_000) return false;
      response.writeHead(400).end('Request Header Or Cookie Too Large');
      return true;
    };
    const path = '/media/board-nuss.webp';
    const refused = await fetch(gateway.url + path, {
      headers: { 'if-none-match': `"${'x'.repeat(9_000)}"` },
    });
    await refused.arrayBuffer();
    expect((await get(path)).status).toBe(200);
  });

  test.each([401, 408, 425, 429, 431])('a %i of storage', async (status) => {
    const path = `/media/busy-${status}.webp`;
    let busy = true;
    gateway.upstream.fault = (call, response) => {
      if (!call.path.startsWith(path)) return false;
      if (busy) response.writeHead(status, { 'retry-after': '1' }).end();
      else response.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
      return true;
    };
    const refused = await get(path);
    expect([502, 503]).toContain(refused.status);
    busy = false;
    expect((await get(path)).status).toBe(200);
  });
});

describe('storage that hangs', () => {
  test.each([
    ['before it says anything', () => undefined],
    [
      'in the middle of a file',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000000' });
        const dripping = setInterval(() => response.write('x'), 500);
        response.on('close', () => clearInterval(dripping));
      },
    ],
  ])(
    '%s for some pictures keeps no others from being made',
    async (_where, hang) => {
      gateway.upstream.fault = ({ path }, response) => {
        if (!path.startsWith('/media/hangs')) return false;
        hang(response);
        return true;
      };
      const client = new AbortController();
      const hanging = Array.from({ length: 10 }, (_, index) =>
        get(`/picture/400/media/hangs-${index}.webp`, undefined, client.signal).catch(() => null),
      );
      await expect.poll(() => asked('/media/hangs')).toBeGreaterThan(0);
      const started = performance.now();
      const good = await get('/picture/500/media/board-nuss.webp');
      expect([good.status, good.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await good.arrayBuffer();
      expect(performance.now() - started).toBeLessThan(4_000);
      client.abort();
      await Promise.all(hanging);
    },
    30_000,
  );

  test('is given up after seconds, never has more than 32 calls, and good files come at once afterwards', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/hangs')) return false;
      held.push(() => response.destroy());
      most = Math.max(most, held.length);
      return true;
    };
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => (await get(`/media/hangs-${index}.webp`)).status),
    );
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(new Set(answers)).toEqual(new Set([503, 504]));
    expect(answers.filter((status) => status === 503).length).toBeGreaterThanOrEqual(200 - 32 - 128);
    expect(most).toBeLessThanOrEqual(64);
    for (const release of held) release();
    gateway.upstream.fault = null;
    const good = performance.now();
    expect((await get('/media/pan-linea.webp')).status).toBe(200);
    // Who has to wait for one that hangs waits for five seconds.
    expect(performance.now() - good).toBeLessThan(4_900);
  });

  test('is not waited for by whom has left', async () => {
    const closed = Promise.withResolvers<void>();
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/left')) return false;
      response.on('close', () => closed.resolve());
      return true;
    };
    const client = new AbortController();
    const answer = get('/media/left.webp', '198.51.100.1', client.signal).catch(() => 'left');
    await expect.poll(() => asked('/media/left')).toBe(1);
    client.abort();
    expect(await answer).toBe('left');
    const outcome = await Promise.race([closed.promise.then(() => 'ended'), wait(2_000, 'still waiting')]);
    expect(outcome).toBe('ended');
  });
});

test('who fetches files without end is told to wait, others are not', async () => {
  const statuses = new Set<number>();
  for (let times = 0; times < 520; times++)
    statuses.add((await get('/media/missing-too.webp', '198.51.100.9')).status);
  expect(statuses).toEqual(new Set([404, 429]));
  expect((await get('/media/pan-linea.webp', '198.51.100.10')).status).toBe(200);
});
