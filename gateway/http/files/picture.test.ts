import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PictureAddresses, pictureSide } from '../../shopware/mappers/picture-address.ts';
import { ACCESS_TOKEN, testGateway } from '../../testing/gateway.ts';

const gateway = testGateway();

const PAN = 'pan-linea.webp';
const SCENE = 'cocotte-scene.webp';
const addresses = new PictureAddresses(ACCESS_TOKEN);
const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
  fetch(gateway.url + path, { headers: { accept } });
const fetchedOriginals = () => gateway.upstream.calls.filter(({ path }) => path.startsWith('/media/')).length;
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
])('rounds %s pixels to %i', (pixels, side) => {
  expect(pictureSide(pixels)).toBe(side);
});

describe('a picture', () => {
  test.each([
    ['scene', SCENE, 'image/avif,image/webp,*/*', 'avif'],
    ['cut-out', PAN, 'image/avif,image/webp,*/*', 'webp'],
    ['cut-out', PAN, 'image/webp,*/*', 'webp'],
    ['cut-out', PAN, 'image/*', 'jpeg'],
  ])('of a %s (%s) is sent for %s as %s, in the requested width', async (_kind, file, accept, format) => {
    const answer = await get(`/picture/400/media/${file}`, accept);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('vary')).toBe('Accept');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([400, 500]);
  });

  test('is cropped to a box or fitted into it', async () => {
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

  test('may be cached for a year, and revalidated', async () => {
    const path = `/picture/200/media/${PAN}`;
    const { headers } = await get(path, 'image/webp');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000');
    const again = await fetch(gateway.url + path, {
      headers: { accept: 'image/webp', 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('is made once for parallel requests', async () => {
    const before = fetchedOriginals();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/picture/500/media/pan-umbra.webp', 'image/webp')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(fetchedOriginals() - before).toBe(1);
  });

  test.each([
    '/picture/401/media/pan-linea.webp',
    '/picture/5000/media/pan-linea.webp',
    '/picture/300x300/media/pan-linea.webp',
    '/picture/300x300.AAAAAAAAAAAA/media/pan-linea.webp',
    '/picture/400/admin',
  ])('does not exist at %s, without a request to Shopware', async (path) => {
    const before = gateway.upstream.calls.length;
    expect((await get(path)).status).toBe(404);
    expect(gateway.upstream.calls.length).toBe(before);
  });
});

describe('an original that cannot be resized', () => {
  test('is sent unchanged if it is an SVG, whose scripts cannot run', async () => {
    serve('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answer = await get('/picture/400/media/logo.png');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('is sent unchanged if it has too many pixels', async () => {
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
});
