import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';

const gateway = testGateway({ RATE_LIMIT_PER_MINUTE: '12', TRUST_PROXY: 'true' });

async function widthOf(path: string, address: string): Promise<number> {
  const answer = await fetch(gateway.url + path, {
    headers: { accept: 'image/webp', 'x-forwarded-for': address },
  });
  expect(answer.status).toBe(200);
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
}

test('an address beyond its budget gets cached renditions, or originals', async () => {
  const path = (width: number) => `/picture/${width}/media/pan-linea.webp`;
  const original = await widthOf('/media/pan-linea.webp', '203.0.113.1');
  const widths: number[] = [];
  for (const width of [100, 200, 300, 400, 500]) widths.push(await widthOf(path(width), '203.0.113.2'));
  expect(widths).toEqual([100, 200, 300, original, original]);
  expect(await widthOf(path(100), '203.0.113.2')).toBe(100);
  expect(await widthOf(path(400), '203.0.113.3')).toBe(400);
});
