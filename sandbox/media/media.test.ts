import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let folder: string;
let media: Entity;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  sandbox = await startSandbox({ port: 0, pictures: folder });
  const path = `/store-api/product/${PLACEHOLDERS['product']}`;
  media = part(await new Client(sandbox.url).object('POST', path, {}), 'product', 'cover', 'media');
});

afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

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

  it('are drawn once however many ask at the same time, and kept', async () => {
    const url = String(list(media, 'thumbnails')[1]?.['url']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const files = await readdir(join(folder, '1'));
    expect(files.filter((name) => name.endsWith('_800.webp'))).toHaveLength(1);
  });

  it('exist in no other size and under no other name', async () => {
    expect((await fetch(`${sandbox.url}/media/nothing.webp`)).status).toBe(404);
    expect(
      (await fetch(String(media['url']).replace('/media/', '/thumbnail/').replace('.webp', '_9x9.webp')))
        .status,
    ).toBe(404);
  });
});
