import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';

const gateway = testGateway({ TRUST_PROXY: 'true', RATE_LIMIT_PER_MINUTE: '100' });

let address = 0;
const get = (path: string, from = `203.0.113.${++address}`, signal?: AbortSignal) =>
  fetch(gateway.url + path, {
    headers: { accept: 'image/webp', 'x-forwarded-for': from },
    ...(signal === undefined ? {} : { signal }),
  });
const callsTo = (path: string) => gateway.upstream.calls.filter((call) => call.path.startsWith(path)).length;

describe('the version of a picture', () => {
  test('does not make another rendition if it is invented', async () => {
    const path = '/picture/600/media/pan-linea.webp';
    const first = Buffer.from(await (await get(`${path}?1700000000`)).arrayBuffer());
    const before = gateway.upstream.calls.filter(({ method }) => method === 'GET').length;
    for (let version = 1; version <= 20; version++) {
      const answer = await get(`${path}?17000001${version}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(first)).toBe(true);
    }
    expect(gateway.upstream.calls.filter(({ method }) => method === 'GET').length).toBe(before);
  });

  test('leads to the new file after a replacement', async () => {
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
    const beforeValue = await get(`${path}?ts=1`);
    await beforeValue.arrayBuffer();
    expect(beforeValue.headers.get('content-type')).toBe('image/webp');
    etag = '"two"';
    type = 'image/gif';
    const realNow = performance.now;
    performance.now = () => realNow.call(performance) + 11_000;
    try {
      const two = await get(`${path}?ts=2`);
      await two.arrayBuffer();
      expect(two.headers.get('content-type')).toBe('image/gif');
    } finally {
      performance.now = realNow;
    }
  });
});

test('a video of any size is read in parts, and one request for all of it does not make it missing', async () => {
  const size = 60_000_000;
  const asked: string[] = [];
  gateway.upstream.fault = ({ path, headers }, response) => {
    if (!path.startsWith('/media/film.mp4')) return false;
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    asked.push(`${first}-${last}`);
    if (first === '') response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': size }).end();
    else if (Number(first) >= size)
      response.writeHead(416, { 'content-type': 'text/html' }).end('<h1>416</h1>');
    else {
      const range = `bytes ${first}-${last}/${size}`;
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': range });
      response.end(Buffer.alloc(Number(last) - Number(first) + 1));
    }
    return true;
  };
  const part = async (range: string) => {
    const answer = await fetch(`${gateway.url}/media/film.mp4`, { headers: { range } });
    return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
  };
  expect((await get('/media/film.mp4')).status).toBe(404);
  expect(await part('bytes=0-')).toEqual([206, `bytes 0-499999/${size}`, 500_000]);
  expect(await part('bytes=59000000-59000001')).toEqual([206, `bytes 59000000-59000001/${size}`, 2]);
  expect((await part('bytes=-5'))[0]).toBe(404);
  expect((await part('bytes=60000000-'))[0]).toBe(416);
  expect(asked).toEqual(['-', '0-499999', '59000000-59000001', '-', '60000000-60499999']);
});

test('slow clients of large files leave connections for pictures', async () => {
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.startsWith('/media/manual.pdf')) return false;
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 20_000_000 });
    response.end(Buffer.alloc(20_000_000));
    return true;
  };
  const client = new AbortController();
  const slow = await Promise.all(
    Array.from({ length: 40 }, () => get('/media/manual.pdf', undefined, client.signal)),
  );
  expect(slow.map(({ status }) => status).sort()).toEqual([...Array(16).fill(200), ...Array(24).fill(503)]);
  expect((await get('/media/board-nuss.webp')).status).toBe(200);
  client.abort();
  await expect.poll(async () => (await get('/media/manual.pdf')).status).toBe(200);
});

test('a missing file is requested once for all clients', async () => {
  for (let times = 0; times < 10; times++) expect((await get('/media/missing.webp')).status).toBe(404);
  expect(callsTo('/media/missing.webp')).toBe(1);
});

describe('a failure of one request does not affect others', () => {
  test('with a header that the storage rejects', async () => {
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

  test.each([401, 429])('with status %i of the storage', async (status) => {
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
    ['before the headers', () => undefined],
    [
      'within a file',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000000' });
        const dripping = setInterval(() => response.write('x'), 500);
        response.on('close', () => clearInterval(dripping));
      },
    ],
  ])(
    '%s does not block other pictures',
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
      await expect.poll(() => callsTo('/media/hangs')).toBeGreaterThan(0);
      const good = await Promise.race([get('/picture/500/media/board-nuss.webp'), ...hanging]);
      if (good === null) throw new Error('A hanging picture was aborted');
      expect([good.status, good.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await good.arrayBuffer();
      client.abort();
      await Promise.all(hanging);
    },
    30_000,
  );

  test('times out, gets few parallel requests, and serves files once it recovers', async () => {
    const held = new Set<ServerResponse>();
    let most = 0;
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/hangs')) return false;
      held.add(response);
      response.on('close', () => held.delete(response));
      most = Math.max(most, held.size);
      return true;
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => (await get(`/media/hangs-${index}.webp`)).status),
    );
    expect(new Set(answers)).toEqual(new Set([503, 504]));
    expect(answers.filter((status) => status === 503).length).toBeGreaterThanOrEqual(200 - 32 - 128);
    expect(most).toBeLessThanOrEqual(64);
    for (const response of held) response.destroy();
    gateway.upstream.fault = null;
    expect((await get('/media/pan-linea.webp')).status).toBe(200);
  });

  test('is aborted when the client disconnects', async () => {
    const closed = Promise.withResolvers<void>();
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/left')) return false;
      response.on('close', () => closed.resolve());
      return true;
    };
    const client = new AbortController();
    const answer = get('/media/left.webp', '198.51.100.1', client.signal).catch(() => 'left');
    await expect.poll(() => callsTo('/media/left')).toBe(1);
    client.abort();
    expect(await answer).toBe('left');
    const outcome = await Promise.race([closed.promise.then(() => 'ended'), wait(2_000, 'still waiting')]);
    expect(outcome).toBe('ended');
  });
});

test('an address that fetches too many files gets 429, others do not', async () => {
  const statuses = new Set<number>();
  for (let times = 0; times < 520; times++)
    statuses.add((await get('/media/missing-too.webp', '198.51.100.9')).status);
  expect(statuses).toEqual(new Set([404, 429]));
  expect((await get('/media/pan-linea.webp', '198.51.100.10')).status).toBe(200);
});
