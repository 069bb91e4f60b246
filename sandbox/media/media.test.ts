import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let media: Entity;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const path = `/store-api/product/${PLACEHOLDERS['product']}`;
  media = part(await new Client(sandbox.url).object('POST', path, {}), 'product', 'cover', 'media');
});

afterAll(() => sandbox.close());

async function picture(url: unknown): Promise<Metadata> {
  const response = await fetch(String(url));
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

describe('pictures', () => {
  it('are as wide and high as their metadata says', async () => {
    const { width, height, format } = await picture(media['url']);
    expect({ width, height }).toEqual({
      width: part(media, 'metaData')['width'],
      height: part(media, 'metaData')['height'],
    });
    expect(format).toBe('webp');
  });

  it('come in thumbnails of 400, 800 and 1600 px', async () => {
    const thumbnails = list(media, 'thumbnails');
    expect(thumbnails.map(({ width }) => width)).toEqual([400, 800, 1600]);
    const { width, height } = await picture(thumbnails[0]?.['url']);
    expect({ width, height }).toEqual({ width: thumbnails[0]?.['width'], height: thumbnails[0]?.['height'] });
  });

  it('come in thumbnails wider than themselves, too', async () => {
    const [, , wide] = list(media, 'thumbnails');
    const { width, height } = await picture(wide?.['url']);
    expect({ width, height }).toEqual({ width: wide?.['width'], height: wide?.['height'] });
    expect(width).toBeGreaterThan(Number(part(media, 'metaData')['width']));
  });

  it('exist in no other size and under no other name', async () => {
    expect((await fetch(`${sandbox.url}/media/nothing.webp`)).status).toBe(404);
    expect(
      (await fetch(String(media['url']).replace('/media/', '/thumbnail/').replace('.webp', '_9x9.webp')))
        .status,
    ).toBe(404);
  });
});
