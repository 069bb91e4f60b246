import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PictureAddresses } from '../../shopware/mappers/picture-address.ts';
import { pictureSide } from '../../shopware/mappers/picture-size.ts';
import { ACCESS_TOKEN, startTestGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => {
  gateway.upstream.fault = null;
});
afterAll(() => gateway.close());

const PAN = 'pan-linea.webp';
const addresses = new PictureAddresses(ACCESS_TOKEN);
const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
  fetch(gateway.url + path, { headers: { accept } });
const originals = () => gateway.upstream.calls.filter(({ path }) => path.startsWith('/media/')).length;
const serve = (type: string, body: Buffer | string) => {
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.startsWith('/media/')) return false;
    response.writeHead(200, { 'content-type': type }).end(body);
    return true;
  };
};

test.each([
  [undefined, 800],
  [0, 800],
  [1, 100],
  [100, 100],
  [801, 900],
  [1_900, 1_900],
  [1_921, 1_900],
])('a side of %s pixels becomes %i ', (wanted, side) => {
  expect(pictureSide(wanted)).toBe(side);
});

describe('a picture of the shop', () => {
  test.each([
    ['image/webp,*/*', 'webp'],
    ['image/*', 'jpeg'],
  ])('comes for %s as %s, as wide as asked', async (accept, format) => {
    const answer = await get(`/picture/400/media/${PAN}`, accept);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('vary')).toBe('Accept');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([400, 500]);
  });

  test('can be made of one of Shopware’s own renditions', async () => {
    const answer = await get('/picture/200/thumbnail/pan-linea_400x500.webp', 'image/webp');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([200, 250]);
  });

  test('is cut to the box, or fitted into it', async () => {
    const measure = async (width: number, height: number, contain: boolean) => {
      const path = addresses.path(`/media/${PAN}`, { width, height, contain });
      return measured(await get(path, 'image/webp'));
    };
    const measured = async (answer: Response) => {
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [width, height];
    };
    expect(await measure(300, 300, false)).toEqual([300, 300]);
    expect(await measure(400, 400, true)).toEqual([320, 400]);
  });

  test('comes at once, and as AVIF for those who ask later', async () => {
    const path = `/picture/200/media/${PAN}`;
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    await first.arrayBuffer();
    await expect
      .poll(async () => (await get(path)).headers.get('content-type'), { timeout: 30_000 })
      .toBe('image/avif');
    const later = await get(path);
    expect(later.headers.get('cache-control')).toBe('public, max-age=31536000');
    const again = await fetch(gateway.url + path, {
      headers: { accept: 'image/avif', 'if-none-match': later.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('is made once, however many ask at the same time', async () => {
    const before = originals();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/picture/500/media/pan-umbra.webp', 'image/webp')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(originals() - before).toBe(1);
  });

  test.each([
    '/picture/401/media/pan-linea.webp',
    '/picture/5000/media/pan-linea.webp',
    '/picture/400x401/media/pan-linea.webp',
    '/picture/300x300/media/pan-linea.webp',
    '/picture/300x300.AAAAAAAAAAAA/media/pan-linea.webp',
    '/picture/400/media/..%2f..%2fapi/oauth/token',
    '/picture/400/admin',
  ])('is not to be had at %s, and Shopware is not asked', async (path) => {
    const before = gateway.upstream.calls.length;
    expect((await get(path)).status).toBe(404);
    expect(gateway.upstream.calls.length).toBe(before);
  });

  test('is there also when its storage answers GET alone, long after it was made', async () => {
    const path = '/picture/300/media/board-nuss.webp';
    expect((await get(path)).status).toBe(200);
    gateway.upstream.fault = ({ method }, response) => {
      if (method !== 'HEAD') return false;
      response.writeHead(403).end();
      return true;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    try {
      expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 200]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an original that cannot be resized', () => {
  test('because it is a drawing is passed on, and nothing in it runs', async () => {
    serve('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answer = await get('/picture/400/media/logo.png');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('because it is broken is passed on as it is', async () => {
    serve('image/jpeg', 'no picture at all');
    const answer = await get('/picture/400/media/broken.jpg');
    expect([answer.status, await answer.text()]).toEqual([200, 'no picture at all']);
  });

  test('because it has too many pixels is passed on and never opened', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    serve('image/png', bomb);
    const answer = await get('/picture/400/media/bomb.png');
    expect((await answer.arrayBuffer()).byteLength).toBe(bomb.length);
  });

  test('because it is no picture is not there', async () => {
    serve('text/html', '<script>alert(1)</script>');
    expect((await get('/picture/400/media/page.jpg')).status).toBe(404);
  });
});
